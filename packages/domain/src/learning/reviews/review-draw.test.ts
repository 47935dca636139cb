import { describe, expect, it } from "vitest";
import { SECRET, sampleItems } from "../item-samples.ts";
import type { Answer, CompiledItem } from "../items.ts";
import { probes, shownMisconceptions } from "../misconceptions.ts";
import { drawQuiz } from "../quiz-draw.ts";
import { tokenOf } from "../presentation.ts";
import { solutionOf } from "../scoring.ts";
import { drawDrill, drawReview } from "./review-draw.ts";

const ORDER = { side: "buy", entry: 110, stop: 104, target: 128 } as const;

/** A wrong answer to a sample that shows one of its misconceptions; null where the others stand for its type. */
function trapped(item: CompiledItem): { answer: Answer; shown: string } | null {
  const part = (id: string) => tokenOf(item, "s", "part", id);
  switch (item.type) {
    case "choice":
      return { answer: { type: "choice", choice: part("choice1") }, shown: "misconception-choice1" };
    case "multi":
      return { answer: { type: "multi", choices: [part("choice4")] }, shown: "misconception-choice4" };
    case "order":
      return {
        answer: { type: "order", order: ["entry2", "entry1", "entry3", "entry4"].map(part) },
        shown: "misconception-entry1",
      };
    case "fill_blank": {
      const word = (blank: string) => tokenOf(item, "s", `option:${blank}`, "word1");
      const blanks = Object.fromEntries(["b1", "b2"].map((blank) => [part(blank), word(blank)]));
      return { answer: { type: "fill_blank", blanks }, shown: "misconception-word1" };
    }
    case "numeric": {
      const right = solutionOf(item, "s");
      const value = right?.type === "numeric" ? right.value / 2 : 0;
      return { answer: { type: "numeric", value }, shown: "half" };
    }
    case "chart_point":
      return { answer: { type: "chart_point", bar: 0 }, shown: "first" };
    case "chart_line":
      return { answer: { type: "chart_line", prices: [106, 138] }, shown: "tops" };
    case "estimate":
      return { answer: { type: "estimate", value: 200 }, shown: "too-low" };
    case "chart_order":
      if (!item.example) return { answer: { type: "chart_order", order: { ...ORDER } }, shown: "buy" };
      return { answer: { type: "chart_order", order: { ...ORDER, stop: 108 } }, shown: "stop" };
    case "replay_decision":
      return { answer: { type: "replay_decision", actions: ["wait", "wait", "buy"] }, shown: "wait-at-10" };
    case "match":
    case "categorize":
      return null;
  }
}

const choiceOf = (items: readonly CompiledItem[]) =>
  items.find(({ type }) => type === "choice") ?? expect.unreachable();
const SHOWN = new Set([`${SECRET}-misconception-choice1`]);

const NONE = new Set<string>();
const poolOf = (skill: string, courseId: string) => ({
  skill,
  courseId,
  items: sampleItems(4, skill)
    .filter((item) => item.is_graded)
    .map((item): CompiledItem => ({ ...item, id: `${skill}.${item.id}` })),
});
const met = (ids: readonly string[]) => ids.map((item_id) => ({ item_id, seed: "before", is_correct: true }));

describe("S4.17 questions of a review", () => {
  it("are one for each skill, with neighbors of different courses", () => {
    const pools = ["a", "b", "c", "d", "e", "f"].map((skill, index) => poolOf(skill, index < 3 ? "one" : "two"));
    const drawn = drawReview(pools, { past: [], misconceptions: NONE, seed: "s" });
    const skills = drawn.map(({ item_id }) => item_id.slice(0, 1));
    expect(skills.toSorted()).toEqual(["a", "b", "c", "d", "e", "f"]);
    const courses = skills.map((skill) => (skill < "d" ? "one" : "two"));
    expect(courses.some((course, index) => course === courses[index + 1])).toBe(false);
  });

  it("were not seen, or as long ago as possible", () => {
    const pool = poolOf("a", "one");
    const ids = pool.items.map(({ id }) => id);
    for (const unseen of ids) {
      const past = met(ids.filter((id) => id !== unseen));
      expect(drawReview([pool], { past, misconceptions: NONE, seed: unseen })).toMatchObject([{ item_id: unseen }]);
    }
    expect(drawReview([pool], { past: met(ids), misconceptions: NONE, seed: "s" })).toMatchObject([
      { item_id: ids[0] },
    ]);
  });

  it("take up a misconception that was shown, but never with the question seen last", () => {
    const pool = poolOf("a", "one");
    const item = choiceOf(pool.items);
    const about = pool.items.filter((each) => probes(each, SHOWN)).map(({ id }) => id);
    expect(about).toContain(item.id);
    const others = pool.items.map(({ id }) => id).filter((id) => id !== item.id);
    const [long] = drawReview([pool], {
      past: met([item.id, ...others.slice(0, 1)]),
      misconceptions: SHOWN,
      seed: "s",
    });
    expect(about).toContain(long?.item_id);
    const [just] = drawReview([pool], { past: met([item.id]), misconceptions: SHOWN, seed: "s" });
    expect(just?.item_id).not.toBe(item.id);
  });

  it("are four of one skill in a drill, or as many as there are", () => {
    const pool = poolOf("a", "one");
    const draw = { past: [], misconceptions: NONE, seed: "s" };
    expect(new Set(drawDrill(pool, draw).map(({ item_id }) => item_id)).size).toBe(4);
    expect(drawDrill({ ...pool, items: pool.items.slice(0, 2) }, draw)).toHaveLength(2);
  });
});

describe("misconceptions", () => {
  it("follow from wrong answers of each type, never from right ones", () => {
    for (const item of sampleItems(4, "a").filter(({ is_graded }) => is_graded)) {
      const right = solutionOf(item, "s") ?? expect.unreachable();
      expect(shownMisconceptions(item, "s", right)).toEqual([]);
      const wrong = trapped(item);
      if (!wrong) continue;
      const shown = `${SECRET}-${wrong.shown}`;
      expect(shownMisconceptions(item, "s", wrong.answer)).toContain(shown);
      expect(probes(item, new Set([shown]))).toBe(true);
    }
  });

  it("come first among the unseen questions of a quiz that is repeated", () => {
    const { items } = poolOf("a", "one");
    for (const seed of ["1", "2", "3", "4"]) {
      const [first] = drawQuiz({ items, ask: 1, own: null }, { past: [], seed, misconceptions: SHOWN });
      expect(probes(items.find(({ id }) => id === first?.item_id) ?? expect.unreachable(), SHOWN)).toBe(true);
    }
  });
});
