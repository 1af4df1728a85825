import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { muted } from "../src/shell/table/muted.svelte";
import { HOVER } from "../src/shell/table/curiosity.svelte";
import { buttons } from "../src/shell/table/offer";
import { FORCED, Sitting } from "../src/shell/table/sitting.svelte";
import { PACE } from "../src/shell/table/pump";
import { Text } from "../src/shell/text";
import type { Face } from "../src/shell/wire";
import { face, FakeSocket, move, news, now, seat, table } from "./helpers";

let socket: FakeSocket;
let sitting: Sitting;

const OFFER: [string, string[]][] = ["g5", "e7"].flatMap((space) =>
  ["r0", "r1"].map((turn): [string, string[]] => [
    `place ${space} ${turn}`,
    ["verb:place", `space:${space}`, `turn:${turn}`],
  ]),
);
const mine = (changes: Partial<Face> = {}) => ({ A: face(OFFER, changes) });

function sit(at = now(3, mine(), ["A"]), changes = {}): void {
  socket = new FakeSocket();
  sitting = new Sitting({ open: () => socket, tokens: ["secret"], still: () => false });
  sitting.text = new Text("forced = No choice: { $line }\ndo-place = Lay it on { $space }\n");
  socket.open();
  socket.say(table(at, changes));
}

beforeEach(() => {
  vi.useFakeTimers();
  sit();
});
afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

it("waits for a place where there is none, and does not take that for a table that is not there", () => {
  sitting = new Sitting({ open: () => (socket = new FakeSocket()), tokens: [], still: () => false });
  const first = socket;
  first.open();
  first.say({ is: "error", code: "busy", message: "100 people are looking on at this table already." });
  first.break(1008);
  expect(sitting.refused).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(socket).not.toBe(first);
  socket.open();
  socket.say(table(now(3, mine(), ["A"])));
  expect(sitting.now?.length).toBe(3);
});

describe("clicking", () => {
  it("narrows until one action is left, and sends it", () => {
    expect(sitting.mine).toBe(true);
    sitting.click("space:g5");
    expect(sitting.picks).toEqual(["space:g5"]);
    expect(sitting.left.map((action) => action.line)).toEqual(["place g5 r0", "place g5 r1"]);
    expect(["turn:r1", "space:e7"].map((id) => sitting.glows(id))).toEqual([true, false]);
    expect(sitting.picked("space:g5")).toBe(true);
    sitting.click("turn:r1");
    expect(socket.last("act")).toMatchObject({ seat: "A", seq: 3, lines: ["place g5 r1"] });
    expect(sitting.mine).toBe(false);
    expect(sitting.picked("space:g5")).toBe(true);
  });

  it("takes a preference for the one word that is open", () => {
    sitting.prefer("turn", "r1");
    sitting.click("space:e7");
    expect(socket.last("act")?.lines).toEqual(["place e7 r1"]);
  });

  it("takes a whole action at once, and sends nothing twice", () => {
    sitting.click("act:place e7 r0");
    sitting.click("act:place e7 r1");
    expect(socket.sent.filter((message) => message.do === "act")).toHaveLength(1);
  });

  it("leaves the verb open where a thing serves two", () => {
    const offer: [string, string[]][] = ["move", "gain"].map((verb) => [`${verb} c4`, [`verb:${verb}`, "panel:c4"]]);
    sit(now(3, { A: face(offer) }, ["A"]));
    sitting.click("panel:c4");
    expect(buttons(sitting.left, sitting.picks)).toHaveLength(2);
    sitting.act(sitting.left[1]!);
    expect(socket.last("act")?.lines).toEqual(["gain c4"]);
  });

  it("lets a person change their mind", () => {
    sitting.click("space:g5");
    sitting.click("space:e7");
    expect(sitting.picks).toEqual(["space:e7"]);
    sitting.click("space:e7");
    expect(sitting.picks).toEqual([]);
  });

  it("keeps what is half chosen while others decide at the same time", () => {
    sitting.click("space:g5");
    socket.say(news(now(4, mine(), ["A"]), [move(3, "B", "bet 1")]));
    vi.advanceTimersByTime(5000);
    expect(sitting.picks).toEqual(["space:g5"]);
    socket.say(news(now(3, mine(), ["A", "B"]), [], { back: 3 }));
    expect(sitting.picks).toEqual(["space:g5"]);
  });

  it("forgets what is half chosen when the offer is another one, or the same one again", () => {
    sitting.click("space:g5");
    socket.say(news(now(4, { A: face(OFFER.slice(0, 2)) }, ["A"]), [move(3, "B", "bet 1")]));
    vi.advanceTimersByTime(5000);
    expect(sitting.picks).toEqual([]);
    sitting.click("act:place g5 r0");
    const ack = socket.last("act")!.id;
    sitting.click("space:g5");
    socket.say(news(now(5, { A: face(OFFER.slice(0, 2)) }, ["A"]), [move(4, "A", "place g5 r0")], { ack }));
    expect([sitting.picks, sitting.mine]).toEqual([[], true]);
  });

  it("gives the offer back when the server refuses", () => {
    sitting.click("act:place e7 r0");
    socket.say({ is: "error", id: socket.last("act")!.id, code: "illegal", message: "Not now." });
    expect(sitting.mine).toBe(true);
    expect(sitting.notes.list.at(-1)).toMatchObject({ kind: "error", text: "Not now." });
  });

  it("says what was done, once it is", () => {
    sitting.click("act:place e7 r0");
    const ack = socket.last("act")!.id;
    const laid = { name: "place", seat: "A", rule: "R-1", facts: {} };
    socket.say(news(now(4, { A: face() }, ["B"]), [move(3, "A", "place e7 r0", [laid])], { ack }));
    expect(sitting.notes.list.map((note) => note.kind)).toEqual(["did"]);
  });

  it("says what chance made of it, and only that", () => {
    sitting.click("act:place e7 r0");
    const ack = socket.last("act")!.id;
    const event = (name: string, seat = "A") => ({ name, seat, rule: "R-1", facts: {} });
    const moves = [
      move(3, "A", "place e7 r0", [event("place")]),
      move(4, "chance", "tile D", [event("draw")]),
      move(5, "B", "place e7 r0", [event("place", "B")]),
      move(6, "chance", "tile D", [event("late")]),
    ];
    socket.say(news(now(7, { A: face() }, ["B"]), moves, { ack }));
    expect(sitting.notes.list.map((note) => note.text.split("; ").length)).toEqual([2]);
  });

  it("tells of what others bring upon one", () => {
    sit(now(3, { A: face() }, ["B"]));
    sitting.felt = ["lost"];
    const event = (name: string, seat: string) => ({ name, seat, rule: "R-1", facts: {} });
    socket.say(news(now(4, { A: face() }, ["B"]), [move(3, "B", "take b", [event("lost", "A"), event("won", "B")])]));
    socket.say(news(now(5, { A: face() }, ["B"]), [move(4, "A", "give b", [event("lost", "A")])]));
    vi.advanceTimersByTime(5000);
    expect(sitting.notes.list.filter(({ text }) => text.includes("lost"))).toHaveLength(1);
  });

  it("tells that a bot failed", () => {
    sitting.text = new Text("web-bot-failed = { $who } gives way to { $level }.\nbot-greedy = Greedy\n");
    socket.say({ is: "notice", what: "bot-failed", seat: "B", bot: "greedy" });
    expect(sitting.notes.list.at(-1)).toMatchObject({ kind: "note", text: "NameB gives way to Greedy." });
  });

  it("waits for the news of what is kept", () => {
    sitting.click("act:place e7 r0");
    socket.say({ is: "kept", id: socket.last("act")!.id, seq: 4 });
    expect([sitting.mine, sitting.sent?.line]).toEqual([false, "place e7 r0"]);
  });

  it("says nothing of a move that did nothing yet", () => {
    sitting.click("act:place e7 r0");
    const ack = socket.last("act")!.id;
    socket.say(news(now(4, { A: face() }, ["B"]), [move(3, "A", "place e7 r0")], { ack }));
    expect(sitting.notes.list).toEqual([]);
  });
});

describe("stepping back", () => {
  const undo = { count: 1, reason: "chance" as const };

  it("drops the last pick first", () => {
    sitting.click("space:g5");
    expect(sitting.escape()).toBe(true);
    expect(sitting.picks).toEqual([]);
    expect(sitting.escape()).toBe(false);
  });

  it("takes back an own move that had no effect yet, and no other", () => {
    const quiet = [move(0, "chance"), move(1, "chance"), move(2, "A", "choose X")];
    sit(now(3, mine({ undo }), ["A"]), { moves: quiet });
    sitting.escape();
    expect(socket.last("undo")).toMatchObject({ seat: "A", seq: 3, to: 2 });
    const loud = move(2, "A", "place", [{ name: "place", seat: "A", rule: "X", facts: {} }]);
    sit(now(3, mine({ undo }), ["A"]), { moves: [...quiet.slice(0, 2), loud] });
    expect(sitting.escape()).toBe(false);
    expect(sitting.undoable).toHaveLength(1);
  });

  it("switches to another thing of a choice that had no effect yet", () => {
    const choose = ["X", "Y"].map((tile): [string, string[]] => [`choose ${tile}`, ["verb:choose", `tile:${tile}`]]);
    const choosing = (at: number) => now(at, { A: face(choose) }, ["A"]);
    sit(choosing(3));
    sitting.click("tile:X");
    const ack = socket.last("act")!.id;
    socket.say(news(now(4, mine({ undo }), ["A"]), [move(3, "A", "choose X")], { ack }));
    sitting.click("tile:Z");
    sitting.click("tile:X"); // neither another tile, nor the same one
    expect(socket.last("undo")).toBeUndefined();
    sitting.click("tile:Y");
    expect(socket.last("undo")).toMatchObject({ seat: "A", to: 3 });
    socket.say(news({ ...choosing(3), seq: 5 }, [], { seq: 5, back: 3 }));
    expect(socket.last("act")?.lines).toEqual(["choose Y"]);
  });

  it("does not switch once the choice has had an effect", () => {
    sit(
      now(
        3,
        {
          A: face([
            ["place X", ["verb:place", "tile:X"]],
            ["place Y", ["verb:place", "tile:Y"]],
          ]),
        },
        ["A"],
      ),
    );
    sitting.click("tile:X");
    const events = [{ name: "place", seat: "A", rule: "X", facts: {} }];
    socket.say(news(now(4, mine({ undo }), ["A"]), [move(3, "A", "place X", events)], { ack: socket.last("act")!.id }));
    sitting.click("tile:Y");
    expect(socket.last("undo")).toBeUndefined();
    expect(socket.last("why")?.targets).toEqual(["tile:Y"]);
  });

  it("cuts the log as the server says", () => {
    socket.say(news(now(1, mine(), ["A"], { seq: 4 }), [], { seq: 4, back: 1 }));
    expect(sitting.moves).toHaveLength(1);
  });
});

describe("no choice", () => {
  const only = (count = 0) => ({ A: face([["done", ["verb:done"]]], { undo: { count, reason: "chance" } }) });

  it("plays the only button after a moment, and says so", () => {
    sit(now(3, only(), ["A"]));
    expect(socket.last("act")).toBeUndefined();
    vi.advanceTimersByTime(FORCED);
    expect(socket.last("act")?.lines).toEqual(["done"]);
    expect(sitting.notes.list.at(-1)?.text).toContain("done");
  });

  it("is stepped back over together with the move before", () => {
    const moves = [move(0, "chance"), move(1, "chance"), move(2, "A", "place g5 r0")];
    sit(now(3, only(1), ["A"]), { moves });
    vi.advanceTimersByTime(FORCED);
    const ack = socket.last("act")!.id;
    socket.say(news(now(4, mine({ undo: { count: 2, reason: "chance" } }), ["A"]), [move(3, "A", "done")], { ack }));
    expect(sitting.undoable.map((undone) => undone.n)).toEqual([2]);
    sitting.undo();
    expect(socket.last("undo")?.to).toBe(2);
  });

  it("leaves it to somebody to end their last turn", () => {
    const terms = { cost: {}, gain: {}, facts: { last: "turn" } };
    sit(now(3, { A: face([["done", ["verb:done"], terms]]) }, ["A"]));
    vi.advanceTimersByTime(10 * FORCED);
    expect(socket.last("act")).toBeUndefined();
  });

  it("does not play things on the board", () => {
    sit(now(3, { A: face([["draw 1", ["verb:draw", "row:1"]]]) }, ["A"]));
    vi.advanceTimersByTime(10 * FORCED);
    expect(socket.last("act")).toBeUndefined();
  });
});

describe("news", () => {
  const step = (length: number, waiting = "B") => news(now(length, { A: face() }, [waiting]), [move(length - 1, "B")]);

  it("of others is shown one after another", () => {
    for (let length = 4; length <= 6; length++) socket.say(step(length));
    vi.advanceTimersByTime(1);
    expect(sitting.moves).toHaveLength(4);
    vi.advanceTimersByTime(PACE);
    expect(sitting.moves).toHaveLength(5);
    vi.advanceTimersByTime(PACE);
    expect(sitting.moves).toHaveLength(6);
  });

  it("catches up when there is too much, or when the player acts", () => {
    for (let length = 4; length <= 12; length++) socket.say(step(length));
    expect(sitting.moves).toHaveLength(12);
    socket.say(step(13));
    socket.say(news(now(14, mine(), ["A"]), [move(13, "B")]));
    sitting.click("space:g5");
    expect(sitting.moves).toHaveLength(14);
    expect(sitting.picks).toEqual(["space:g5"]);
  });

  it("that does not fit makes the table ask for everything", () => {
    socket.say(step(9));
    vi.advanceTimersByTime(1);
    socket.open();
    expect(socket.last("hello")?.seq).toBe(-1);
  });
});

describe("why not", () => {
  it("asks after looking for a while, and remembers the answer", () => {
    sitting.look("space:a1");
    vi.advanceTimersByTime(HOVER - 1);
    expect(socket.last("why")).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(socket.last("why")).toMatchObject({ seat: "A", targets: ["space:a1"] });
    socket.say({
      is: "why",
      id: socket.last("why")!.id,
      seq: 3,
      reasons: [{ rule: "R-1", line: "", because: "", facts: {} }],
    });
    expect(sitting.why).toMatchObject({ id: "space:a1", pinned: false, reasons: [{ rule: "R-1" }] });
    sitting.look(null);
    expect(sitting.why).toBeNull();
    sitting.look("space:a1");
    vi.advanceTimersByTime(HOVER);
    expect(sitting.why?.reasons).toHaveLength(1);
    expect(socket.sent.filter((message) => message.do === "why")).toHaveLength(1);
  });

  it("does not ask about what glows, and keeps what was clicked", () => {
    sitting.look("space:g5");
    vi.advanceTimersByTime(HOVER);
    expect(socket.last("why")).toBeUndefined();
    sitting.click("space:a1");
    socket.say({ is: "why", id: socket.last("why")!.id, seq: 3, reasons: [] });
    sitting.look(null);
    expect(sitting.why).toMatchObject({ id: "space:a1", pinned: true });
    sitting.escape();
    expect(sitting.why).toBeNull();
  });

  it("keeps what was clicked when the answer to a longer look comes later", () => {
    sitting.look("space:a1");
    sitting.click("space:a1");
    vi.advanceTimersByTime(HOVER);
    const asked = socket.sent.filter((message) => message.do === "why");
    for (const { id } of asked)
      socket.say({ is: "why", id, seq: 3, reasons: [{ rule: "R-1", line: "", because: "", facts: {} }] });
    expect(asked).toHaveLength(2);
    expect(sitting.why).toMatchObject({ id: "space:a1", pinned: true });
  });
});

it("shows what a hint means, and plays it", () => {
  sitting.askHint();
  socket.say({
    is: "hint",
    id: "h",
    seq: 3,
    level: "greedy",
    advice: [{ line: "place e7 r1", worth: 100, tries: 1, lines: {} }],
  });
  expect(["space:e7", "space:g5", "verb:place"].map((id) => sitting.hinted(id))).toEqual([true, false, false]);
  sitting.playHint();
  expect(socket.last("act")?.lines).toEqual(["place e7 r1"]);
});

describe("one screen", () => {
  const both = { you: ["A", "B"], seats: [seat("A"), seat("B")] };

  it("is covered until the next person is ready", () => {
    sit(now(3, { A: face(OFFER), B: face() }, ["A"]), both);
    expect([sitting.cover, sitting.facing, sitting.mine]).toEqual(["A", null, false]);
    sitting.uncover();
    expect([sitting.cover, sitting.facing, sitting.mine]).toEqual([null, "A", true]);
    socket.say(news(now(4, { A: face(), B: face(OFFER) }, ["B"]), [move(3, "A", "x")]));
    vi.advanceTimersByTime(PACE);
    expect([sitting.cover, sitting.facing, sitting.mine]).toEqual(["B", "A", false]);
    sitting.uncover();
    expect([sitting.facing, sitting.mine]).toEqual(["B", true]);
  });

  it("needs no cover for one person, or at the end", () => {
    expect([sitting.cover, sitting.facing]).toEqual([null, "A"]);
    sit(now(3, { A: face(), B: face() }, [], { over: true }), both);
    expect(sitting.cover).toBeNull();
  });

  it("turns to the next person at once where nothing is hidden", () => {
    const both = { A: face(OFFER), B: face(OFFER) };
    sit(now(3, both, ["A"]), { you: ["A", "B"], open: true });
    expect([sitting.cover, sitting.facing, sitting.mine]).toEqual([null, "A", true]);
    socket.say(news(now(4, both, ["B"]), [move(3, "A")]));
    vi.advanceTimersByTime(PACE);
    expect([sitting.cover, sitting.facing, sitting.mine]).toEqual([null, "B", true]);
  });

  it("is covered from the beginning, whoever begins", () => {
    const three = { you: ["A", "B"], seats: [seat("A"), seat("B"), seat("C", { kind: "bot", bot: "greedy" })] };
    sit(now(3, { A: face(), B: face() }, ["C"]), three);
    expect(sitting.cover).toBe("A");
  });

  it("does not wait for a seat that a bot plays", () => {
    const seats = [seat("A", { kind: "bot", bot: "greedy" }), seat("B")];
    sit(now(3, { A: face(OFFER), B: face() }, ["A"]), { ...both, seats });
    expect([sitting.cover, sitting.mine]).toEqual([null, false]);
  });
});

it("has nothing to show where there is no table", () => {
  socket = new FakeSocket();
  sitting = new Sitting({ open: () => socket, tokens: [], still: () => true });
  socket.open();
  socket.say({ is: "error", code: "token", message: "There is no such table." });
  expect(sitting.refused).toBe("token");
});

it("tells two players of one name apart", () => {
  sit(now(0, mine(), ["A"]), { seats: [seat("A", { name: "Ada" }), seat("B", { name: "Ada" })] });
  expect(sitting.seats.map((other) => other.name)).toEqual(["Ada A", "Ada B"]);
});

describe("words to the table", () => {
  const word = (n: number, seat: string, text: string) => ({ n, seat, text });

  it("are heard once, also when one comes back, and those of others are said aloud", () => {
    sit(now(3, { A: face() }, ["B"]), { words: [word(1, "B", "Hello")] });
    socket.say({ is: "word", word: word(5, "B", "Take your time") });
    socket.say({ is: "word", word: word(6, "A", "Thanks") });
    socket.say(news(now(3, { A: face() }, ["B"]), [], { back: 3, words: [word(5, "B", "Take your time")] }));
    vi.advanceTimersByTime(5000);
    expect(sitting.words.map(({ text }) => text)).toEqual(["Hello", "Take your time", "Thanks"]);
    expect(sitting.notes.list.map(({ text }) => text)).toEqual(["NameB: Take your time"]);
  });

  it("of somebody who is muted are not", () => {
    sit(now(3, { A: face() }, ["B"]));
    muted.toggle("T", "B");
    socket.say({ is: "word", word: word(5, "B", "Well, well") });
    muted.toggle("T", "B");
    expect(sitting.notes.list).toEqual([]);
  });
});

it("offers no way back at a table that has none", () => {
  const mine = now(4, { A: face([], { undo: { count: 1, reason: "nothing" } }) }, ["A"]);
  const manners = { stand_in: "level:3", hints: true, undo: false };
  sit(mine, { manners, moves: [0, 1, 2, 3].map((n) => move(n, "A", "done")) });
  expect(sitting.undoable).toEqual([]);
});
