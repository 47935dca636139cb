import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import {
  COURSE,
  LESSON,
  LESSON_WORDS,
  QUIZ,
  QUIZ_WORDS,
  SERIES,
  SKILLS,
  TASK,
  TASK_WORDS,
  TEST,
  changedContent,
  problemsAfter,
  problemsOf,
  sampleContent,
  type Change,
} from "./testing/sample-content.ts";

const q1 = ["items", "q1"] as const;

/** Each line: what is wrong, the change that makes it so, and what the author reads. */
const MISTAKES: [title: string, changes: Change[], message: string][] = [
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
    "a task that begins a chapter",
    [[COURSE, ["chapters", 0, "components"], [{ id: "put-by", type: "brokerage_task" }]]],
    "a chapter begins with a lesson; put the task behind what it practises",
  ],
  [
    "a task nobody lists",
    [[COURSE, ["chapters", 0, "components", 1], undefined]],
    `${TASK}:1  id: no course lists this task`,
  ],
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
  ["an unknown skill", [[LESSON, [...q1, "skill"], "magic"]], "items.q1.skill: there is no skill magic"],
  [
    "a misconception of another skill",
    [
      [SKILLS, ["saving", "misconceptions"], ["interest-is-simple"]],
      ["skills/basics.en.yaml", ["saving", "misconceptions", "later-is-fine"], undefined],
    ],
    "later-is-fine is not a misconception of the skill saving",
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
    "variant 1: trap simple gives 1968, which cannot be told from the answer",
  ],
  ["an ambiguous chart question", [[LESSON, ["items", "q3", "answer"], "largest_body"]], "largest_body is ambiguous"],
  [
    "a chart trap that meets the answer",
    [[LESSON, ["items", "q3", "traps", 0, "at"], "highest_high"]],
    "highest_high meets the answer here",
  ],
  [
    "a component without a folder",
    [[COURSE, ["chapters", 0, "components", 0, "id"], "spending"]],
    "there is no readable lesson spending; write courses/basics/lessons/spending/lesson.yaml",
  ],
  [
    "a lesson that no course lists",
    [[COURSE, ["chapters", 0, "components", 0], undefined]],
    "no course lists this lesson",
  ],
  [
    "a path to no course",
    [["paths/slow/path.yaml", ["courses"], ["advanced"]]],
    "courses.0: there is no course advanced",
  ],
  [
    "a test that draws from no quiz",
    [[TEST, ["draw_from"], ["other-quiz"]]],
    "draw_from.0: there is no quiz other-quiz with items",
  ],
  [
    "skills that need each other",
    [[SKILLS, ["saving", "prerequisites"], ["earning"]]],
    "prerequisites go in a circle: saving → earning → saving",
  ],
  [
    "a prerequisite that is no skill",
    [[SKILLS, ["earning", "prerequisites"], ["luck"]]],
    "earning.prerequisites.0: there is no skill luck",
  ],
  [
    "an id that is taken",
    [
      [COURSE, ["chapters", 0, "id"], "saving"],
      ["courses/basics/en.yaml", ["chapters"], { saving: { title: "x", summary: "x" } }],
    ],
    "id: saving is taken by",
  ],
  ["an id unlike its folder", [[LESSON, ["id"], "hoarding"]], "id: must be saving, the name of its folder"],
  ["a pool that is too small", [[QUIZ, ["items", "c0", "retired"], true]], "the pool has 19 items; write at least 20"],
  ["too few numeric items", [[QUIZ, ["items", "n0", "retired"], true]], "3 numeric items; write at least 4"],
  ["too few chart items", [[QUIZ, ["items", "l0", "retired"], true]], "1 chart items; write at least 2"],
  [
    "too much crypto in a quiz",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index): Change => [QUIZ, ["items", `c${index}`, "crypto"], true]),
    "9 items without crypto for 10 questions",
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

describe("the author is told of", () => {
  test.each(MISTAKES)("%s", (_title, changes, message) => {
    const problems = problemsAfter(...changes);
    expect(problems.filter((line) => line.startsWith("error") && line.includes(message))).not.toEqual([]);
  });

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
    expect(problemsOf(files).join()).toContain(`${LESSON_WORDS}:2  not valid YAML`);
  });

  test("right choices that always stand first, and that are the longest", () => {
    const first = { correct: true };
    const changes = Array.from({ length: 14 }, (_, index): Change[] => [
      [
        QUIZ,
        ["items", `c${index}`, "choices"],
        [{ id: "a", ...first }, ...["b", "c"].map((id) => ({ id, misconception: "later-is-fine" }))],
      ],
      [
        QUIZ_WORDS,
        ["items", `c${index}`, "choices"],
        { a: { text: "The right and long one" }, b: { text: "B", why: "No" }, c: { text: "C", why: "No" } },
      ],
    ]).flat();
    const problems = problemsAfter(...changes).join("\n");
    expect(problems).toContain("error   courses/basics/course.yaml:1  the right choice stands in place 1 in 14 of 15");
    expect(problems).toContain("the right choice is the longest in 14 of 15 choice items");
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

describe("while authors are still writing", () => {
  test("missing and faulty lessons and quizzes are left out on request", () => {
    const files = changedContent(
      [QUIZ_WORDS, ["title"], undefined],
      [COURSE, ["chapters", 0, "components", 4], { id: "spending", type: "lesson" }],
    );
    const { bundle } = compileFiles(files, { allowMissing: true });
    const components = bundle.languages["en"]?.courses["basics"]?.chapters[0]?.components.map(({ id }) => id);
    expect(components).toEqual(["saving", "put-by"]);
    expect(Object.keys(bundle.languages["en"]?.quizzes ?? {})).toEqual([]);
    expect(problemsOf(files, { allowMissing: true }).join()).toContain("warning courses/basics/course.yaml");
  });
});
