import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import {
  LESSON,
  LESSON_WORDS,
  QUIZ,
  QUIZ_WORDS,
  changedContent,
  problemsOf,
  type Change,
} from "./testing/sample-content.ts";

const at = ["items", "q3"] as const;
const misconception = "later-is-fine";

const structure = {
  type: "chart_order",
  skill: "saving",
  fixture: "hill",
  side: "buy",
  wrong_sides: [{ id: "stay_out", misconception }],
  rules: {
    entry: { near: "last_close", tolerance_atr: 0.5, misconception },
    stop: { beyond: "low_at(32)", misconception },
    room: { at_most_atr: 2, misconception },
    target: { before: "high", misconception },
    reward_to_risk: { at_least: 1, misconception },
  },
};
const words = {
  prompt: "Which order?",
  description: "Forty bars that rise.",
  explanation: "Below the last low.",
  sides: { stay_out: "There was a trade." },
  rules: {
    entry: "Near the close.",
    stop: "Too close.",
    room: "Too far.",
    target: "Too high.",
    reward_to_risk: "Too little.",
  },
};

/** The sample lesson with an order in the place of its chart question. */
const ORDER: readonly Change[] = [
  [LESSON, [...at], structure],
  [LESSON_WORDS, [...at], words],
];
const changed = (path: readonly (string | number)[], value: unknown): Change[] => [
  ...ORDER,
  [LESSON, [...at, ...path], value],
];

test("an order compiles with rules in prices and an example that keeps them all", () => {
  const files = changedContent(...ORDER);
  expect(problemsOf(files)).toEqual([]);
  const item = compileFiles(files).bundle.languages["en"]?.lessons["saving"]?.items["saving.q3"];
  if (item?.type !== "chart_order" || !item.example) throw new Error("no order");
  expect(item.rules.map(({ rule }) => rule)).toEqual(["entry", "stop", "room", "target", "reward_to_risk"]);
  const { entry, stop, target } = item.example;
  expect(stop).toBeLessThan(item.chart.bars[32]?.low ?? 0);
  expect(target).toBeLessThanOrEqual(Math.max(...item.chart.bars.map(({ high }) => high)));
  expect((target - entry) / (entry - stop)).toBeGreaterThanOrEqual(1);
});

const STAY_OUT = {
  structure: { ...structure, side: "stay_out", wrong_sides: [{ id: "buy", misconception }], rules: undefined },
  words: { ...words, sides: { buy: "There was none." }, rules: undefined },
};

const MISTAKES: readonly Mistake[] = [
  ["a ratio that no order reaches", changed(["rules", "reward_to_risk", "at_least"], 10), "no order keeps every rule"],
  [
    "a stop without room on the price grid",
    changed(["rules", "room", "at_most_atr"], 0.001),
    "no price on the chart is right for the stop: its rules contradict each other",
  ],
  [
    "rules that luck keeps",
    [
      ...changed(["rules"], {
        stop: { beyond: "low", misconception },
        reward_to_risk: { at_least: 0.5, misconception },
      }),
      [LESSON_WORDS, [...at, "rules"], { stop: "Too close.", reward_to_risk: "Too little." }],
    ],
    "of random orders keep the rules",
  ],
  ["a level outside the chart", changed(["rules", "target", "before"], "high * 2"), "outside the chart"],
  [
    "a stop's level beside the entry",
    changed(["rules", "stop", "beyond"], "last_close + 0.02"),
    "a stop one tick from the entry keeps the stop's rule",
  ],
  ["staying out with rules", changed(["side"], "stay_out"), "staying out has no prices to judge"],
  ["the right side among the wrong ones", changed(["wrong_sides", 0, "id"], "buy"), "buy is the right side"],
  [
    "a rule with a foreign misconception",
    changed(["rules", "stop", "misconception"], "spread-is-free"),
    "spread-is-free is not a misconception of the skill saving",
  ],
  [
    "a rule without a why",
    [...ORDER, [LESSON_WORDS, [...at, "rules", "stop"], undefined]],
    "items.q3.rules.stop: missing; add it",
  ],
  [
    "staying out that is always right",
    [
      [LESSON, [...at], STAY_OUT.structure],
      [LESSON_WORDS, [...at], STAY_OUT.words],
      ...["l0", "l1"].flatMap((id): Change[] => [
        [QUIZ, ["items", id], STAY_OUT.structure],
        [QUIZ_WORDS, ["items", id], STAY_OUT.words],
      ]),
    ],
    "staying out is always right in 3 chart_order items",
  ],
];

describe("reported with what to do", () => testMistakes(MISTAKES));
