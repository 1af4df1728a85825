/** The names that the engine uses, for drawings that go through all of them. */
import type { Bag, Cell, InselnView, Tile } from "./view";

export type Face = Tile["face"];
export type Landscape = NonNullable<Cell["coast"]>;
export type Extension = keyof NonNullable<InselnView["supply"]>;
export type Bonus = NonNullable<InselnView["bonus"]>;
export type Wind = NonNullable<InselnView["wind"]>;

export const LANDSCAPES: Landscape[] = ["forest", "swamp", "meadow", "canyon", "desert", "mountains"];
export const BAG_FACES: (keyof Bag["faces"])[] = [...LANDSCAPES, "joker", "city", "monument"];
export const EXTENSIONS: Extension[] = ["lighthouse", "park", "windmill", "observatory", "dam"];
