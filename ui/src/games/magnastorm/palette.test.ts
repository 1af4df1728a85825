/** The colours of Magnastorm: words can be read, and lines be seen. */
import shared from "../../style/tokens.css?raw";
import { Palette } from "../../../tests/palette";
import own from "./tokens.css?raw";

const palette = new Palette(shared, own);

palette.readable(
  ["ms-quiet-lit", "ms-void"],
  ["ms-storm-lit", "ms-void"],
  ["ms-quiet-lit", "ms-quiet-deep"],
  ["brass-2", "ms-space-lit"],
  ["ink", "ms-storm-lit"],
);
palette.visible(["ms-orbit", "ms-quiet"], ["ms-orbit", "ms-storm"], ["glow", "ms-quiet"], ["glow", "ms-storm"]);
