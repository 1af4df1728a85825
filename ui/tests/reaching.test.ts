import { beforeEach, expect, it } from "vitest";
import type { Draft } from "../src/shell/table/net";
import { Reaching } from "../src/shell/table/reaching.svelte";
import type { Channel, Channels } from "../src/shell/wire";

let asked: Draft[];
let reaching: Reaching;

beforeEach(() => {
  asked = [];
  reaching = new Reaching((draft) => `${asked.push(draft)}`);
});

const hook: Channel = { kind: "hook", to: "https://here/…", confirmed: true, at: 0, fault: "", fact: "" };
const said = (id: string): Channels => ({ is: "channels", id, seat: "A", can: ["hook"], channels: [hook] });

it("is busy until a test is answered, whatever else is said meanwhile", () => {
  reaching.test("A", "hook");
  expect(asked).toEqual([{ do: "try", seat: "A", kind: "hook" }]);
  reaching.hear(said(""));
  expect(reaching.busy).toBe("hook");
  reaching.hear(said("1"));
  expect([reaching.busy, reaching.of("hook"), reaching.of("mail")]).toEqual([null, hook, undefined]);
});

it("tells a refusal of its own from others", () => {
  reaching.test("A", "hook");
  expect(reaching.failed({ is: "error", code: "turn", message: "Not now.", id: "7" })).toBe(false);
  expect(reaching.failed({ is: "error", code: "flood", message: "Too often.", id: "1" })).toBe(true);
  expect([reaching.busy, reaching.refused]).toEqual([null, { kind: "hook", why: "Too often." }]);
});
