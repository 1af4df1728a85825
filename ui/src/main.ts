import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

// A new version of the page has other file names; whoever still has the old one open gets the new one.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("cloudtop.reloaded") ?? 0) < 10_000) return;
  sessionStorage.setItem("cloudtop.reloaded", String(Date.now()));
  location.reload();
});

mount(App, { target: document.getElementById("app")! });
