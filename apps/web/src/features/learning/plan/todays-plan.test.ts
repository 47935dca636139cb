import { expect, it } from "vitest";
import { sampleGoal, samplePathway } from "../path/pathway-samples.ts";
import { goalComponent, goalToPlan, minutesOf, todaysPlan } from "./todays-plan.ts";

const idsOf = (plan: { id: string }[]) => plan.map(({ id }) => id);

it("S3.09 plans the next lessons up to the goal, quizzes between them included", () => {
  const plan = todaysPlan(samplePathway({ completed: 4 }), sampleGoal(1));
  expect(idsOf(plan)).toEqual(["c1-1-5", "c1-1-6", "c1-2-1"]);
  expect(minutesOf(plan)).toBe(5 + 7 + 5);
  expect(plan[1]?.href).toBe("/quizzes/c1-1-6");
  expect(goalComponent(plan, sampleGoal(1))).toBe("c1-2-1");
});

it("S9.05 plans three lessons on an untouched day", () => {
  expect(idsOf(todaysPlan(samplePathway(), sampleGoal(0)))).toEqual(["c1-1-1", "c1-1-2", "c1-1-3"]);
});

it("marks no goal where the path ends before it", () => {
  const plan = todaysPlan(samplePathway({ chapters: 1, completed: 4 }), sampleGoal(0));
  expect(idsOf(plan)).toEqual(["c1-1-5", "c1-1-6"]);
  expect(goalComponent(plan, sampleGoal(0))).toBeNull();
});

it("S3.11 with the next day begun early, what is learned beyond the goal counts for that day", () => {
  expect(goalToPlan(sampleGoal(3), false)).toEqual(sampleGoal(3));
  expect(todaysPlan(samplePathway({ completed: 3 }), sampleGoal(3))).toEqual([]);
  expect(goalToPlan(sampleGoal(4), true)).toEqual(sampleGoal(1));
  expect(goalToPlan(sampleGoal(2), true)).toEqual(sampleGoal(2));
});
