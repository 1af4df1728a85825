/** The colours of Cloud City: towers can be told apart also by the colour-blind. */
import shared from "../../style/tokens.css?raw";
import { Palette } from "../../../tests/palette";
import own from "./tokens.css?raw";

const palette = new Palette(shared, own);

palette.distinct("cc-blue-left-low", "cc-green-left-low", "cc-sand-left-low");
