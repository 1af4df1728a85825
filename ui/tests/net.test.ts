import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, socketUrl, type ConnectionState } from "../src/shell/table/net";
import type { FromServer } from "../src/shell/wire";
import { face, FakeSocket, move, news, now, seat, table } from "./helpers";

let sockets: FakeSocket[];
let heard: FromServer[];
let states: ConnectionState[];
let waits: { run: () => void; ms: number }[];
let connection: Connection;

const at = (length: number) => now(length, { A: face() }, ["A"]);
const socket = () => sockets.at(-1)!;

beforeEach(() => {
  [sockets, heard, states, waits] = [[], [], [], []];
  connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), socket()),
    tokens: ["secret"],
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    wait: (run, ms) => waits.push({ run, ms }),
    forget: () => {},
  });
  socket().open();
});

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
    socket().say({ is: "seats", seats: [seat("A")] });
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
