import { expect, test } from "vitest";
import common from "../../src/cloudtop/text/en.ftl?raw";
import { marked, search, stem } from "../src/shell/pages/search";
import { Text } from "../src/shell/text";
import type { Rule } from "../src/shell/wire";

const books = import.meta.glob<string>("../../src/cloudtop/games/*/rulebook.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const words = import.meta.glob<string>("../../src/cloudtop/games/*/text/en-rules.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const searches = import.meta.glob<string>("../../tests/*/searches.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.keys(books).map((path) => path.split("/").at(-2)!);

/** As the server reads it (`core/rulebook.py`). */
function rulebook(game: string): Rule[] {
  const out: Rule[] = [];
  for (const part of books[`../../src/cloudtop/games/${game}/rulebook.md`]!.split(/^## /m)) {
    const [chapter, ...rules] = part.split(/^### /m);
    for (const rule of rules) {
      const [id, ...lines] = rule.trim().split("\n");
      const asked = lines.find((line) => line.startsWith("Asked:"))?.slice(6) ?? "";
      const sentence = lines.filter((line) => line && !/^(Asked|With|Text only):/.test(line)).join(" ");
      out.push({ id: id!, chapter: chapter!.split("\n")[0]!, sentence, text_only: "", asked: asked.trim() });
    }
  }
  return out;
}

const text = (game: string) => new Text(`${common}\n${words[`../../src/cloudtop/games/${game}/text/en-rules.ftl`]}`);

test.each(games)("the questions of %s find the rules that answer them, as the terminal does", (game) => {
  const [rules, said] = [rulebook(game), text(game)];
  const lines = searches[`../../tests/${game}/searches.txt`]!.trim().split("\n");
  const best = lines.map((line) => {
    const question = line.slice(0, line.lastIndexOf(":"));
    return `${question}: ${search(rules, question, said).rules[0]?.id}`;
  });
  expect(best).toEqual(lines);
});

test("words that only look alike stay apart", () => {
  expect(["winning", "cities", "ties", "walkways", "fulfilled"].map(stem)).toEqual([
    "win",
    "city",
    "tie",
    "walkway",
    "fulfil",
  ]);
  expect(stem("wind")).not.toBe(stem("win"));
  expect(search(rulebook("cloudcity"), "zeppelin", text("cloudcity")).rules).toEqual([]);
});

test("what was looked for is marked, in whatever form it stands there", () => {
  expect(marked("Votes (2) for walkways.", new Set([stem("vote"), stem("walkway")]))).toEqual([
    { text: "Votes", hit: true },
    { text: " (2) for ", hit: false },
    { text: "walkways", hit: true },
    { text: ".", hit: false },
  ]);
  expect(marked("A tile", new Set())).toEqual([{ text: "A tile", hit: false }]);
});
