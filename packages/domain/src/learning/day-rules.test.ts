import { describe, expect, it } from "vitest";
import { dailyGoal, withLessonCompleted } from "./daily-goal.ts";
import { planToday } from "./plan.ts";
import type { Progress } from "./progress.ts";
import { skipDay } from "./skip-day.ts";
import { lessonXp } from "./xp.ts";

const place = (component_id: string) => ({ course_id: "a", chapter_id: "a1", component_id });

describe("dailyGoal", () => {
  it("S3.09 S9.05 the target is 3 lessons when absent", () => {
    expect(dailyGoal("2026-11-21", 1, undefined)).toEqual({
      target_lessons: 3,
      completed_lessons: 1,
      local_date: "2026-11-21",
    });
    expect(dailyGoal("2026-11-21", 0, null).target_lessons).toBe(3);
    expect(dailyGoal("2026-11-21", 0, 5).target_lessons).toBe(5);
  });

  it("S4.11 completed_lessons increases by 1", () => {
    expect(withLessonCompleted(dailyGoal("2026-11-21", 1, 3)).completed_lessons).toBe(2);
  });
});

describe("lessonXp", () => {
  it("is 10, and 15 for an excellent lesson", () => {
    expect([lessonXp(false), lessonXp(true)]).toEqual([10, 15]);
  });
});

describe("skipDay", () => {
  const met = {
    place: place("l3"),
    next: place("l4"),
    goal: dailyGoal("2026-11-21", 3, 3),
    planDays: 5,
    isLessonCounted: true,
  };

  it("S3.11 asks when the goal has just been met and there is more to learn", () => {
    expect(skipDay(met)).toEqual({ isShow: true, lessonId: "l4", courseId: "a", chapterId: "a1", currentDay: 5 });
  });

  it.each([
    ["before the goal is met", { goal: dailyGoal("2026-11-21", 2, 3) }],
    ["after the goal was met", { goal: dailyGoal("2026-11-21", 4, 3) }],
    ["when no lesson was counted", { isLessonCounted: false }],
    ["at the end of all lessons", { next: null }],
  ])("S3.11 does not ask %s", (_, change) => {
    expect(skipDay({ ...met, ...change }).isShow).toBe(false);
  });
});

describe("planToday", () => {
  const progress: Progress = {
    courses: [
      {
        id: "a",
        chapters: [
          { id: "a1", components: ["l1", "l2", "quiz"].map((id) => ({ id })) },
          { id: "a2", components: ["l3", "l4"].map((id) => ({ id })) },
        ],
      },
    ],
    completed: new Set(["l1"]),
    begun: new Set(["a"]),
  };
  const plan = (target: number, done: number) =>
    planToday(progress, { target_lessons: target, completed_lessons: done }, (id) => id.startsWith("l")).map(
      ({ component_id }) => component_id,
    );

  it("lists what opens next up to the lesson that meets the goal, quizzes between included", () => {
    expect(plan(3, 1)).toEqual(["l2", "quiz", "l3"]);
  });

  it("is empty when the goal is met, and ends with the curriculum", () => {
    expect(plan(3, 3)).toEqual([]);
    expect(plan(9, 0)).toEqual(["l2", "quiz", "l3", "l4"]);
  });
});
