import { describe as about, expect, it } from "vitest";
import { describe, fieldsOf, short, thingsIn, wordsOf } from "./plain";

const view = {
  seat: "A",
  round: 2,
  rounds: null,
  last_roll: 4,
  hand: ["3", "?"],
  players: [{ seat: "A", points: 7, out: false }],
};

about("a plain drawing", () => {
  it("tells every field but those of the header", () => {
    expect(fieldsOf(view).map(([name]) => name)).toEqual(["last roll", "hand", "players"]);
  });

  it("says short things in a line and records row by row", () => {
    expect(short(["3", "?"])).toBe("3  ?");
    expect(describe(view)[2]!.lines).toEqual(["1 seat A", "1 points 7", "1 out no"]);
  });

  it("finds what can be clicked, once, and not what is only said", () => {
    const left = [
      { line: "play 3", targets: ["verb:play", "card:3"] },
      { line: "give 3 A", targets: ["verb:give", "card:3", "~seat:A"] },
    ];
    expect(thingsIn(left)).toEqual(["card:3"]);
  });

  it("names a thing by its message, or by itself", () => {
    const say = (message: string) => (message === "card-3" ? "the three" : message);
    expect(wordsOf("card:3", { say })).toBe("the three");
    expect(wordsOf("pile", { say })).toBe("pile");
  });
});
