import { describe } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { TASK, TASK_WORDS } from "./testing/sample-content.ts";

const MISTAKES: readonly Mistake[] = [
  [
    "a step that asks something unheard of",
    [[TASK, ["steps", 0, "requirement", "type"], "win"]],
    "steps.0.requirement.type: type must be buy, sell_part, rest, bracket, sectors, mix or plan",
  ],
  [
    "a kind outside the market",
    [
      [TASK, ["place"], "portfolio"],
      [TASK, ["kind"], "fund"],
    ],
    "kind: only the market shows one kind; remove it",
  ],
  ["a step without words", [[TASK_WORDS, ["steps", "size"], undefined]], "steps.size: missing; add it"],
  ["a promise in a task", [[TASK_WORDS, ["why"], "You cannot lose."]], 'why: "cannot lose" sounds like a promise'],
];

describe("the author of a task reads of", () => {
  testMistakes(MISTAKES);
});
