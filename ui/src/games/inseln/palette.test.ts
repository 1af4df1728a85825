/** The colours of Die Inseln im Nebel: words can be read, and landscapes be told apart. */
import shared from "../../style/tokens.css?raw";
import { Palette } from "../../../tests/palette";
import own from "./tokens.css?raw";

const palette = new Palette(shared, own);

palette.readable(["ink", "in-fog"], ["ink", "in-fog-low"], ["in-sepia", "in-chart"], ["in-sepia", "in-sea"]);
palette.visible(["brass-ink", "in-fog"], ["brass-ink", "in-desert"], ["in-rock", "in-fog"]);
palette.distinct("in-forest", "in-swamp", "in-meadow", "in-canyon", "in-desert", "in-mountains");
