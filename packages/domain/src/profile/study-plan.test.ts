import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysPerWeek, makeStudyPlan, type PlanAnswers, type PlanCourse } from "./study-plan.ts";

const course = (id: string, minutes: number[], completed = 0): PlanCourse => ({
  id,
  title: id.toUpperCase(),
  lessons: minutes.map((each, index) => ({ minutes: each, is_completed: index < completed })),
});
const answers: PlanAnswers = { minutes_a_day: 15, experience: "none", target_lessons: 3 };
const TODAY = "2026-11-23";

describe("the study plan", () => {
  it("fits the coming lessons into the minutes a day, and tells the day of the last", () => {
    const plan = makeStudyPlan(answers, [course("a", [5, 5, 5]), course("b", Array(18).fill(5))], TODAY);
    expect(plan).toEqual({
      lessons_per_day: 3,
      minutes_per_day: 15,
      days_per_week: 6,
      lessons_left: 21,
      minutes_left: 105,
      // Seven sittings: six in the first week and one on the first day of the next.
      finish_on: "2026-11-30",
      first_course: { id: "a", title: "A" },
      offers_placement: false,
    });
  });

  it("counts a lesson that fits to the minute, where a rounded average would leave it out", () => {
    const lengths = [20, 5, 4, 19, 7, 3, 14];
    const plan = makeStudyPlan({ ...answers, minutes_a_day: 72 }, [course("a", lengths)], TODAY);
    expect(plan).toMatchObject({ lessons_per_day: 7, minutes_per_day: 72 });
  });

  it("leaves out what is done, and begins with the first course that is not finished", () => {
    const plan = makeStudyPlan(answers, [course("a", [5, 5], 2), course("b", [5, 5, 5], 1)], TODAY);
    expect(plan).toMatchObject({ lessons_left: 2, minutes_left: 10, finish_on: TODAY, first_course: { id: "b" } });
  });

  it("uses the daily goal when the minutes are unknown", () => {
    const plan = makeStudyPlan({ ...answers, minutes_a_day: null, target_lessons: 2 }, [course("a", [8, 8, 8])], TODAY);
    expect(plan).toMatchObject({ lessons_per_day: 2, minutes_per_day: 16, finish_on: "2026-11-24" });
  });

  it("asks for one lesson a day even when the minutes are fewer than one takes", () => {
    expect(makeStudyPlan({ ...answers, minutes_a_day: 3 }, [course("a", [7])], TODAY).lessons_per_day).toBe(1);
  });

  it("has no end and no course when nothing is left", () => {
    const plan = makeStudyPlan(answers, [course("a", [5], 1)], TODAY);
    expect(plan).toMatchObject({ finish_on: null, first_course: null, lessons_left: 0, minutes_per_day: 0 });
  });

  it("offers a placement test to those who know something", () => {
    const offers = (experience: PlanAnswers["experience"]) =>
      makeStudyPlan({ ...answers, experience }, [course("a", [5])], TODAY).offers_placement;
    expect([offers(null), offers("none"), offers("some"), offers("experienced")]).toEqual([false, false, true, true]);
  });

  it("spreads short sittings over more days and always leaves one free", () => {
    expect([5, 15, 16, 30, 31, 240].map(daysPerWeek)).toEqual([6, 6, 5, 5, 4, 4]);
  });

  it("never ends before it began, and gives the last day enough sittings for every lesson", () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 3, max: 240 }), (lessons, minutes_a_day) => {
        const plan = makeStudyPlan({ ...answers, minutes_a_day }, [course("a", lessons)], TODAY);
        const span = (Date.parse(plan.finish_on ?? "") - Date.parse(TODAY)) / 86_400_000;
        const sittings = Math.floor(span / 7) * plan.days_per_week + (span % 7) + 1;
        expect(span).toBeGreaterThanOrEqual(0);
        expect(span % 7).toBeLessThan(plan.days_per_week);
        expect(sittings * plan.lessons_per_day).toBeGreaterThanOrEqual(lessons.length);
        expect((sittings - 1) * plan.lessons_per_day).toBeLessThan(lessons.length);
      }),
    );
  });
});
