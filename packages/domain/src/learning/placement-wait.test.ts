import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import { placementWait } from "./placement-wait.ts";
import type { FailedPlacement } from "./placement-wait.ts";
import { drawPlacement, PLACEMENT_PASS_PERCENT, PLACEMENT_QUESTIONS } from "./quiz-draw.ts";
import type { PastQuestion } from "./quiz-draw.ts";
import { gradeQuiz } from "./quiz-score.ts";

const HOUR = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * HOUR);
const none = new Set<string>();

describe("placementWait", () => {
  const failed = [{ skipped: ["l1", "l2", "quiz"], ended_at: at(0) }];

  it("a failed test opens again after 24 hours", () => {
    expect(placementWait(["l1", "l2", "quiz"], failed, none, at(1))).toEqual({ opens_at: at(24), after_id: "l1" });
    expect(placementWait(["l1", "l2", "quiz"], failed, none, new Date(at(24).getTime() - 1))).not.toBeNull();
    expect(placementWait(["l1", "l2", "quiz"], failed, none, at(24))).toBeNull();
  });

  it("it opens as soon as the first component it would have skipped is completed, not another one", () => {
    expect(placementWait(["l2", "quiz"], failed, new Set(["l1"]), at(1))).toBeNull();
    expect(placementWait(["l1", "quiz"], failed, new Set(["l2"]), at(1))).not.toBeNull();
  });

  it("it closes shorter and longer jumps over the same components, but none elsewhere", () => {
    expect(placementWait(["l1"], failed, none, at(1))).not.toBeNull();
    expect(placementWait(["l1", "l2", "quiz", "l3", "quiz-2"], failed, none, at(1))).not.toBeNull();
    expect(placementWait(["m1", "m2"], failed, none, at(1))).toBeNull();
  });

  it("of several failed tests the one that ended last decides", () => {
    const two = [...failed, { skipped: ["l2"], ended_at: at(3) }, { skipped: ["quiz"], ended_at: at(2) }];
    expect(placementWait(["l2", "quiz"], two, none, at(4))).toEqual({ opens_at: at(27), after_id: "l2" });
  });
});

/** Knows nothing but the answers of every question seen so far, and remembers those for ever. */
function guesser(chapters: number, lessons: number, items: number) {
  const [choice] = sampleItems();
  if (!choice) throw new Error("no sample");
  const itemsOf = (owner: string) =>
    Array.from({ length: items }, (_, index) => ({ ...choice, id: `${owner}/${index}`, skill: `skill-${index % 4}` }));
  const path = Array.from({ length: chapters }, (_, chapter) => [
    ...Array.from({ length: lessons }, (__, lesson) => `c${chapter}-l${lesson}`),
    `c${chapter}-quiz`,
  ]);
  const completed = new Set<string>();
  const failed: FailedPlacement[] = [];
  const past: PastQuestion[] = [];
  const known = new Set<string>();

  return {
    completed,
    isThrough: (target: number) => path.slice(0, target).every((chapter) => chapter.every((id) => completed.has(id))),
    learn() {
      const next = path.flat().find((id) => !completed.has(id));
      if (next !== undefined) completed.add(next);
    },
    /** Null if the test is closed. */
    jump(target: number, now: Date) {
      const skipped = path.slice(0, target).flatMap((chapter) => chapter.filter((id) => !completed.has(id)));
      if (placementWait(skipped, failed, completed, now)) return null;
      const pool = skipped.map(itemsOf);
      const unseen = pool.flat().filter(({ id }) => !known.has(id)).length;
      const drawn = drawPlacement({ quizzes: pool, lessons: [] }, past, `${past.length}`);
      const right = drawn.filter(({ item_id }) => known.has(item_id)).length;
      for (const question of drawn) {
        past.push({ ...question, is_correct: known.has(question.item_id) });
        known.add(question.item_id);
      }
      const { is_passed } = gradeQuiz(right, drawn.length, PLACEMENT_PASS_PERCENT);
      if (is_passed) for (const id of skipped) completed.add(id);
      else failed.push({ skipped, ended_at: now });
      return { asked: drawn.length, right, unseen, is_passed };
    },
  };
}

describe("a guesser who remembers every answer", () => {
  const moves = fc.array(
    fc.record({ hours: fc.integer({ min: 0, max: 30 }), learns: fc.boolean(), target: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 40 },
  );

  it("gets one test per day or completed lesson, and knows nothing in it while there are unseen items", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), moves, (lessons, items, tries) => {
        const learner = guesser(5, lessons, items);
        let hours = 0;
        let learned = 0;
        let admitted = 0;
        for (const move of tries) {
          hours += move.hours;
          if (move.learns) {
            learner.learn();
            learned++;
          }
          if (learner.isThrough(move.target)) continue;
          const test = learner.jump(move.target, at(hours));
          if (!test) continue;
          expect(test.right).toBe(Math.max(0, test.asked - test.unseen));
          if (test.is_passed) return;
          admitted++;
          expect(admitted).toBeLessThanOrEqual(1 + Math.floor(hours / 24) + learned);
        }
      }),
    );
  });

  it("passes by memory only after most of the pool was asked in tests a day apart", () => {
    const learner = guesser(1, 4, 9);
    const pool = 5 * 9;
    let passedAfter = 0;
    while (!learner.jump(1, at(24 * passedAfter))?.is_passed) {
      for (let hour = 1; hour < 24; hour++) expect(learner.jump(1, at(24 * passedAfter + hour))).toBeNull();
      passedAfter++;
    }
    expect(passedAfter).toBeGreaterThanOrEqual(Math.floor(pool / PLACEMENT_QUESTIONS));
  });
});
