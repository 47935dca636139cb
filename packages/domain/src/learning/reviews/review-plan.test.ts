import { describe, expect, it } from "vitest";
import { addDays } from "../local-day.ts";
import { planReviews, reviewMinutes, REVIEWS_A_DAY } from "./review-plan.ts";
import { remember } from "./skill-memory.ts";

const TODAY = "2026-03-20";
const learned = (id: string, daysAgo: number, grade: "again" | "good" = "good") => ({
  id,
  memory: remember(null, { grade, on: addDays(TODAY, -daysAgo), source: "learning" }),
});

describe("S4.17 reviews of a day", () => {
  it("come in order of risk", () => {
    const plan = planReviews(
      [learned("fresh", 1), learned("old", 30), learned("missed", 10, "again"), learned("ripe", 4)],
      TODAY,
      0,
    );
    expect(plan.due).toEqual(["missed", "old", "ripe"]);
    expect(plan.next_on).toBe(TODAY);
  });

  it("are at most fifteen; the rest moves to the days after", () => {
    const skills = Array.from({ length: 34 }, (_, index) => learned(`s${index}`, 10 + index));
    const plan = planReviews(skills, TODAY, 0);
    expect(plan.due).toHaveLength(REVIEWS_A_DAY);
    expect(plan.forecast.map(({ reviews }) => reviews)).toEqual([15, 15, 4, 0, 0, 0, 0]);
    const done = planReviews(skills, TODAY, REVIEWS_A_DAY);
    expect(done.due).toEqual([]);
    expect(done.next_on).toBe(addDays(TODAY, 1));
    expect(planReviews(skills, TODAY, 12).due).toHaveLength(3);
  });

  it("say when the next ones come if none is due", () => {
    expect(planReviews([learned("a", 1), learned("b", 2)], TODAY, 0)).toMatchObject({
      due: [],
      next_on: addDays(TODAY, 2),
    });
    expect(planReviews([], TODAY, 0)).toMatchObject({ due: [], next_on: null });
  });

  it("take about half a minute each", () => {
    expect([1, 4, 5, 15].map(reviewMinutes)).toEqual([1, 2, 3, 9]);
  });
});
