import { describe } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { LESSON, LESSON_WORDS, type Change } from "./testing/sample-content.ts";

const decision = (id: string, at: number, change: object = {}) => ({
  id,
  at,
  right: "buy",
  wrong: { wait: "later-is-fine", sell: "later-is-fine" },
  ...change,
});

/** The sample lesson with a replay as its third question; the price of its chart rises. */
const replay = (decisions: readonly { id: string; right: string; wrong: object }[], holds = true): Change[] => [
  [LESSON, ["items", "q3"], { type: "replay_decision", skill: "saving", fixture: "hill", holds, decisions }],
  [
    LESSON_WORDS,
    ["items", "q3"],
    {
      prompt: "What now?",
      explanation: "So.",
      description: "It rises.",
      decisions: Object.fromEntries(
        decisions.map(({ id, right, wrong }) => [
          id,
          Object.fromEntries([right, ...Object.keys(wrong)].map((action) => [action, "Because."])),
        ]),
      ),
    },
  ],
];

const early = decision("a", 10);
const late = decision("b", 25);

const MISTAKES: readonly Mistake[] = [
  ["decisions that hindsight gets right", replay([early, late]), "hindsight would pass for skill"],
  ["a decision before there is a chart", replay([decision("a", 3), late]), "needs 8 bars before it"],
  ["decisions too close together", replay([decision("a", 23), late]), "at least 3 bars must follow each decision"],
  ["a decision at the end", replay([early, decision("b", 38)]), "at least 3 bars must follow each decision"],
  ["decisions in disorder", replay([late, early]), "in the order of the file"],
  [
    "a guess that often succeeds",
    replay([
      decision("a", 10, { wrong: { wait: "later-is-fine" } }),
      decision("b", 25, { wrong: { wait: "later-is-fine" } }),
    ]),
    "guessing succeeds in 25% of cases",
  ],
  ["a sale of nothing", replay([early, late], false), "sell needs something to sell"],
  ["a decision with one way", replay([decision("a", 10, { wrong: {} }), late]), "needs at least one wrong action"],
  ["an action right and wrong", replay([decision("a", 10, { wrong: { buy: "later-is-fine" } }), late]), "buy is right"],
  ["one decision only", replay([early]), "decisions"],
  [
    "a misconception of another skill",
    replay([decision("a", 10, { wrong: { sell: "unheard-of", wait: "later-is-fine" } }), late]),
    "unheard-of is not a misconception",
  ],
];

describe("the author of a replay reads of", () => {
  testMistakes(MISTAKES);
});
