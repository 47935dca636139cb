import { plainText } from "@candlewise/domain/learning/rich-text";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reportId, startReports, type Reporter } from "./testing/reports-world.ts";

let world: Awaited<ReturnType<typeof startReports>>;
let learner: Reporter;
beforeAll(async () => {
  world = await startReports();
});
beforeEach(async () => {
  learner = await world.newReporter();
});

describe("S7.94 a report of a question", () => {
  it("holds what the server knows: place, content, language, answer and verdict", async () => {
    await learner.answerIn("l1", "q1", false);
    await learner.send({
      report_id: reportId(1),
      reason: "wrong_reason",
      text: "  The reason is about something else. ",
    });
    expect(await learner.rows()).toEqual([
      {
        user_id: learner.userId,
        report_id: reportId(1),
        item_id: "l1.choice",
        content_version: "sample",
        component_id: "l1",
        course_id: "basics",
        asked_in: "lesson",
        language: "en",
        variant: null,
        prompt: expect.stringMatching(/\w/),
        answer: expect.objectContaining({ type: "choice" }),
        answer_words: "Text of choice1",
        is_correct: false,
        reason: "wrong_reason",
        text: "The reason is about something else.",
        sent_at: world.app.clock.now(),
        resolved_at: null,
        resolved_by: null,
      },
    ]);
  });

  it("holds the last answer to the question, and the variant that the learner drew", async () => {
    const item = await learner.answerIn("l1", "q2", false);
    world.app.clock.advance({ seconds: 1 });
    await learner.answerIn("l1", "q2", true);
    await learner.send({ question_id: item.id, reason: "wrong_chart" });
    const prompt = plainText(item.prompt);
    expect(await learner.rows()).toMatchObject([
      { prompt, variant: Number(prompt.replace("Variant ", "")), is_correct: true, asked_in: "lesson" },
    ]);
  });

  it("has no answer while none is stored", async () => {
    await learner.send();
    expect(await learner.rows()).toMatchObject([{ answer: null, answer_words: null, is_correct: null }]);
  });

  it("of a quiz, a review and a challenge names where the question belongs and where it was asked", async () => {
    for (const lesson of ["l1", "l2"]) await learner.complete(lesson);
    const attempts = [
      await learner.open("quiz-1"),
      await learner.drill("spread"),
      await learner.joinChallenge("three-days"),
    ];
    for (const { id, questions } of attempts) {
      const [question] = questions;
      if (!question) throw new Error("the attempt asks nothing");
      await learner.answer(question, { attempt_id: id }, true);
      world.app.clock.advance({ seconds: 1 });
      await learner.send({ question_id: question.id, attempt_id: id });
    }
    const home = attempts[1]?.questions[0]?.id.replace(/\..*/, "");
    expect(await learner.rows()).toMatchObject([
      { component_id: "quiz-1", course_id: "basics", asked_in: "quiz", is_correct: true },
      { component_id: home, course_id: "basics", asked_in: "drill", is_correct: true },
      { component_id: "three-days", course_id: null, asked_in: "challenge", is_correct: true },
    ]);
  });

  it("is refused for a question that was not asked there, for an attempt of somebody else, and without the words that it needs", async () => {
    const other = await world.newReporter();
    for (const lesson of ["l1", "l2"]) await other.complete(lesson);
    const attempt = await other.open("quiz-1");
    const question_id = attempt.questions[0]?.id ?? "";
    expect(await learner.refusal({ question_id, attempt_id: attempt.id })).toEqual([404, "not_found"]);
    expect(await other.refusal({ question_id: "l1.choice", attempt_id: attempt.id })).toEqual([400, "answer_mismatch"]);
    expect(await learner.refusal({ question_id: "quiz-1.nothing" })).toEqual([400, "answer_mismatch"]);
    expect(await learner.refusal({ lesson_id: "nowhere" })).toEqual([404, "not_found"]);
    expect(await learner.refusal({ lesson_id: "l2", question_id: "l2.choice" })).toEqual([409, "component_locked"]);
    expect((await learner.refusal({ reason: "other" }))[0]).toBe(400);
    expect((await learner.refusal({ text: "x".repeat(1001) }))[0]).toBe(400);
    expect(await learner.rows()).toEqual([]);
  });

  it("is stored once, however often and at once it is sent", async () => {
    const send = () => learner.send({ report_id: reportId(1), text: "Once" });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers).toEqual(answers.map(() => ({ report_id: reportId(1), is_change: false })));
    expect(await learner.rows()).toMatchObject([{ text: "Once" }]);
  });

  it("takes the place of the learner's open one, and an earlier one that comes late does not", async () => {
    await learner.send({ report_id: reportId(1), text: "First" });
    const second = await learner.send({ report_id: reportId(2), text: "Second", reason: "wording" });
    expect(second).toEqual({ report_id: reportId(2), is_change: true });
    await learner.send({ report_id: reportId(1), text: "First" });
    expect(await learner.rows()).toMatchObject([{ report_id: reportId(2), text: "Second", reason: "wording" }]);
    const numbers = Array.from({ length: 20 }, (_, index) => index + 3);
    await Promise.all(numbers.map((number) => learner.send({ report_id: reportId(number), text: `Text ${number}` })));
    expect(await learner.rows()).toMatchObject([{ report_id: reportId(22), text: "Text 22" }]);
    await (await world.newReporter()).send();
    await learner.send({ question_id: "l1.numeric" });
    expect(await learner.rows()).toHaveLength(2);
  });

  it("can be taken back, again and again, by nobody else", async () => {
    const other = await world.newReporter();
    await learner.send({ report_id: reportId(7) });
    await other.withdraw(reportId(7));
    expect(await learner.rows()).toHaveLength(1);
    expect(await learner.withdraw(reportId(7))).toEqual({});
    expect(await learner.withdraw(reportId(7))).toEqual({});
    expect(await learner.rows()).toEqual([]);
  });

  it("is counted by its reason, and open ones are sampled", async () => {
    const { app, newReporter } = await startReports();
    const sender = await newReporter();
    await sender.send({ report_id: reportId(1), reason: "wording" });
    await sender.send({ report_id: reportId(1), reason: "wording" });
    await app.metrics.readSamplers();
    const text = await app.metrics.text();
    expect(text).toMatch(/^question_reports_total\{reason="wording"\} 1$/m);
    expect(text).toMatch(/^question_reports_open 1$/m);
  });
});
