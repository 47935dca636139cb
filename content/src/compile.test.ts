import { plainText } from "@candlewise/domain/learning/rich-text";
import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import type { ContentFiles } from "./content-files.ts";
import {
  COURSE,
  LESSON,
  QUIZ,
  changedContent,
  problemsOf,
  sampleContent,
  withOwnItems,
  type Change,
} from "./testing/sample-content.ts";

const english = (files: ContentFiles = sampleContent()) => {
  const curriculum = compileFiles(files).bundle.languages["en"];
  if (!curriculum) throw new Error("no English curriculum");
  return curriculum;
};

describe("a course without mistakes", () => {
  test("compiles without a remark, the same way each time", () => {
    expect(problemsOf(sampleContent())).toEqual([]);
    expect(compileFiles(sampleContent()).bundle.hash).toBe(compileFiles(sampleContent()).bundle.hash);
  });

  test("lessons carry computed values, figures, sources and the terms they use", () => {
    const lesson = english().lessons["saving"];
    expect(plainText(lesson?.pages[0]?.body ?? [])).toContain("After ten years $1,629");
    expect(lesson?.pages[0]?.figure).toMatchObject({
      type: "line",
      description: "It ends at $1,629.",
      series: [
        {
          label: "Kept",
          points: [
            [0, 1000],
            [5, expect.closeTo(1276.28)],
            [10, expect.closeTo(1628.89)],
          ],
        },
      ],
    });
    expect(lesson?.pages[2]?.figure).toMatchObject({ type: "candles", decimals: 2 });
    expect(lesson?.glossary).toEqual({
      spread: {
        title: "Spread",
        text: [{ tag: "p", children: ["The gap between ", { tag: "strong", children: ["two"] }, " prices."] }],
      },
    });
    expect(lesson?.sources[0]).toMatchObject({ url: "https://example.org/saving", as_of: "2025" });
  });

  test("each numeric variant has its own texts, answer, tolerance and traps", () => {
    const item = english().lessons["saving"]?.items["saving.q2"];
    if (item?.type !== "numeric") throw new Error("not numeric");
    expect(item.variants.map(({ answer }) => answer)).toEqual([1967, 1327, 4793]);
    expect(item.variants[0]).toMatchObject({ tolerance: expect.closeTo(19.67), traps: [{ value: 1700 }] });
    expect(plainText(item.variants[1]?.prompt ?? [])).toBe("$500 at 5% for 20 years?");
    expect(plainText(item.variants[1]?.traps[0]?.why ?? [])).toContain("$1,327");
  });

  test("an exact whole answer is right when typed with its decimals", () => {
    const item = english().quizzes["basics-quiz"]?.items.find(({ id }) => id === "basics-quiz.n0");
    expect(item).toMatchObject({ variants: [{ answer: 10, tolerance: 0.5 }, { answer: 12 }, { answer: 14 }] });
  });

  test("a chart point is solved on the bars shown", () => {
    expect(english().lessons["saving"]?.items["saving.q3"]).toMatchObject({ bars: [20], traps: [{ bars: [39] }] });
    const later = changedContent([LESSON, ["items", "q3", "from"], 12]);
    expect(english(later).lessons["saving"]?.items["saving.q3"]).toMatchObject({ bars: [8], traps: [{ bars: [27] }] });
  });

  test("choice texts are inline, so that they fit into a button", () => {
    const item = english().lessons["saving"]?.items["saving.q1"];
    expect(item).toMatchObject({ choices: [{ text: ["Later, when you earn more"] }, { correct: true, why: [] }, {}] });
  });

  test("a course test holds every item of its quizzes under their own ids", () => {
    const { quizzes } = english();
    expect(quizzes["basics-test"]?.items).toEqual(quizzes["basics-quiz"]?.items);
    expect(quizzes["basics-test"]?.items).toHaveLength(20);
  });

  test("a course test may have items of its own before those of its quizzes, in no other quiz", () => {
    const files = changedContent(...withOwnItems(8));
    expect(problemsOf(files)).toEqual([]);
    const { quizzes } = english(files);
    const own = Array.from({ length: 8 }, (_, index) => `basics-test.own${index}`);
    expect(quizzes["basics-test"]?.own).toEqual({ ask: 5, items: own });
    expect(quizzes["basics-test"]?.items.map(({ id }) => id)).toEqual([
      ...own,
      ...(quizzes["basics-quiz"]?.items ?? []).map(({ id }) => id),
    ]);
    expect(quizzes["basics-quiz"]).toMatchObject({ own: null });
  });

  test("a crypto component marks its lesson and every item of it", () => {
    const component = [COURSE, ["chapters", 0, "components", 0, "crypto"], true] satisfies Change;
    const lesson = english(changedContent(component)).lessons["saving"];
    expect(lesson?.is_crypto).toBe(true);
    expect(Object.values(lesson?.items ?? {}).every((item) => item.is_crypto)).toBe(true);
  });

  test("S7.71 a task carries what each step asks as data, and its words apart", () => {
    const { tasks, courses } = english();
    expect(tasks["put-by"]).toMatchObject({
      title: "Put some by",
      minutes: 4,
      place: "market",
      kind: null,
      steps: [
        { id: "buy", requirement: { type: "buy", kinds: ["fund"], min_usd: 500, is_broad: false } },
        {
          id: "size",
          requirement: {
            type: "bracket",
            kinds: ["share"],
            min_reward_to_risk: null,
            risk_percent: { from: 0.5, to: 1 },
          },
        },
      ],
    });
    expect(tasks["put-by"]?.steps[0]?.text).toEqual(["Buy a ", { tag: "em", children: ["fund"] }, "."]);
    expect(courses["basics"]?.chapters[0]?.components[1]).toMatchObject({ id: "put-by", type: "brokerage_task" });
  });

  test("a retired item is kept in the file and asked no more", () => {
    const files = changedContent([QUIZ, ["items", "c0", "retired"], true]);
    expect(english(files).quizzes["basics-quiz"]?.items.map(({ id }) => id)).not.toContain("basics-quiz.c0");
  });
});
