import { expect, test } from "vitest";
import { dayOfLesson, milestoneOf, withActivityOn } from "./with-activity.ts";

const streak = { today: "2026-11-21", status: "open", current: 6 } as const;
const goal = (completed_lessons: number, local_date = "2026-11-21") => ({
  target_lessons: 3,
  completed_lessons,
  local_date,
});

test("S7.48 a lesson of today counts at once, further ones do not", () => {
  expect(withActivityOn(streak, dayOfLesson(goal(0)))).toBe(streak);
  expect(withActivityOn(streak, dayOfLesson(undefined))).toBe(streak);
  expect(withActivityOn(streak, dayOfLesson(goal(1)))).toMatchObject({ status: "done", current: 7 });
  expect(withActivityOn(streak, dayOfLesson(goal(2)))).toMatchObject({ current: 7 });
  expect(withActivityOn({ ...streak, status: "done" }, dayOfLesson(goal(2)))).toMatchObject({ current: 6 });
  expect(withActivityOn({ ...streak, status: "broken", current: 0 }, dayOfLesson(goal(1)))).toMatchObject({
    current: 1,
  });
});

test("S7.48 lessons of another day do not count", () => {
  expect(withActivityOn(streak, dayOfLesson(goal(2, "2026-11-20")))).toBe(streak);
});

test("S7.49 a milestone is reached on its day only", () => {
  expect(milestoneOf(withActivityOn(streak, dayOfLesson(goal(1))))).toBe(10);
  expect(milestoneOf(streak)).toBeNull();
  expect(milestoneOf({ ...streak, status: "done", current: 8 })).toBeNull();
});
