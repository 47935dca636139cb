import { expect, test } from "vitest";
import { freeLessons } from "./free-lessons.ts";

const course = (id: string, type: "lesson" | "quiz" = "lesson") => ({
  id,
  chapters: [
    {
      id: `${id}-1`,
      components: [
        { id: `${id}-first`, type },
        { id: `${id}-second`, type: "lesson" as const },
      ],
    },
  ],
});

test("the first lesson of each path is free, once for paths that begin alike", () => {
  const paths = [{ courses: [course("a"), course("b")] }, { courses: [course("a")] }, { courses: [course("c")] }];
  expect(freeLessons(paths)).toEqual([
    { course_id: "a", chapter_id: "a-1", component_id: "a-first" },
    { course_id: "c", chapter_id: "c-1", component_id: "c-first" },
  ]);
});

test("a path that begins with a quiz, or is empty, has no free lesson", () => {
  expect(freeLessons([{ courses: [course("a", "quiz")] }, { courses: [] }])).toEqual([]);
});
