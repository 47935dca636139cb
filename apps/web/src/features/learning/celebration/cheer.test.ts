import { expect, it } from "vitest";
import { samplePathway } from "../path/pathway-samples.ts";
import { cheerOf } from "./cheer.ts";

/** The cheer of each lesson of a chapter of ten, with wrong answers in all of them. */
function cheers(isExcellent = false) {
  return Array.from({ length: 10 }, (_, index) => {
    const course = samplePathway({ completed: index, length: 10 }).courses[0];
    const chapter = course?.chapters[0];
    const component = chapter?.components[index];
    return course && chapter && component ? cheerOf({ course, chapter, component }, isExcellent) : undefined;
  });
}

it("says what a lesson was: the first, half of the chapter, the last but one; the end of a chapter speaks for itself", () => {
  const said = cheers();
  expect([said[0], said[4], said[8], said[9]]).toEqual(["first", "half", "last", null]);
  expect(cheers(true)[2]).toBe("excellent");
});

it("no two lessons in a row are told the same", () => {
  const said = cheers();
  for (const [index, cheer] of said.entries()) if (index > 0) expect(cheer).not.toBe(said[index - 1]);
});
