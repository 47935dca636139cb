import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import type { CompiledItem } from "./items.ts";
import { rightPosition, variantIndex } from "./presentation.ts";
import { drawPlacement, drawQuiz as drawFrom } from "./quiz-draw.ts";
import type { DrawnQuestion, PastQuestion } from "./quiz-draw.ts";

const graded = (skill: string) => sampleItems(4, skill).filter((item) => item.is_graded);
const [plainChoice] = graded("plain");

/** `count` choice items of a skill. */
function choices(skill: string, count: number): CompiledItem[] {
  if (!plainChoice) throw new Error("no sample");
  return Array.from({ length: count }, (_, index) => ({ ...plainChoice, id: `${skill}/${index}`, skill }));
}

const itemOf = (pool: readonly CompiledItem[], { item_id }: DrawnQuestion) => {
  const item = pool.find(({ id }) => id === item_id);
  if (!item) throw new Error(`${item_id} is not in the pool`);
  return item;
};
const past = (drawn: readonly DrawnQuestion[], isCorrect: (id: string) => boolean): PastQuestion[] =>
  drawn.map((question) => ({ ...question, is_correct: isCorrect(question.item_id) }));

const drawQuiz = (items: CompiledItem[], ask: number, past: readonly PastQuestion[], seed: string) =>
  drawFrom({ items, ask, own: null }, { past, seed });

const pools = fc
  .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 })
  .map((sizes) => sizes.flatMap((size, index) => choices(`skill-${index}`, size)));
const seeds = fc.string();

describe("drawQuiz", () => {
  it("draws as many different items as asked, over as many skills as can be", () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 12 }), seeds, (pool, ask, seed) => {
        const drawn = drawQuiz(pool, ask, [], seed);
        const wanted = Math.min(ask, pool.length);
        const skills = new Set(pool.map(({ skill }) => skill)).size;
        expect(new Set(drawn.map(({ item_id }) => item_id)).size).toBe(wanted);
        expect(drawn).toHaveLength(wanted);
        expect(new Set(drawn.map((each) => itemOf(pool, each).skill)).size).toBe(Math.min(wanted, skills));
        expect(drawQuiz(pool, ask, [], seed)).toEqual(drawn);
      }),
    );
  });

  it("never asks one skill twice in a row where that can be avoided", () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 12 }), seeds, (pool, ask, seed) => {
        const skills = drawQuiz(pool, ask, [], seed).map((each) => itemOf(pool, each).skill);
        const most = Math.max(...skills.map((skill) => skills.filter((other) => other === skill).length));
        if (most > Math.ceil(skills.length / 2)) return;
        expect(skills.some((skill, index) => skill === skills[index + 1])).toBe(false);
      }),
    );
  });

  it("asks unseen items before seen ones", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pool = ["a", "b", "c", "d"].flatMap((skill) => choices(skill, 4));
        const first = drawQuiz(pool, 8, [], seed);
        const second = drawQuiz(
          pool,
          8,
          past(first, () => true),
          `${seed}+`,
        );
        const seen = new Set(first.map(({ item_id }) => item_id));
        expect(second.filter(({ item_id }) => seen.has(item_id))).toEqual([]);
      }),
    );
  });

  it("asks more of a skill that was missed, with other items", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pool = ["a", "b", "c", "d"].flatMap((skill) => choices(skill, 8));
        const first = drawQuiz(pool, 8, [], seed);
        const retry = drawQuiz(
          pool,
          8,
          past(first, (id) => !id.startsWith("c/")),
          `${seed}+`,
        );
        const ofMissed = retry.filter(({ item_id }) => item_id.startsWith("c/"));
        expect(ofMissed).toHaveLength(3);
        for (const { item_id } of ofMissed) expect(first.map((each) => each.item_id)).not.toContain(item_id);
      }),
    );
  });

  it("draws other numbers when a numeric item comes again", () => {
    const pool = graded("a").filter((item) => item.type === "numeric");
    fc.assert(
      fc.property(seeds, (seed) => {
        const [first] = drawQuiz(pool, 1, [], seed);
        if (!first) throw new Error("nothing drawn");
        const [again] = drawQuiz(pool, 1, [{ ...first, is_correct: false }], `${seed}+`);
        if (!again) throw new Error("nothing drawn");
        const item = itemOf(pool, first);
        expect(variantIndex(item, again.seed)).not.toBe(variantIndex(item, first.seed));
      }),
    );
  });

  it("puts the right choices of an attempt in mixed places", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pool = ["a", "b", "c", "d"].flatMap((skill) => choices(skill, 2));
        const places = drawQuiz(pool, 8, [], seed).map((each) => rightPosition(itemOf(pool, each), each.seed));
        for (const place of [0, 1, 2, 3]) {
          const uses = places.filter((each) => each === place).length;
          expect(uses).toBeGreaterThanOrEqual(1);
          expect(uses).toBeLessThanOrEqual(4);
        }
      }),
    );
  });
});

describe("a course test with items of its own", () => {
  const drawn = ["a", "b", "c", "d", "e", "f"].flatMap((skill) => choices(skill, 6));
  const own = ["a", "b", "c", "d"].flatMap((skill) =>
    choices(skill, 2).map((item) => ({ ...item, id: `test/${item.id}` })),
  );
  const test = { items: [...own, ...drawn], ask: 12, own: { ask: 5, items: own.map(({ id }) => id) } };
  const ownOf = (questions: readonly DrawnQuestion[]) =>
    questions.map(({ item_id }) => item_id).filter((id) => id.startsWith("test/"));

  it("asks the stated number of them, and as evenly over the skills as without", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const asked = drawFrom(test, { past: [], seed });
        expect(new Set(asked.map(({ item_id }) => item_id)).size).toBe(12);
        expect(ownOf(asked)).toHaveLength(5);
        const bySkill = Map.groupBy(asked, (each) => itemOf(test.items, each).skill);
        expect([...bySkill.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
      }),
    );
  });

  it("asks those that the learner has not met before the others", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const first = drawFrom(test, { past: [], seed });
        const again = drawFrom(test, { past: past(first, (id) => id.startsWith("a/")), seed: `${seed}+` });
        const unseen = own.filter(({ id }) => !ownOf(first).includes(id)).map(({ id }) => id);
        expect(ownOf(again)).toHaveLength(5);
        expect(ownOf(again)).toEqual(expect.arrayContaining(unseen));
      }),
    );
  });

  it("asks other items instead where too few of them are left", () => {
    const left = { ...test, items: test.items.filter(({ id }) => id !== own[0]?.id && !id.startsWith("test/b")) };
    const few = { ...left, own: { ...test.own, ask: 6 } };
    expect(ownOf(drawFrom(few, { past: [], seed: "s" }))).toHaveLength(5);
    expect(drawFrom(few, { past: [], seed: "s" })).toHaveLength(12);
  });
});

describe("drawPlacement", () => {
  const chapter = (name: string) => ["x", "y", "z"].flatMap((skill) => choices(`${name}-${skill}`, 3));
  const ofQuizzes = (quizzes: CompiledItem[][]) => ({ quizzes, lessons: [] });

  it("asks 12 questions, evenly over the skipped chapters", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chapters = ["p", "q", "r", "s"].map(chapter);
        const drawn = drawPlacement(ofQuizzes(chapters), [], seed);
        expect(drawn).toHaveLength(12);
        for (const pool of chapters) {
          expect(drawn.filter(({ item_id }) => pool.some(({ id }) => id === item_id))).toHaveLength(3);
        }
      }),
    );
  });

  it("has numeric and chart items among them wherever there are any", () => {
    const pool = [...["a", "b", "c", "d", "e", "f"].flatMap((skill) => choices(skill, 4)), ...graded("g")];
    fc.assert(
      fc.property(seeds, (seed) => {
        const types = drawPlacement(ofQuizzes([pool]), [], seed).map((each) => itemOf(pool, each).type);
        expect(types).toContain("numeric");
        expect(types.some((type) => type.startsWith("chart_") || type === "replay_decision")).toBe(true);
        expect(types).toHaveLength(12);
      }),
    );
  });

  it("asks what there is when the pools are small", () => {
    expect(drawPlacement(ofQuizzes([choices("a", 2), []]), [], "seed")).toHaveLength(2);
    expect(drawPlacement(ofQuizzes([]), [], "seed")).toEqual([]);
  });

  it("asks every unseen item before a seen one, those of quizzes before those of lessons", () => {
    fc.assert(
      fc.property(pools, pools, fc.infiniteStream(fc.boolean()), seeds, (ofQuiz, ofLesson, coins, seed) => {
        const lessons = ofLesson.map((item) => ({ ...item, id: `lesson/${item.id}` }));
        const all = [...ofQuiz, ...lessons];
        const seen = all.filter(() => coins.next().value);
        const past = seen.map(({ id }) => ({ item_id: id, seed: "", is_correct: true }));
        const drawn = drawPlacement({ quizzes: [ofQuiz], lessons: [lessons] }, past, seed);
        const ids = new Set(drawn.map(({ item_id }) => item_id));
        const unseenOf = (pool: CompiledItem[]) => pool.filter((item) => !seen.includes(item));
        expect(ids.size).toBe(Math.min(12, all.length));
        const unseen = unseenOf(all);
        expect(unseen.filter(({ id }) => ids.has(id))).toHaveLength(Math.min(12, unseen.length));
        const unseenQuiz = unseenOf(ofQuiz);
        expect(unseenQuiz.filter(({ id }) => ids.has(id))).toHaveLength(Math.min(12, unseenQuiz.length));
      }),
    );
  });

  it("fills up with the least recently seen items", () => {
    const pool = choices("a", 14);
    const past = pool.slice(0, 13).map(({ id }) => ({ item_id: id, seed: "", is_correct: false }));
    const ids = drawPlacement(ofQuizzes([pool]), past, "seed").map(({ item_id }) => item_id);
    expect(ids.toSorted()).toEqual([...pool.slice(0, 11), ...pool.slice(13)].map(({ id }) => id).toSorted());
  });
});
