/** The colours of CloudAge: words can be read, and lines be seen. */
import shared from "../../style/tokens.css?raw";
import { Palette } from "../../../tests/palette";
import own from "./tokens.css?raw";

const palette = new Palette(shared, own);

palette.readable(
  ["ca-energy", "paper"],
  ["ca-water", "paper"],
  ["ca-metal", "paper"],
  ["ca-cards", "paper"],
  ["ca-points", "paper"],
  ["ca-tiles", "paper"],
  ["ca-soot", "ca-dust"],
  ["paper", "ca-soot"],
);
palette.visible(
  ["ca-leaf-low", "ca-dust"],
  ["glow", "ca-soot"],
  ["ca-card-green", "paper"],
  ["ca-card-blue", "paper"],
  ["ca-card-yellow", "paper"],
);
