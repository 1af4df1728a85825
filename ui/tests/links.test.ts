import jsqr from "jsqr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawn } from "../src/shell/links/code";
import { Homes } from "../src/shell/links/homes.svelte";
import { campaignLink, ownLink, seatLink, watchLink } from "../src/shell/links/links";
import type { Homes as Told } from "../src/shell/wire";

const TOKEN = "kW3n0xq9Z_-aVb7cD1eF2g";
const seat = seatLink("Xy3abcdefgh", "B", TOKEN, "Ben");

function open(page: string, told: Told | null): Homes {
  vi.stubGlobal("location", { href: page });
  const answer = async () => new Response(JSON.stringify(told ?? {}), { status: told ? 200 : 429 });
  vi.stubGlobal("fetch", vi.fn(answer));
  return new Homes();
}

afterEach(() => vi.unstubAllGlobals());

describe("where links begin", () => {
  const network = { origin: "http://192.168.1.5:8765", circle: "network" } as const;
  const anybody = { origin: "https://games.example.org", circle: "public" } as const;

  it("is where most people can open them, below the same folder", async () => {
    const homes = open("http://localhost:8765/games/index.html#/t/abc/secret", {
      homes: [anybody, network],
      alone: false,
    });
    await homes.ask();
    expect(homes.link("#/t/abc/t1,t2")).toBe("https://games.example.org/games/#/t/abc/t1,t2");
    homes.choose(network.origin);
    expect(homes.link("#/t/abc")).toBe("http://192.168.1.5:8765/games/#/t/abc");
    expect(homes.home?.circle).toBe("network");
  });

  it("is asked for without a word of the table or its secrets", async () => {
    const homes = open("http://localhost:8765/#/t/abc/secret", { homes: [network], alone: false });
    await homes.ask();
    const [[url, init]] = vi.mocked(fetch).mock.calls as [[URL, RequestInit]];
    expect(url.href).toBe("http://localhost:8765/api/homes?page=http%3A%2F%2Flocalhost%3A8765");
    expect(init).toEqual({});
  });

  it("is where the page is if the server does not say", async () => {
    const homes = open("http://127.0.0.1:8765/#/", null);
    await homes.ask();
    expect([homes.asked, homes.home, homes.alone]).toEqual([true, undefined, false]);
    expect(homes.link("#/t/abc")).toBe("http://127.0.0.1:8765/#/t/abc");
  });

  it("is chosen anew when the address that was chosen is gone", async () => {
    const homes = open("http://127.0.0.1:8765/", { homes: [network], alone: false });
    homes.choose("http://10.0.0.7:8765");
    await homes.ask();
    expect(homes.home).toEqual(network);
  });
});

describe("links", () => {
  it("carry their secrets behind the hash", () => {
    expect(seat.path).toBe(`#/t/Xy3abcdefgh/${TOKEN}`);
    expect(ownLink("abc", "A", ["t1", "t2"]).path).toBe("#/t/abc/t1,t2");
    expect(watchLink("abc").path).toBe("#/t/abc");
    expect(campaignLink({ campaign: "abc", key: "k" }, "A story").path).toBe("#/c/abc/k");
  });

  it("show their secrets nowhere else", () => {
    const { path, ...told } = seat;
    expect(path).toContain(TOKEN);
    expect(JSON.stringify(told)).not.toContain(TOKEN);
  });
});

/** The drawing as a camera sees it, every unit of it so many pixels. */
function seen({ size, path }: ReturnType<typeof drawn>, scale: number): [Uint8ClampedArray, number] {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y, along, down, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let row = Number(y) * scale; row < (Number(y) + Number(down)) * scale; row++) {
      const begin = row * width + Number(x) * scale;
      for (let at = begin; at < begin + Number(along) * scale; at++) pixels.set([31, 42, 55], 4 * at);
    }
  }
  return [pixels, width];
}

describe("a QR code", () => {
  it.each([
    `http://192.168.1.5:8765/${seat.path}`,
    `https://games.example.org/games/table/${ownLink("Xy3abcdefgh", "A", [TOKEN, TOKEN, TOKEN, TOKEN]).path}`,
    `http://[fd00::2]:8765/${watchLink("Xy3abcdefgh").path}`,
    `https://bücher.example/${campaignLink({ campaign: "Xy3abcdefgh", key: TOKEN }, "A story").path}`,
  ])("is read as the link %s", (link) => {
    const [pixels, width] = seen(drawn(link), 4);
    expect(jsqr(pixels, width, width)?.data).toBe(link);
  });

  it("has its quiet zone", () => {
    const { size, path } = drawn("http://127.0.0.1:8765/#/t/abc");
    const parts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((part) => part.slice(1).map(Number));
    const ends = parts.map(([x = 0, , along = 0]) => x + along);
    expect(Math.min(...parts.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...ends, ...parts.map(([, y = 0]) => y + 1))).toBe(size - 4);
  });
});
