import { randomUUID } from "node:crypto";
import { placesOf } from "@candlewise/domain/learning/estimate";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import type { TestLearner } from "../testing/learner.ts";
import { follow, readLesson } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

const estimate = sampleItems().find((item) => item.type === "estimate");
if (!estimate) throw new Error("the samples have no estimate");
const places = placesOf(estimate.scale, estimate.decimals);

/** The sample curriculum with an estimate, of another id for each test, as the second question of its first lesson. */
const content = structuredClone(sampleContent);
const lesson = content.languages["en"]?.lessons["l1"];
if (!lesson) throw new Error("the sample has no lesson");

const { app, learner } = learningWorld(content);
beforeEach(() => {
  lesson.items["q2"] = { ...estimate, id: `l1.estimate-${randomUUID()}` };
});

const answer = (who: TestLearner, value: number, answer_id: string = randomUUID()) =>
  who.call("answerQuestion", {
    body: {
      answer_id,
      lesson_id: "l1",
      question_id: lesson.items["q2"]?.id ?? "",
      answer: { type: "estimate", value },
    },
  });

/** New learners give these answers, one each. */
async function crowd(values: readonly number[]): Promise<void> {
  for (const value of values) {
    const someone = app.learner();
    await follow(someone);
    await answer(someone, value);
  }
}

describe("an estimate in a lesson", () => {
  it("S7.73 says how others answered once twenty have", async () => {
    await crowd(Array.from({ length: 18 }, (_, index) => places[index * 6] ?? 0));
    const early = app.learner();
    await follow(early);
    expect((await answer(early, 7600)).verdict.estimate).toEqual({ accepted: [6333, 9120], others: null });
    const { verdict } = await answer(learner, 7600);
    expect(verdict.estimate?.others?.answered).toBe(20);
    expect(verdict.estimate?.others?.buckets.reduce((sum, count) => sum + count, 0)).toBe(20);
    const [stored] = (await readLesson(learner, "l1")).answers;
    expect(stored?.verdict.estimate).toEqual(verdict.estimate);
  });

  it("S7.73 counts the first answer of a learner only, and a repeated call once", async () => {
    await crowd(Array.from({ length: 20 }, () => 100));
    const id = randomUUID();
    const first = await answer(learner, 200, id);
    expect(first.verdict).toMatchObject({ is_correct: false, can_retry: true, solution: null, estimate: null });
    expect(await answer(learner, 200, id)).toEqual(first);
    app.clock.advance({ seconds: 5 });
    const { estimate: second } = (await answer(learner, 7600)).verdict;
    expect(second?.others?.answered).toBe(21);
    expect(second?.others?.buckets.slice(0, 4)).toEqual([20, 0, 1, 0]);
  });

  it("S7.73 an answer beside the track does not fit", async () => {
    const body = { answer_id: randomUUID(), lesson_id: "l1", question_id: lesson.items["q2"]?.id ?? "" };
    const call = { body: { ...body, answer: { type: "estimate", value: 99 } } } as const;
    expect(await learner.refusal("answerQuestion", call)).toEqual([400, "answer_mismatch"]);
  });
});
