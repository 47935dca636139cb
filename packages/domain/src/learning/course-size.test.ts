import { describe, expect, it } from "vitest";
import { commonCourses, sizeOf } from "./course-size.ts";
import type { ComponentType } from "./curriculum.ts";

const course = (id: string, ...components: { type: ComponentType; minutes: number }[]) => ({
  id,
  chapters: components.map((component) => ({ components: [component] })),
});
const a = course("a", { type: "lesson", minutes: 5 }, { type: "quiz", minutes: 7 });
const b = course("b", { type: "lesson", minutes: 6 }, { type: "brokerage_task", minutes: 30 });

describe("the size of courses", () => {
  it("counts lessons, and the minutes of lessons and quizzes, over all chapters", () => {
    expect(sizeOf([a, b])).toEqual({ lessons: 2, minutes: 18 });
    expect(sizeOf([])).toEqual({ lessons: 0, minutes: 0 });
  });

  it("is a path's own beyond the courses that all paths have", () => {
    expect([...commonCourses([{ courses: [a, b] }, { courses: [a] }, { courses: [b, a] }])]).toEqual(["a"]);
    expect(commonCourses([{ courses: [a] }, { courses: [b] }]).size).toBe(0);
    expect(commonCourses([{ courses: [a] }]).size).toBe(0);
    expect(commonCourses([]).size).toBe(0);
  });
});
