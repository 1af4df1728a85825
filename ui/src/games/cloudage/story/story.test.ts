import { expect, it } from "vitest";
import type { Tabletop } from "../../../board/types";
import type { CampaignView, CloudAgeView } from "../view";
import { bookWords } from "../words";
import { closes, goalLines, laurels, last, nextStar, opens, outcome, pageName, words } from "./story";

const happened = (name: string, seat: string, facts: Record<string, string | number>) => ({ name, seat, facts });
const table = { say: (message: string, facts = {}) => [message, ...Object.values(facts)].join(" ") } as Tabletop;

function moment(campaign: Partial<CampaignView> | null, total = 0): CloudAgeView {
  const plain = { part: 11, sides: [], decision: null, ending: [], goal: null, steps: [70, 80], log: [], chapter: "1" };
  const players = [{ seat: "A", total }];
  return { campaign: campaign && { ...plain, ...campaign }, players } as unknown as CloudAgeView;
}

it("needs the words of what was read and of what is asked", () => {
  const sides = [{ card: 11, side: "front" }] as CampaignView["sides"];
  const decision = { number: 1, choices: [12, 13], voted: [], own: null };
  expect(words(moment({ sides, decision }))).toEqual(["part-11", "story-11-front", "decision-1"]);
  expect(words(moment(null))).toEqual([]);
});

it("opens a page for a card and for a decision, and one at the very end", () => {
  expect(opens(happened("story", "chance", { card: 12, side: "back" }))).toBe("story-12-back");
  expect(opens(happened("decided", "chance", { story: 12 }))).toBe("decided-12");
  expect(opens(happened("voted", "A", { story: 12 }))).toBeNull();
  expect(last(moment({ ending: [] }))).toBeNull();
  expect(last(moment({ ending: ["ending-47", "closing-high"] }))).toBe("ending");
  expect(pageName("story-12-back", table)).toBe("story-12-title");
});

it("knows who chose what in the decision that led to a card", () => {
  const events = [
    happened("voted", "A", { story: 99 }),
    happened("story", "chance", { card: 11, side: "back" }),
    happened("voted", "A", { story: 12 }),
    happened("voted", "B", { story: 13 }),
    happened("decided", "chance", { story: 12 }),
  ];
  const votes = [
    { seat: "A", card: 12 },
    { seat: "B", card: 13 },
  ];
  expect(outcome(events, 12)).toEqual({ chosen: 12, votes });
  expect(outcome([], 12).votes).toEqual([]);
});

it("says what a book action costs and brings, and a choice only where there is one", () => {
  const plain = { cost: { water: 3 }, fight: null, gain: { points: 2 }, either: {}, other: {} };
  expect(bookWords(plain, table)).toBe("web-ca-book-cost 0 thing-water 3 thing-points 2");
  const either = bookWords({ ...plain, either: { cards: 2 }, other: { energy: 2 } }, table);
  expect(either).toBe(
    "web-ca-book-cost 0 thing-water 3 web-ca-book-choice thing-points 2 thing-cards 2 thing-energy 2",
  );
});

it("says how far the goal is, and where the next star is", () => {
  const goal = { card: 18, reached: false, need: { markers: 4 }, now: { markers: 1 } } as CampaignView["goal"];
  expect(goalLines(moment({ goal }), table)).toEqual(["web-ca-goal-markers 1 4"]);
  expect(nextStar(moment({}, 70), "A")).toBe(80);
  expect(nextStar(moment({}, 80), "A")).toBeNull();
  const log = [{ chapter: "1", part: "part-11", read: [], log: [] }];
  expect(nextStar(moment({ log }, 70), "A")).toBeNull();
});

it("tells the stars of a chapter with its last page, those of the campaign at its end", () => {
  const rows = [{ points: 80, stars: 4, won: true, missed: 0 }];
  const over = { card: 14, stars: [9], winners: [], log: [{ chapter: "1", part: "part-11", read: [], log: rows }] };
  expect(closes("story-14-back", moment(over))).toBe(true);
  expect(closes("story-14-front", moment(over))).toBe(false);
  expect(closes("story-14-back", moment({ ...over, log: [] }))).toBe(false);
  expect(laurels(moment(over))).toEqual({ whole: false, stars: [4], winners: ["A"] });
  const end = moment({ ...over, ending: ["ending-47"], winners: ["A"] });
  expect([closes("story-14-back", end), laurels(end)]).toEqual([false, { whole: true, stars: [9], winners: ["A"] }]);
});
