import { expect, it } from "vitest";
import { samplePathway } from "../path/pathway-samples.ts";
import { endsChapter } from "./use-component-at.ts";

function at(completed: number, index: number) {
  const course = samplePathway({ completed }).courses[0];
  const chapter = course?.chapters[0];
  const component = chapter?.components[index];
  if (!course || !chapter || !component) throw new Error("the sample is too small");
  return { course, chapter, component };
}

it("S4.08 a chapter is complete with its last open component, not with its last one while others are open", () => {
  expect(endsChapter(at(5, 5))).toBe(true);
  const jumped = at(5, 5);
  jumped.chapter.components[2] = { ...jumped.component, id: "open", status: "in_progress" };
  expect(endsChapter(jumped)).toBe(false);
  expect(endsChapter(at(4, 4))).toBe(false);
});

it("S4.08 an optional task neither holds up a chapter nor completes it", () => {
  const found = at(5, 5);
  const task = { ...found.component, id: "task", type: "brokerage_task" as const, status: "in_progress" as const };
  found.chapter.components[1] = task;
  expect(endsChapter(found)).toBe(true);
  expect(endsChapter({ ...found, component: task })).toBe(false);
});
