import { afterEach, expect, test, vi } from "vitest";
import { merged, printed } from "../src/board/sheet";
import { Sitting } from "../src/shell/table/sitting.svelte";
import { face, FakeSocket, now, table } from "./helpers";

afterEach(() => vi.unstubAllGlobals());

const value = (row: string, field: string, value: unknown) => ({
  table: "tile",
  row,
  field,
  value,
  kind: "house",
  where: "",
});

test("what is printed is found by table, row and field", () => {
  const sheet = printed([value("D-BG", "copies", 3), value("D-BG", "birds", 1), value("A-BB", "copies", 4)]);
  expect(sheet).toEqual({ tile: { "D-BG": { copies: 3, birds: 1 }, "A-BB": { copies: 4 } } });
  expect(merged(sheet, { tile: { "S-SS": { copies: 1 } }, card: {} })).toMatchObject({
    tile: { "A-BB": { copies: 4 }, "S-SS": { copies: 1 } },
    card: {},
  });
});

test("a board gets sealed rows when it asks for them", async () => {
  const socket = new FakeSocket();
  const sitting = new Sitting({ open: () => socket, tokens: [], still: () => true });
  socket.open();
  socket.say(table(now(3, { A: face() }, ["A"])));
  sitting.sheet = printed([value("A-BB", "copies", 4)]);
  const asked: string[] = [];
  vi.stubGlobal("location", { href: "https://example.org/" });
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(String(url));
    return new Response(JSON.stringify({ values: [value("D-BG", "copies", 3)] }));
  });
  sitting.unseal("tile/D-BG");
  await vi.waitFor(() => expect(sitting.sheet.tile?.["D-BG"]).toEqual({ copies: 3 }));
  expect(sitting.sheet.tile?.["A-BB"]).toEqual({ copies: 4 });
  expect(asked[0]).toContain("api/games/toy/sealed?content=standard+0123456789ab&what=tile%2FD-BG");
  sitting.leave();
});
