import { randomUUID } from "node:crypto";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { describe, expect, it } from "vitest";
import { completeLesson, readLesson } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";

const { app, learner } = learningWorld();

describe("answering in a lesson", () => {
  const give = async (key: string, isRight: boolean, answer_id: string = randomUUID()) => {
    const item = (await readLesson(learner, "l1")).items[key];
    if (!item) throw new Error(`no item ${key}`);
    return {
      body: {
        answer_id,
        lesson_id: "l1",
        question_id: item.id,
        answer: isRight ? rightAnswer(item) : wrongAnswer(item),
      },
    };
  };

  it("S7.73 says why a wrong answer is wrong, and what is right after one more try", async () => {
    const first = await learner.call("answerQuestion", await give("q1", false));
    expect(first.verdict).toMatchObject({ is_correct: false, can_retry: true, solution: null, explanation: [] });
    expect(plainText(first.verdict.parts[0]?.why ?? [])).toContain("why of choice1");
    expect(first.progress).toBeNull();
    const second = await learner.call("answerQuestion", await give("q1", false));
    expect(second.verdict).toMatchObject({ is_correct: false, can_retry: false });
    expect(second.verdict.solution).toEqual((await give("q1", true)).body.answer);
    expect(plainText(second.verdict.explanation)).toContain("explanation");
  });

  it("S7.73 sent again after the second try, the first answer gets its first verdict: nothing is revealed or counted twice", async () => {
    const call = await give("q1", false);
    const first = await learner.call("answerQuestion", call);
    const again = await Promise.all([1, 2, 3].map(async () => learner.call("answerQuestion", call)));
    expect(again).toEqual([first, first, first]);
    app.clock.advance({ seconds: 5 });
    await learner.call("answerQuestion", await give("q1", false));
    expect(await learner.call("answerQuestion", call)).toEqual(first);
  });

  it("S7.67 a lesson opened again between the tries still keeps the answer back", async () => {
    await learner.call("answerQuestion", await give("q1", false));
    const { answers } = await readLesson(app.learner(learner.userId), "l1");
    expect(answers[0]?.verdict).toMatchObject({ can_retry: true, solution: null });
    app.clock.advance({ seconds: 5 });
    await learner.call("answerQuestion", await give("q1", false));
    expect((await readLesson(learner, "l1")).answers[0]?.verdict.solution).not.toBeNull();
  });

  it("S7.68 an item solved at the second try does not make the lesson excellent", async () => {
    await learner.call("answerQuestion", await give("q1", false));
    for (const key of Object.keys((await readLesson(learner, "l1")).items))
      await learner.call("answerQuestion", await give(key, true));
    const done = await completeLesson(learner, "l1");
    expect(done.is_excellent).toBe(false);
  });

  it("S7.73 the same answer_id gives the same verdict and is kept once", async () => {
    const call = await give("q1", false);
    const first = await learner.call("answerQuestion", call);
    expect(await Promise.all([1, 2, 3].map(() => learner.call("answerQuestion", call)))).toEqual([first, first, first]);
    const right = await give("q1", true, call.body.answer_id);
    expect((await learner.call("answerQuestion", right)).verdict.is_correct).toBe(false);
    expect((await readLesson(learner, "l1")).answers).toHaveLength(1);
  });

  it("S7.67 shows the latest answer to each item on another device", async () => {
    await learner.call("answerQuestion", await give("q1", false));
    app.clock.advance({ seconds: 5 });
    const second = await learner.call("answerQuestion", await give("q1", true));
    const { answers } = await readLesson(app.learner(learner.userId), "l1");
    expect(answers).toEqual([
      {
        answer_id: second.answer_id,
        question_id: "l1.choice",
        answer: (await give("q1", true)).body.answer,
        verdict: second.verdict,
      },
    ]);
  });

  it("S7.73 refuses an answer that does not fit, and one to a locked lesson", async () => {
    const { body } = await give("q1", true);
    const refusal = (change: object) =>
      learner.refusal("answerQuestion", { body: { ...body, answer_id: randomUUID(), ...change } });
    expect(await refusal({ answer: { type: "numeric", value: 1 } })).toEqual([400, "answer_mismatch"]);
    expect(await refusal({ question_id: "l2.choice" })).toEqual([400, "answer_mismatch"]);
    expect(await refusal({ lesson_id: "l2" })).toEqual([409, "component_locked"]);
    expect(await refusal({ lesson_id: "l9" })).toEqual([404, "not_found"]);
    expect(await refusal({ attempt_id: randomUUID() })).toEqual([400, "validation_failed"]);
  });
});
