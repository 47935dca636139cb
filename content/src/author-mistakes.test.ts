import { expect, test } from "vitest";
import { schemaTexts } from "./commands/schema.ts";
import { IDS_LOCK, writeIdsLock } from "./locks/ids-lock.ts";
import { Problems } from "./problems.ts";
import { readSources } from "./sources.ts";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { LESSON, LESSON_WORDS, SKILLS, problemsAfter, problemsOf, sampleContent } from "./testing/sample-content.ts";

const body = ["pages", "p2", "body"] as const;
const choices = ["items", "q1", "choices"] as const;

const MISTAKES: readonly Mistake[] = [
  ["a value that is not closed", [[LESSON_WORDS, body, "It is {% $after_ten }."]], "pages.p2.body: this tag is not"],
  [
    "a value that is not closed in a title",
    [[LESSON_WORDS, ["pages", "p2", "title"], "{% $x"]],
    "a value is not closed",
  ],
  [
    "a tag that stays open",
    [[LESSON_WORDS, body, '{% term id="spread" %}spread']],
    "a tag is opened here and never closed",
  ],
  [
    "two choices with one text",
    [[LESSON_WORDS, [...choices, "c", "text"], "now,  with a LITTLE".replace("  ", " ")]],
    "choices.c: reads the same as b",
  ],
  [
    "an exclamation mark",
    [[LESSON_WORDS, ["items", "q1", "prompt"], "Ready to save!"]],
    "no exclamation marks outside quotations",
  ],
  ["urgency", [[LESSON_WORDS, ["items", "q1", "prompt"], "Act now or later?"]], '"Act now" hurries the reader'],
  [
    "a text that was never written",
    [[LESSON_WORDS, ["summary"], "TODO one line"]],
    "summary: write it (TODO one line)",
  ],
  [
    "a mistyped skill",
    [[LESSON, ["items", "q1", "skill"], "savin"]],
    "there is no skill savin; add it to skills/<group>.yaml; did you mean saving?",
  ],
  [
    "a mistyped misconception",
    [[LESSON, ["items", "q1", "choices", 0, "misconception"], "later-is-fin"]],
    "did you mean later-is-fine?",
  ],
  [
    "a mistyped term",
    [[LESSON_WORDS, ["pages", "p2", "body"], 'A {% term id="spred" %}gap{% /term %}.']],
    "did you mean spread?",
  ],
  ["a mistyped value", [[LESSON_WORDS, body, "Now {% $after_tn %}."]], "did you mean $after_ten?"],
  [
    "a mistyped name of a required part",
    [
      [LESSON_WORDS, ["items", "q1", "promt"], "x"],
      [LESSON_WORDS, ["items", "q1", "prompt"], undefined],
    ],
    "items.q1.promt: nothing of this name is expected here; remove or rename it; did you mean prompt?",
  ],
  ["a mistyped fixture", [[LESSON, ["items", "q3", "fixture"], "hil"]], "there are hill; did you mean hill?"],
];
testMistakes(MISTAKES);

test("a quotation may shout and hurry", () => {
  expect(problemsAfter([LESSON_WORDS, ["items", "q1", "prompt"], 'An ad says: "Act now!" What do you do?'])).toEqual(
    [],
  );
});

test("a computed number that is typed by hand is named with its value", () => {
  expect(problemsAfter([LESSON_WORDS, body, "After ten years it is $1,629."])).toEqual([
    expect.stringContaining("pages.p2.body: $1,629 is computed; write {% $after_ten %}"),
  ]);
});

test("broken YAML is explained in the author's words, and nothing else is reported about the lesson", () => {
  const files = sampleContent();
  files.set(IDS_LOCK, writeIdsLock(readSources(files, new Problems())));
  files.set(LESSON, (files.get(LESSON) ?? "").replace("minutes: 5", "minutes: [5"));
  const problems = problemsOf(files);
  expect(problems.every((line) => line.includes(`${LESSON}:`))).toBe(true);
  expect(problems.join("\n")).toMatch(/not readable: .*(closed|line)/);
});

test("a lesson whose structure is refused is not called missing, nor its ids gone", () => {
  const files = sampleContent();
  files.set(IDS_LOCK, writeIdsLock(readSources(files, new Problems())));
  files.set(LESSON, (files.get(LESSON) ?? "").replace("minutes: 5", "minutes: 50"));
  expect(problemsOf(files)).toEqual([expect.stringContaining(`${LESSON}:3  minutes:`)]);
  files.set(SKILLS, "saving: 3\n");
  expect(problemsOf(files).join("\n")).not.toContain("was released and is gone");
});

test("every kind of structure file has a JSON schema", () => {
  const texts = schemaTexts();
  expect(texts.size).toBe(10);
  for (const text of texts.values()) expect(JSON.parse(text)).toHaveProperty("$schema");
  expect(texts.get("lesson.schema.json")).toContain('"chart_point"');
});
