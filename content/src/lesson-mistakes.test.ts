import { describe, expect, test } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import {
  LESSON,
  LESSON_WORDS,
  SERIES,
  problemsAfter,
  problemsOf,
  sampleContent,
  type Change,
} from "./testing/sample-content.ts";

const q1 = ["items", "q1"] as const;

const MISTAKES: readonly Mistake[] = [
  [
    "a missing string",
    [[LESSON_WORDS, [...q1, "choices", "c"], undefined]],
    `${LESSON_WORDS}:22  items.q1.choices.c: missing; add it`,
  ],
  [
    "a string too many",
    [[LESSON_WORDS, [...q1, "hint"], "Psst"]],
    "items.q1.hint: nothing of this name is expected here",
  ],
  ["an unknown key in a structure", [[LESSON, ["colour"], "red"]], "colour: nothing of this name is expected here"],
  ["a number where a text belongs", [[LESSON_WORDS, ["title"], 5]], "title: must be text; put it in quotes"],
  [
    "a wrong choice without a misconception",
    [[LESSON, [...q1, "choices", 0, "misconception"], undefined]],
    "a wrong choice needs a misconception",
  ],
  [
    "a wrong choice without a why",
    [[LESSON_WORDS, [...q1, "choices", "a", "why"], undefined]],
    "items.q1.choices.a.why: missing; add it",
  ],
  [
    "two right choices",
    [[LESSON, [...q1, "choices", 0], { id: "a", correct: true }]],
    "exactly one choice must be correct: true",
  ],
  [
    "an unknown fixture",
    [[LESSON, ["items", "q3", "fixture"], "valley"]],
    "items.q3.fixture: there is no fixture valley; there are hill",
  ],
  [
    "an unknown term",
    [
      ["glossary/basics.en.yaml", ["spread"], undefined],
      ["glossary/basics.en.yaml", ["ask"], { title: "Ask", text: "x" }],
    ],
    "pages.p3.body: there is no term spread",
  ],
  [
    "a link to no source",
    [[LESSON, ["sources"], []]],
    "https://example.org/saving is not among the sources of this lesson",
  ],
  [
    "a source without https",
    [[LESSON, ["sources", 0, "url"], "http://example.org/saving"]],
    "sources.0.url: must be an https address",
  ],
  [
    "an unknown value",
    [[LESSON_WORDS, ["pages", "p2", "body"], "Now {% $later %}"]],
    "$later has no value or no format; known here: $after_ten",
  ],
  [
    "a formula that reaches for functions",
    [[LESSON, ["numbers", "after_ten", "formula"], "import(1)"]],
    "there is no function import()",
  ],
  [
    "a trap within the tolerance",
    [[LESSON, ["items", "q2", "traps", 0, "formula"], "start * (1 + rate)^end + 1"]],
    "variant 1: trap simple gives 1968, too close to the answer",
  ],
  ["an ambiguous chart question", [[LESSON, ["items", "q3", "answer"], "largest_body"]], "largest_body is ambiguous"],
  [
    "a chart trap that meets the answer",
    [[LESSON, ["items", "q3", "traps", 0, "at"], "highest_high"]],
    "highest_high meets the answer here",
  ],
  [
    "too few words",
    [
      [LESSON_WORDS, ["pages", "p6", "body"], "Short."],
      [LESSON_WORDS, ["pages", "p5", "body"], "Short."],
      [LESSON_WORDS, ["pages", "p1", "body"], "Short."],
    ],
    "words in titles, bodies and prompts; aim at 250 to 600",
  ],
  [
    "too many words",
    [[LESSON_WORDS, ["pages", "p6", "body"], "many words ".repeat(300)]],
    "words in titles, bodies and prompts; aim at 250 to 600",
  ],
  [
    "too few pages",
    [
      [LESSON, ["pages", 2], undefined],
      [LESSON, ["figures", "prices"], undefined],
      [LESSON_WORDS, ["pages", "p3"], undefined],
      [LESSON_WORDS, ["figures", "prices"], undefined],
    ],
    "5 pages; a lesson has 6 to 11",
  ],
  [
    "too few graded items",
    [
      [LESSON, ["pages", 1], { id: "p2", kind: "text" }],
      [LESSON, ["items", "q1", "retired"], true],
      [LESSON_WORDS, ["pages", "p2", "body"], "Read."],
    ],
    "2 graded items; a lesson has at least 3",
  ],
  [
    "a promise",
    [[LESSON_WORDS, ["pages", "p4", "title"], "A guaranteed monthly profit"]],
    '"guaranteed monthly profit" sounds like a promise',
  ],
  ["HTML", [[LESSON_WORDS, ["pages", "p2", "body"], "A <b>bold</b> claim"]], "HTML is not part of the format"],
];

describe("the author of a lesson reads of", () => {
  testMistakes(MISTAKES);

  test("too few interactive pages", () => {
    const extra = ["x1", "x2", "x3", "x4", "x5"];
    const pages = extra.map((id, index): Change => [LESSON, ["pages", 6 + index], { id, kind: "text" }]);
    const words = extra.map((id): Change => [LESSON_WORDS, ["pages", id], { title: "More", body: "More." }]);
    expect(problemsAfter(...pages, ...words).join()).toContain("4 of 11 pages are interactive");
  });

  test("several mistakes at once, each on its line", () => {
    const problems = problemsAfter(
      [LESSON_WORDS, ["items", "q1", "explanation"], undefined],
      [LESSON_WORDS, ["pages", "p2", "body"], "Twenty words more, so that the lesson is long enough. ".repeat(3)],
      [LESSON_WORDS, ["pages", "p1", "body"], "one\n\ntwo {% $x %}\n\nthree {% $y %}\n"],
    );
    expect(problems).toEqual([
      expect.stringMatching(/:9 .*\$x has no value/),
      expect.stringMatching(/:11 .*\$y has no value/),
      expect.stringMatching(/items\.q1\.explanation: missing/),
    ]);
  });

  test("broken YAML", () => {
    const files = sampleContent();
    files.set(LESSON_WORDS, "title: A\nsummary: a: b\n");
    expect(problemsOf(files).join()).toContain(`${LESSON_WORDS}:2  not readable: a text with a colon needs quotes`);
  });

  test("a series edited by hand, and a recipe changed after freezing", () => {
    const files = sampleContent();
    files.set(SERIES, (files.get(SERIES) ?? "").replace(/"volume":\d+/, '"volume":1'));
    expect(problemsOf(files).join()).toContain("bars were edited by hand");
    expect(problemsAfter(["fixtures/hill.yaml", ["recipe", "seed"], 4]).join()).toContain("the recipe changed after");
  });
});

describe("a promise may stand where the structure says why", () => {
  const pitch: Change = [LESSON_WORDS, ["pages", "p4", "body"], "He wrote: a risk-free profit, you cannot lose!"];

  test("on a page and in an item", () => {
    expect(problemsAfter(pitch).join()).toContain("sounds like a promise");
    expect(problemsAfter(pitch, [LESSON, ["pages", 3, "allow_promises"], "quotes a scam"])).toEqual([]);
  });

  test("plain talk of losing and of risk-free rates is none", () => {
    const plain = "You cannot lose more than you paid. The risk-free rate is low.";
    expect(problemsAfter([LESSON_WORDS, ["pages", "p4", "body"], plain]).join()).not.toContain("promise");
  });
});
