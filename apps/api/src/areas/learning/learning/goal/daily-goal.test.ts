import { describe, expect, it } from "vitest";
import { completeLesson, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

const { app, learner } = learningWorld();

describe("the daily goal", () => {
  it("S3.09 S7.69 S9.05 is 3 lessons of the local day", async () => {
    expect(await learner.call("getDailyGoal", {})).toEqual({
      target_lessons: 3,
      completed_lessons: 0,
      local_date: "2026-11-21",
    });
  });

  it("S4.11 completed_lessons increases by 1 with each lesson, not with a quiz", async () => {
    expect((await completeLesson(learner, "l1")).daily_goal.completed_lessons).toBe(1);
    expect((await completeLesson(learner, "l2")).daily_goal.completed_lessons).toBe(2);
    expect((await takeTest(learner, "quiz-1")).completion?.daily_goal.completed_lessons).toBe(2);
    expect(await learner.call("getDailyGoal", {})).toMatchObject({ completed_lessons: 2 });
    app.clock.set("2026-11-22T00:00:00Z");
    expect(await learner.call("getDailyGoal", {})).toMatchObject({ completed_lessons: 0, local_date: "2026-11-22" });
  });

  it("S7.69 counts in the learner's zone, changes nothing, and refuses what is no zone", async () => {
    app.clock.set("2026-11-21T23:30:00Z");
    const asked = await learner.call("getDailyGoal", { query: { timezone: "Asia/Tokyo" } });
    expect(asked.local_date).toBe("2026-11-21");
    app.state.settings.time_zone = "Europe/Berlin";
    const goal = await learner.call("getDailyGoal", { query: { timezone: "Europe/Berlin" } });
    expect(goal.local_date).toBe("2026-11-22");
    expect((await completeLesson(learner, "l1")).daily_goal).toMatchObject({
      completed_lessons: 1,
      local_date: "2026-11-22",
    });
    for (const timezone of ["Nowhere/Land", "+05:30", ""]) {
      expect(await learner.refusal("getDailyGoal", { query: { timezone } }), timezone).toEqual([
        400,
        "validation_failed",
      ]);
    }
  });

  it("S7.69 a flight to the west lengthens the day and never counts it twice", async () => {
    app.state.settings.time_zone = "Pacific/Auckland";
    await completeLesson(learner, "l1");
    app.state.settings.time_zone = "America/Los_Angeles";
    const landed = await learner.call("getDailyGoal", {});
    expect(landed).toMatchObject({ completed_lessons: 1, local_date: "2026-11-22" });
    expect((await completeLesson(learner, "l2")).daily_goal).toMatchObject({
      completed_lessons: 2,
      local_date: "2026-11-22",
    });
    app.clock.set("2026-11-23T12:00:00Z");
    expect(await learner.call("getDailyGoal", {})).toMatchObject({ completed_lessons: 0, local_date: "2026-11-23" });
  });
});

describe("the skip-day question", () => {
  it("S3.11 is asked once, at the lesson that meets the goal, when there is more", async () => {
    app.state.settings.target_lessons = 2;
    expect((await completeLesson(learner, "l1")).skip_day.isShow).toBe(false);
    const { skip_day } = await completeLesson(learner, "l2");
    expect(skip_day).toEqual({
      isShow: true,
      lessonId: "quiz-1",
      courseId: "basics",
      chapterId: "basics-1",
      currentDay: 1,
    });
    expect((await completeLesson(learner, "l2")).skip_day.isShow).toBe(false);
    expect((await takeTest(learner, "quiz-1")).completion?.skip_day.isShow).toBe(false);
    expect((await completeLesson(learner, "l3")).skip_day.isShow).toBe(false);
  });

  it("S3.11 counts the days with learning, not the calendar's", async () => {
    app.state.settings.target_lessons = 1;
    expect((await completeLesson(learner, "l1")).skip_day.currentDay).toBe(1);
    app.clock.set("2026-11-25T12:00:00Z");
    expect((await completeLesson(learner, "l2")).skip_day).toMatchObject({ isShow: true, currentDay: 2 });
  });

  it("S3.11 is not asked when nothing is left to learn", async () => {
    app.state.settings.target_lessons = 1;
    const other = app.learner();
    await other.call("beginCourse", { params: { id: "scams" }, body: {} });
    expect((await completeLesson(other, "l7")).skip_day).toEqual({
      isShow: false,
      lessonId: "l7",
      courseId: "scams",
      chapterId: "scams-1",
      currentDay: 1,
    });
  });
});
