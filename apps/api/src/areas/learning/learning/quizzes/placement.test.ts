import { describe, expect, it } from "vitest";
import { answerBody, completeLesson, openAttempt, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

const { app, learner, statuses, events, points } = learningWorld();

const resultsOf = (id: string) => ({ params: { id } });

describe("a placement test", () => {
  it("S4.08 S7.66 accessing jump_here opens a test of 12 questions, numeric and chart among them", async () => {
    const access = await learner.call("accessComponent", { params: { id: "l3" }, body: {} });
    expect(access).toMatchObject({
      id: "l3",
      type: "lesson",
      status: "jump_here",
      attempt: { purpose: "placement", pass_percent: 80 },
    });
    const types = access.attempt?.questions.map(({ type }) => type) ?? [];
    expect(types).toHaveLength(12);
    expect(types).toContain("numeric");
    expect(types.some((type) => type.startsWith("chart_"))).toBe(true);
  });

  it("S4.08 passing completes what was skipped by placement, without points, and opens the target", async () => {
    const results = await takeTest(learner, "l4", 2);
    expect(results).toMatchObject({ purpose: "placement", percent: 83, is_passed: true });
    expect(results.completion?.changes).toEqual([
      ...["l1", "l2", "quiz-1", "l3", "quiz-2"].map((id) => ({ id, status: "completed" })),
      { id: "l4", status: "in_progress" },
    ]);
    expect(results.completion?.next?.component_id).toBe("l4");
    expect(await statuses()).toMatchObject({ l1: "completed", "quiz-2": "completed", l4: "in_progress", l5: "locked" });
    expect(await points()).toEqual([]);
    expect(await events("placement.passed")).toMatchObject([{ skipped: ["l1", "l2", "quiz-1", "l3", "quiz-2"] }]);
    expect((await learner.call("getDailyGoal", {})).completed_lessons).toBe(0);
    const { components } = await learner.call("listCompletedComponents", {});
    expect(components.every(({ by }) => by === "placement")).toBe(true);
    expect(await learner.call("getQuizResults", resultsOf(results.attempt_id))).toEqual(results);
  });

  it("S4.08 failing changes nothing", async () => {
    const before = await statuses();
    const results = await takeTest(learner, "l4", 3);
    expect(results).toMatchObject({ percent: 75, is_passed: false, completion: null });
    expect(await statuses()).toEqual(before);
    expect(await learner.call("listCompletedComponents", {})).toEqual({ components: [] });
  });

  it("a lesson that was leapt over and is learned later counts as learned", async () => {
    await takeTest(learner, "l4");
    const learned = await completeLesson(learner, "l1");
    expect(learned).toMatchObject({ is_repeat: false, xp: 10, daily_goal: { completed_lessons: 1 } });
    expect(await completeLesson(learner, "l1")).toMatchObject({ is_repeat: true, xp: 10 });
    expect(await points()).toHaveLength(1);
  });

  it("S4.08 a jump_here with nothing to leap over becomes in_progress when accessed", async () => {
    const other = app.learner();
    const access = await other.call("accessComponent", { params: { id: "l7" }, body: {} });
    expect(access).toMatchObject({ status: "in_progress", attempt: null });
    expect(await completeLesson(other, "l7")).toMatchObject({ is_repeat: false });
  });

  it("gives way to the quiz itself when the way there was learned meanwhile", async () => {
    const placement = await openAttempt(learner, "l3");
    for (const id of ["l1", "l2"]) await completeLesson(learner, id);
    await takeTest(learner, "quiz-1");
    expect(await learner.call("accessComponent", { params: { id: "l3" }, body: {} })).toMatchObject({
      status: "in_progress",
      attempt: null,
    });
    for (const question of placement.questions)
      await learner.call("answerQuestion", answerBody(placement.id, question, true));
    const results = await learner.call("getQuizResults", resultsOf(placement.id));
    expect(results.completion?.changes).toEqual([{ id: "l3", status: "in_progress" }]);
  });
});
