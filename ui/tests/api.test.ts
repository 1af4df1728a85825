import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, base, checkOptions, createTable, getGames, getSheet, refusal, Source } from "../src/shell/api";

const PAGE = "https://example.org/games/cloudtop/index.html#/t/abc/secret";

function answer(status: number, body: unknown) {
  return vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
}

beforeEach(() => vi.stubGlobal("location", { href: PAGE }));
afterEach(() => vi.unstubAllGlobals());

test("addresses are relative to the page, without its hash", async () => {
  expect(base().href).toBe("https://example.org/games/cloudtop/");
  const fetch = answer(200, []);
  vi.stubGlobal("fetch", fetch);
  await getGames();
  expect(String((fetch.mock.calls[0] as unknown[])[0])).toBe("https://example.org/games/cloudtop/api/games");
});

test("a refusal keeps its sentence and its rule", async () => {
  vi.stubGlobal("fetch", answer(400, { error: { message: "Too many.", rule: "CC-SET-01" } }));
  const error = await checkOptions("cloudcity", {}).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: "Too many.", rule: "CC-SET-01", status: 400 });
});

test.each(["<html>", "", "{}", '{"error":"x"}', "null"])("%j becomes a sentence too", (body) => {
  expect(refusal(502, body).message).toBe("The server answered with error 502.");
});

test("a server that is away is a sentence", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("x")));
  await expect(getGames()).rejects.toThrow("The server cannot be reached.");
});

test("a sheet is asked for once, and again after a failure", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  fetch.mockResolvedValueOnce(new Response("", { status: 500 }));
  await expect(getSheet("x")).rejects.toThrow();
  fetch.mockResolvedValueOnce(new Response('{"slug":"x"}'));
  expect(await getSheet("x")).toEqual({ slug: "x" });
  await getSheet("x");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a branch names where it begins, a new table does not", async () => {
  const fetch = vi.fn(async () => new Response('{"table":"t","seats":[]}'));
  vi.stubGlobal("fetch", fetch);
  const sent = () => JSON.parse(((fetch.mock.lastCall as unknown[])[1] as RequestInit).body as string);
  await createTable("g", { players: 2 }, [{ kind: "me" }]);
  expect(sent()).toEqual({ game: "g", options: { players: 2 }, seats: [{ kind: "me" }] });
  await createTable("g", {}, [{ kind: "me" }], { from: { table: "old" }, at: 7 });
  expect(sent()).toMatchObject({ from: { table: "old" }, at: 7 });
});

test("a record is sent once, and again when the server has forgotten it", async () => {
  const said: Record<string, unknown>[] = [];
  let known = true;
  vi.stubGlobal("fetch", async (_: URL, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    said.push(body);
    if (body.key && !known) return new Response("{}", { status: 404 });
    return new Response(JSON.stringify({ key: "k", frames: [], totals: [] }));
  });
  const source = new Source({ record: "moves" }, "*");
  await source.replay();
  await source.frames(16, 16);
  known = false;
  await source.totals();
  expect(said).toEqual([
    { record: "moves", as: "*" },
    { key: "k", as: "*", from: 16, count: 16 },
    { key: "k", as: "*", totals: true },
    { record: "moves", as: "*", totals: true },
  ]);
});
