import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { CHALLENGE, CHALLENGE_WORDS, sampleContent } from "./testing/sample-content.ts";

const FIRST = ["days", "three-days-1"];

const MISTAKES: readonly Mistake[] = [
  ["too few days", [[CHALLENGE, ["days", "three-days-3"], undefined]], "days: a challenge has 3 to 7 days"],
  ["a day with too few questions", [[CHALLENGE, [...FIRST, "items", "qa"], undefined]], "a day asks 3 to 5 questions"],
  [
    "a crypto question, which some countries would not get",
    [[CHALLENGE, [...FIRST, "items", "qa", "crypto"], true]],
    "a challenge has no crypto items",
  ],
  ["a level that does not exist", [[CHALLENGE, ["level"], "expert"]], "level:"],
  [
    "a day without words",
    [[CHALLENGE_WORDS, ["days", "three-days-2"], undefined]],
    "days.three-days-2: missing; add it",
  ],
  [
    "words for the questions of a day in the simulator",
    [[CHALLENGE_WORDS, ["days", "three-days-2", "items"], { qa: {} }]],
    "days.three-days-2.items",
  ],
  [
    "an unknown misconception",
    [[CHALLENGE, [...FIRST, "items", "qa", "choices", 1, "misconception"], "made-up"]],
    "made-up is not a misconception of the skill saving",
  ],
  ["a promise", [[CHALLENGE_WORDS, ["promise"], "You cannot lose."]], 'promise: "cannot lose" sounds like a promise'],
  [
    "an id that a lesson has",
    [
      [
        CHALLENGE,
        ["days", "saving"],
        { minutes: 1, xp: 5, place: "journal", steps: [{ id: "p", requirement: { type: "plan" } }] },
      ],
      [CHALLENGE_WORDS, ["days", "saving"], { title: "T", summary: "S", why: "W", steps: { p: "P" } }],
    ],
    "saving is taken by the lesson",
  ],
];

describe("the author of a challenge reads of", () => {
  testMistakes(MISTAKES);
});

test("S7.44 a challenge compiles to its days in order: questions with their answers, steps with what they ask", () => {
  const challenge = compileFiles(sampleContent()).bundle.languages["en"]?.challenges["three-days"];
  expect(challenge).toMatchObject({ title: "Three days", level: "beginner", coins: 40, is_retired: false });
  expect(challenge?.days.map(({ id, type }) => [id, type])).toEqual([
    ["three-days-1", "questions"],
    ["three-days-2", "practice"],
    ["three-days-3", "questions"],
  ]);
  const [first, second] = challenge?.days ?? [];
  expect(first).toMatchObject({ items: [{ id: "three-days-1.qa", choices: [{ correct: true }, {}, {}] }, {}, {}] });
  expect(second).toMatchObject({ place: "market", kind: "fund", steps: [{ id: "buy", requirement: { type: "buy" } }] });
});
