/** A finger does not hover: what changes below a pointer would stay so after a touch. */
import { expect, it } from "vitest";

const HOVER = "@media (hover: hover)";
const files: Record<string, string> = import.meta.glob(["../src/**/*.svelte", "../src/**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The rules for a pointer above something that also count for a finger. */
function loose(text: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, said = "", brace = ""] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "{") {
      if (said.includes(":hover") && !open.some((around) => around.includes(HOVER))) found.push(said.trim());
      open.push(said);
    } else if (brace === "}") open.pop();
  }
  return found;
}

it("no finger leaves the colours of a pointer behind", () => {
  const found = Object.entries(files).map(([file, text]) => [file, loose(text.slice(text.lastIndexOf("<style") + 1))]);
  expect(found.filter(([, rules]) => rules!.length > 0)).toEqual([]);
});

it("a rule for any pointer is found", () => {
  expect(loose("a { color: red; } a:hover, b { color: blue; }")).toEqual(["a:hover, b"]);
  expect(loose(`${HOVER} { a:hover { color: blue; } } b { color: red; }`)).toEqual([]);
});
