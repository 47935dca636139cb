import { expect, it } from "vitest";
import { changesOfCompleting, goalAfter, pathwayWithChanges } from "./apply-completion.ts";
import { sampleGoal, samplePathway } from "./pathway-samples.ts";

const completing = (shape: Parameters<typeof samplePathway>[0], id: string) => {
  const pathway = samplePathway(shape);
  return pathwayWithChanges(pathway, changesOfCompleting(pathway.courses, id));
};

it("S4.08 completing a lesson gives the same path as the server's rules: done, and the next one in progress", () => {
  expect(completing({ completed: 2 }, "c1-1-3")).toEqual(samplePathway({ completed: 3 }));
});

it("S4.08 the last component of a chapter opens the first of the next chapter", () => {
  const after = completing({ completed: 5 }, "c1-1-6");
  expect(after.current).toEqual({ course_id: "course-1", chapter_id: "c1-2", component_id: "c1-2-1" });
  expect(after).toEqual(samplePathway({ completed: 6 }));
});

it("S4.08 the last component of a course opens the next course of the path and begins it", () => {
  const after = completing({ courses: 2, chapters: 1, completed: 5 }, "c1-1-6");
  expect(after.current?.component_id).toBe("c2-1-1");
  expect(after.courses.map(({ is_begun, percent }) => [is_begun, percent])).toEqual([
    [true, 100],
    [true, 0],
  ]);
});

it.each(["c1-1-1", "c1-1-5", "c1-2-1", "unknown"])(
  "S4.08 completing %s, done, locked or unknown, changes nothing",
  (id) => {
    expect(changesOfCompleting(samplePathway({ completed: 2 }).courses, id)).toEqual([]);
  },
);

it("S4.11 a lesson completed for the first time adds one to the daily goal; a quiz or a repeat does not", () => {
  const { courses } = samplePathway({ completed: 5 });
  const goal = sampleGoal(1);
  expect(goalAfter(goal, samplePathway({ completed: 2 }).courses, "c1-1-3").completed_lessons).toBe(2);
  expect(goalAfter(goal, courses, "c1-1-6").completed_lessons).toBe(1);
  expect(goalAfter(goal, courses, "c1-1-1").completed_lessons).toBe(1);
});
