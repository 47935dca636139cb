import { describe } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { LESSON, LESSON_WORDS, type Change } from "./testing/sample-content.ts";

const ITEM = {
  type: "estimate",
  skill: "saving",
  unit: "usd",
  decimals: 0,
  scale: { from: 0, to: 1000 },
  formula: "100 * 1.07^10",
  right_within: { relative: 0.2 },
  near_within: { relative: 0.5 },
  low: "interest-is-simple",
  high: "later-is-fine",
};
const WORDS = { prompt: "How much?", explanation: "It is {% $answer %}.", low: "No.", high: "No." };

/** The sample lesson with an estimate as its second question. */
const estimate = (item: object, words: object = {}): Change[] => [
  [LESSON, ["items", "q2"], { ...ITEM, ...item }],
  [LESSON_WORDS, ["items", "q2"], { ...WORDS, ...words }],
];

const MISTAKES: readonly Mistake[] = [
  ["a truth at the end of the track", estimate({ scale: { from: 190, to: 1000 } }), "lies at 1% of the track"],
  ["a truth beside the track", estimate({ scale: { from: 300, to: 1000 } }), "the answer 197 lies at 0%"],
  ["limits that chance finds", estimate({ right_within: { relative: 0.6 } }), "24% of the track is right; at most 20%"],
  [
    "near misses that chance finds",
    estimate({ near_within: { absolute: 190 }, scale: { from: 0, to: 800 } }),
    "48% of",
  ],
  ["a near miss closer than a hit", estimate({ near_within: { relative: 0.1 } }), "must be wider than right_within"],
  ["a slider that waits at the truth", estimate({ scale: { from: 0, to: 400 } }), "where the slider waits, is right"],
  ["limits that no place meets", estimate({ right_within: { absolute: 0.1 } }), "no place on the track is right"],
  ["a factor on a linear scale", estimate({ right_within: { factor: 1.2 } }), "write relative or absolute"],
  ["a log scale from nothing", estimate({ scale: { from: 0, to: 1000, log: true } }), "a log scale begins above 0"],
  ["a misconception of another skill", estimate({ low: "unheard-of" }), "unheard-of is not a misconception"],
  ["a typed number without a source", estimate({ formula: "197" }), "needs a source; link to it"],
  ["one side without feedback", estimate({}, { high: undefined }), "high"],
];

describe("the author of an estimate reads of", () => {
  testMistakes(MISTAKES);
});
