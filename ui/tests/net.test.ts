import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, socketUrl, type ConnectionState } from "../src/shell/table/net";
import type { FromServer } from "../src/shell/wire";
import { face, FakeSocket, move, news, now, seat, table } from "./helpers";

let sockets: FakeSocket[];
let heard: FromServer[];
let states: ConnectionState[];
let waits: { run: () => void; ms: number }[]; // before it tries again
let beats: { run: () => void; at: number }[];
let clock: number; // ms
let connection: Connection;

const at = (length: number) => now(length, { A: face() }, ["A"]);
const socket = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, heard, states, waits, beats, clock] = [[], [], [], [], [], 0];
  connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), socket()),
    tokens: ["secret"],
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    wait: (run, ms) => (ms === 2000 ? -beats.push({ run, at: clock + ms }) : waits.push({ run, ms })),
    forget: (timer) => timer < 0 && (beats[-timer - 1]!.at = Infinity),
    now: () => clock,
  });
  socket().open();
});

/** Time goes by: what is due is done. */
function pass(ms: number, then: () => void = () => {}): void {
  const end = clock + ms;
  while (clock < end) {
    clock += 100;
    for (const beat of beats.filter(({ at }) => at <= clock)) {
      beat.at = Infinity;
      beat.run();
    }
    then();
  }
}

const answerPings = () => {
  const asked = socket().sent.filter((message) => message.do === "ping").length;
  if (asked > answered) [answered] = [asked, socket().say({ is: "pong" })];
};
let answered = 0;
beforeEach(() => (answered = 0));

it("finds the socket below any path, with or without TLS", () => {
  expect(socketUrl("http://host:1/#/t/x/secret", "x")).toBe("ws://host:1/api/tables/x/ws");
  expect(socketUrl("https://host/games/cloud/#/t/x", "x")).toBe("wss://host/games/cloud/api/tables/x/ws");
});

describe("greeting", () => {
  it("says hello first, and nothing else before the answer", () => {
    connection.ask({ do: "act", seat: "A", seq: 0, lines: ["done"] });
    expect(socket().sent).toEqual([{ do: "hello", tokens: ["secret"], seq: -1 }]);
    socket().say(table(at(3)));
    expect(socket().sent.map((message) => message.do)).toEqual(["hello", "act"]);
    expect(states.at(-1)).toBe("open");
  });
});

describe("after a loss", () => {
  it("comes back with what it has seen, waiting longer each time", () => {
    socket().say(table(at(3)));
    socket().break();
    expect(states.at(-1)).toBe("lost");
    for (let i = 0; i < 12; i++) {
      waits.at(-1)!.run();
      socket().break();
    }
    expect(waits[1]!.ms).toBeGreaterThan(400);
    expect(Math.max(...waits.map((wait) => wait.ms))).toBeLessThanOrEqual(10_000);
    waits.at(-1)!.run();
    socket().open();
    expect(socket().sent).toEqual([{ do: "hello", tokens: ["secret"], seq: 3 }]);
  });

  it("sends again what was not answered, with the same id, and only that", () => {
    socket().say(table(at(3)));
    const answered = connection.ask({ do: "why", seat: "A", targets: ["x"] });
    const lost = connection.ask({ do: "act", seat: "A", seq: 3, lines: ["done"] });
    expect(answered).not.toBe(lost);
    socket().say({ is: "why", id: answered, seq: 3, reasons: [] });
    socket().break();
    waits.at(-1)!.run();
    socket().open();
    expect(socket().sent).toHaveLength(1);
    socket().say(news(at(4), [move(3, "A", "done")], { back: 3, seats: [seat("A")] }));
    expect(socket().sent.slice(1)).toEqual([{ do: "act", id: lost, seat: "A", seq: 3, lines: ["done"] }]);
    socket().say({ is: "ack", id: lost, seq: 4 });
    socket().break();
    waits.at(-1)!.run();
    socket().open();
    socket().say(news(at(4), [], { back: 4 }));
    expect(socket().sent.map((message) => message.do)).toEqual(["hello"]);
  });

  it("does not listen to a socket it has given up", () => {
    const old = socket();
    connection.reconnect();
    expect(old.closed).toBe(true);
    old.say(table(at(3)));
    expect(heard).toEqual([]);
    connection.close();
    expect(states.at(-1)).toBe("closed");
  });
});

describe("a line that swallows everything", () => {
  beforeEach(() => socket().say(table(at(3))));

  it("is asked when it is silent, and stays when it answers", () => {
    pass(60_000, answerPings);
    expect(answered).toBeGreaterThan(10);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("open");
    expect(heard.map((message) => message.is)).toEqual(["table"]);
  });

  it.each([0, 1000, 1900])("is noticed within ten seconds, said, and mended (%i ms after it was heard)", (later) => {
    pass(later);
    socket().say({ is: "seats", seats: [], listed: false });
    pass(9900);
    expect(states.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
    waits.at(-1)!.run();
    socket().open();
    expect(socket().sent).toEqual([{ do: "hello", tokens: ["secret"], seq: 3 }]);
  });

  it("has swallowed a move, which is sent again, once", () => {
    const id = connection.ask({ do: "act", seat: "A", seq: 3, lines: ["done"] });
    pass(9900);
    waits.at(-1)!.run();
    socket().open();
    socket().say(news(at(3), [], { back: 3 }));
    expect(socket().sent.filter((message) => message.do === "act")).toEqual([
      { do: "act", id, seat: "A", seq: 3, lines: ["done"] },
    ]);
    socket().say({ ...news(at(4), [move(3, "A", "done")]), ack: id });
    pass(60_000, answerPings);
    expect(socket().sent.filter((message) => message.do === "act")).toHaveLength(1);
  });

  it("is not given up because the page slept: it is asked first", () => {
    clock += 3_600_000;
    pass(100);
    expect(states.at(-1)).toBe("open");
    expect(socket().last("ping")).toBeDefined();
    pass(60_000, answerPings);
    expect(sockets).toHaveLength(1);
  });

  it("is made anew at once when the page is looked at again after a silence", () => {
    connection.returned();
    expect(sockets).toHaveLength(1);
    clock += 5000;
    connection.returned();
    expect(sockets).toHaveLength(2);
  });

  it("is given up before it has answered at all, and given more time with each try", () => {
    const times = [];
    for (let i = 0; i < 3; i++) {
      connection.restart();
      const before = clock;
      while (states.at(-1) !== "lost" || !socket().closed) pass(100);
      times.push(clock - before);
    }
    expect(times[0]).toBeLessThanOrEqual(10_000);
    expect(times[2]).toBeGreaterThan(times[0]!);
  });
});

describe("duplicates", () => {
  it("hears news once, but learns who is here and that its own act is done", () => {
    socket().say(table(at(3)));
    const first = news(at(4), [move(3, "B")]);
    socket().say(first);
    socket().say(first);
    expect(heard.filter((message) => message.is === "news")).toHaveLength(1);
    socket().say({ ...first, ack: "x", seats: [seat("A")] });
    expect(heard.slice(-2).map((message) => message.is)).toEqual(["seats", "ack"]);
  });

  it("counts what it has seen, and nothing that may overtake its news", () => {
    socket().say(table(at(3)));
    socket().say({ is: "seats", seats: [seat("A")], listed: false });
    socket().say({ is: "ack", id: "x", seq: 7 });
    expect(connection.seq).toBe(3);
    socket().say(news(at(4), [move(3, "B")]));
    expect(connection.seq).toBe(4);
    connection.restart();
    socket().open();
    expect(socket().last("hello")?.seq).toBe(-1);
  });
});

it("gives every request an id of its own", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  const ids = new Set(Array.from({ length: 100 }, () => connection.ask({ do: "rematch" })));
  expect(ids.size).toBe(100);
  random.mockRestore();
});

describe("a secret that is being changed", () => {
  it("is asked for in its other form if one opens nothing", () => {
    const spare = new Map([["old", "new"]]);
    const own = new Connection({
      open: () => (sockets.push(new FakeSocket()), socket()),
      tokens: ["mine", "old"],
      spare,
      hear: (message) => heard.push(message),
      state: () => {},
      wait: () => 0,
      forget: () => {},
      now: () => clock,
    });
    socket().open();
    expect(socket().last("hello")?.tokens).toEqual(["mine", "old"]);
    socket().say({ is: "error", code: "token", message: "This link opens no seat." });
    socket().open();
    expect(socket().last("hello")?.tokens).toEqual(["mine", "new"]);
    socket().say({ is: "error", code: "token", message: "This link opens no seat." });
    expect(heard.at(-1)?.is).toBe("error"); // and only once
    own.close();
  });
});

it("says that nobody looks: when that changes, with each ping, and after coming back", () => {
  let away = true;
  const own = new Connection({
    open: () => (sockets.push(new FakeSocket()), socket()),
    tokens: [],
    hear: () => {},
    state: () => {},
    away: () => away,
    wait: () => 0,
    forget: () => {},
  });
  socket().open();
  own.looked(); // not before it is greeted
  socket().say(table(at(3)));
  expect(socket().sent.slice(1)).toEqual([{ do: "ping", away: true }]);
  away = false;
  own.looked();
  expect(socket().sent.at(-1)).toEqual({ do: "ping" });
});
