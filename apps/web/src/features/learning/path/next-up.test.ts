import { expect, it } from "vitest";
import { nextUp } from "./next-up.ts";
import { samplePathway } from "./pathway-samples.ts";

it("S4.08 what is next in a path is what its server calls current, also in one course of it alone", () => {
  for (const completed of [0, 1, 5, 6, 11]) {
    const { courses, current } = samplePathway({ completed });
    expect(nextUp(courses)?.component.id).toBe(current?.component_id);
    expect(nextUp(courses.slice(0, 1))?.component.id).toBe(current?.component_id);
  }
});

it("nothing is next before a course is begun and after its end", () => {
  const { courses } = samplePathway({ completed: 12 });
  expect(nextUp(courses)).toBeNull();
  const [, second] = samplePathway({ courses: 2 }).courses;
  expect(second && nextUp([second])).toBeNull();
});
