import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CLOUDTOP_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./", // the page works under any path prefix
  plugins: [svelte()],
  build: { outDir: "../src/cloudtop/web/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } }, // the words lie outside ui/
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], css: true, isolate: false }, // no test changes what another imports
});
