import type { ComponentType } from "./curriculum.ts";

interface Sized {
  readonly chapters: readonly {
    readonly components: readonly { readonly type: ComponentType; readonly minutes: number }[];
  }[];
}

/** Lessons of courses, and the minutes of their lessons and quizzes. Practical tasks are optional and take no part. */
export function sizeOf(courses: readonly Sized[]): { lessons: number; minutes: number } {
  const counted = courses
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ components }) => components)
    .filter(({ type }) => type !== "brokerage_task");
  return {
    lessons: counted.filter(({ type }) => type === "lesson").length,
    minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Ids of the courses that every path begins or goes on with: what no goal can call its own. A single path shares nothing. */
export function commonCourses(paths: readonly { readonly courses: readonly { readonly id: string }[] }[]): Set<string> {
  const [first, ...others] = paths;
  if (!first || others.length === 0) return new Set();
  const ids = first.courses.map(({ id }) => id);
  return new Set(ids.filter((id) => others.every(({ courses }) => courses.some((course) => course.id === id))));
}
