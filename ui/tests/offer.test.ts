import { describe, expect, it } from "vitest";
import { buttonId, buttons, fold, glows, groups, means, narrow, settle, word } from "../src/shell/table/offer";

const place = ["r0", "r1"].flatMap((turn) =>
  ["g5", "e7"].map((space) => ({
    line: `place ${space} ${turn}`,
    targets: ["verb:place", `space:${space}`, `turn:${turn}`],
  })),
);
const done = { line: "done", targets: ["verb:done"] };

describe("narrowing", () => {
  it("keeps the actions that mean every pick", () => {
    expect(narrow(place, ["space:g5"]).map((action) => action.line)).toEqual(["place g5 r0", "place g5 r1"]);
    expect(narrow(place, ["space:g5", "turn:r1"]).map((action) => action.line)).toEqual(["place g5 r1"]);
    expect(narrow(place, ["space:a1"])).toEqual([]);
  });

  it("takes a whole action for one thing", () => {
    expect(means(place[0]!, "act:place g5 r0")).toBe(true);
    expect(means(place[0]!, "act:place g5")).toBe(false);
    expect(narrow(place, ["act:place e7 r1"])).toHaveLength(1);
  });

  it("lets glow what can still be picked, and nothing twice", () => {
    expect(glows(place, [], "space:g5")).toBe(true);
    expect(glows(place, ["space:g5"], "space:g5")).toBe(false);
    expect(glows(narrow(place, ["space:g5"]), ["space:g5"], "space:e7")).toBe(false);
    expect(glows(place, [], "act:place g5 r1")).toBe(true);
  });
});

describe("settling", () => {
  it("takes the only action left", () => {
    expect(settle([done], {})?.line).toBe("done");
    const walkway = { line: "walkway g7-i7", targets: ["verb:walkway", "cell:g7", "cell:i7"] };
    const settled = (...picks: string[]) => settle([walkway], {}, picks)?.line;
    expect(settled("cell:g7")).toBeUndefined(); // one end: the other one has to be chosen, too
    expect(settled("cell:g7", "cell:i7")).toBe("walkway g7-i7");
    expect(settled("act:walkway g7-i7")).toBe("walkway g7-i7");
    expect(settle([], {})).toBeNull();
    expect(settle(place, {})).toBeNull();
  });

  it("uses a preference when nothing else is open", () => {
    const left = narrow(place, ["space:e7"]);
    expect(settle(left, { turn: "r1" })?.line).toBe("place e7 r1");
    expect(settle(left, { turn: "r3" })).toBeNull();
    expect(settle(place, { turn: "r1" })).toBeNull();
  });
});

const action = (line: string, ...things: string[]) => ({ line, targets: [`verb:${line.split(" ")[0]}`, ...things] });
const lines = (actions: { line: string }[]) => actions.map((one) => one.line);
const trades = ["AAy", "ABy", "yyy"].flatMap((three) =>
  ["A", "yellow"].map((cube) => action(`trade ${three} ${cube}`, `~three:${three}`, `~cube:${cube}`)),
);

describe("buttons", () => {
  it("are verbs without things", () => {
    expect(buttons([...place, done])).toEqual([done]);
    expect(["turn:r1", "pile", "~cube:A"].map(word)).toEqual(["turn", "pile", "cube"]);
  });

  it("are actions whose things lie nowhere on the table", () => {
    expect(buttons([...place, ...trades])).toEqual(trades);
    expect([done, trades[0]!].map(buttonId)).toEqual(["verb:done", "act:trade AAy A"]);
  });

  const move = action("move c4", "panel:c4");
  const gain = action("gain c4", "panel:c4");

  it("are verbs, once everything else is picked", () => {
    const offer = [move, gain, action("move c5", "panel:c5")];
    expect(buttons(offer)).toEqual([]);
    expect(lines(buttons(narrow(offer, ["panel:c4"]), ["panel:c4"]))).toEqual(["move c4", "gain c4"]);
  });

  it("are verbs also where one pick means several things", () => {
    const left = ["build", "sell"].map((verb) => action(`${verb} x`, "house:x", "street:1"));
    expect(buttons(left, ["street:1"])).toEqual(left);
  });

  it("stand beside what can still be clicked", () => {
    const left = [action("stay a1", "cell:a1"), action("walk a1-b1", "cell:a1", "cell:b1")];
    expect(lines(buttons(left, ["cell:a1"]))).toEqual(["stay a1"]);
  });
});

describe("many buttons", () => {
  const pay = action("pay");
  const replace = ["own", "yellow"].map((cost) => action(`replace ${cost}`, `~cost:${cost}`));

  const none = () => false;

  it("stay as they are as long as they are few", () => {
    expect(fold([pay, ...replace], 6, none)).toEqual({ plain: [pay, ...replace], folds: [] });
  });

  it("fold by verb, the largest first", () => {
    const { plain, folds } = fold([pay, ...replace, ...trades], 6, none);
    expect(lines(plain)).toEqual(["pay", "replace own", "replace yellow"]);
    expect(folds.map(({ verb, actions }) => [verb, actions.length])).toEqual([["trade", 6]]);
    expect(fold([pay, ...replace, ...trades], 3, none).folds.map(({ verb }) => verb)).toEqual(["trade", "replace"]);
  });

  it("fold sooner where the game has a menu for them", () => {
    const menu = (verb: string) => verb === "trade";
    expect(fold(trades.slice(0, 4), 6, menu).folds).toHaveLength(1);
    expect(fold(trades.slice(0, 3), 6, menu).folds).toEqual([]);
  });

  it("cannot fold verbs that stand alone", () => {
    const alone = ["a", "b", "c"].map((line) => action(line));
    expect(fold(alone, 2, none)).toEqual({ plain: alone, folds: [] });
  });

  it("are grouped by what they name last", () => {
    expect(groups(trades).map(({ target, actions }) => [target, actions.length])).toEqual([
      ["~cube:A", 3],
      ["~cube:yellow", 3],
    ]);
  });
});
