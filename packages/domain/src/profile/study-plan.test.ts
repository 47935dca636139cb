import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysPerWeek, makeStudyPlan, minutesForLessons, type PlanAnswers, type PlanCourse } from "./study-plan.ts";

const lessons = (minutes: readonly number[], completed = 0) =>
  minutes.map((each, index) => ({ type: "lesson" as const, minutes: each, is_completed: index < completed }));
const quiz = (minutes: number) => ({ type: "quiz" as const, minutes, is_completed: false });
const course = (id: string, components: PlanCourse["components"]): PlanCourse => ({
  id,
  title: id.toUpperCase(),
  is_own: id !== "a",
  components,
});
const answers: PlanAnswers = { experience: "none", target_lessons: 3 };
const TODAY = "2026-11-23";

describe("the study plan", () => {
  it("follows the daily goal, and tells the day of the last lesson", () => {
    const courses = [course("a", lessons([5, 5, 5])), course("b", lessons(Array(18).fill(5)))];
    expect(makeStudyPlan(answers, courses, TODAY)).toEqual({
      lessons_per_day: 3,
      minutes_per_day: 15,
      days_per_week: 6,
      lessons_left: 21,
      own_lessons_left: 18,
      minutes_left: 105,
      // Seven sittings: six in the first week and one on the first day of the next.
      finish_on: "2026-11-30",
      first_course: { id: "a", title: "A" },
      offers_placement: false,
    });
  });

  it("counts the minutes of quizzes too, as paths and courses do", () => {
    const plan = makeStudyPlan(answers, [course("a", [...lessons([5, 5, 5]), quiz(9)])], TODAY);
    expect(plan).toMatchObject({ lessons_left: 3, minutes_left: 24, minutes_per_day: 24, finish_on: TODAY });
  });

  it("leaves out what is done, and begins with the first course that is not finished", () => {
    const courses = [course("a", lessons([5, 5], 2)), course("b", lessons([5, 5, 5], 1))];
    const plan = makeStudyPlan(answers, courses, TODAY);
    expect(plan).toMatchObject({
      lessons_left: 2,
      own_lessons_left: 2,
      minutes_left: 10,
      finish_on: TODAY,
      first_course: { id: "b" },
    });
  });

  it("ends today when only a quiz is left", () => {
    const plan = makeStudyPlan(answers, [course("a", [...lessons([5], 1), quiz(9)])], TODAY);
    expect(plan).toMatchObject({ lessons_left: 0, minutes_left: 9, minutes_per_day: 9, finish_on: TODAY });
  });

  it("has no end and no course when nothing is left", () => {
    const plan = makeStudyPlan(answers, [course("a", lessons([5], 1))], TODAY);
    expect(plan).toMatchObject({ finish_on: null, first_course: null, lessons_left: 0, minutes_per_day: 0 });
  });

  it("offers a placement test to those who know something", () => {
    const offers = (experience: PlanAnswers["experience"]) =>
      makeStudyPlan({ ...answers, experience }, [course("a", lessons([5]))], TODAY).offers_placement;
    expect([offers(null), offers("none"), offers("some"), offers("experienced")]).toEqual([false, false, true, true]);
  });

  it("spreads short sittings over more days and always leaves one free", () => {
    expect([5, 15, 16, 30, 31, 240].map(daysPerWeek)).toEqual([6, 6, 5, 5, 4, 4]);
  });

  it("has the same minutes a day as the choice of as many lessons says", () => {
    const minutes = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 10 }), (lengths, target_lessons) => {
        const planFor = (target: number) =>
          makeStudyPlan({ ...answers, target_lessons: target }, [course("a", lessons(lengths))], TODAY);
        expect(planFor(target_lessons).minutes_per_day).toBe(minutesForLessons(target_lessons, planFor(3)));
      }),
    );
  });

  it("never ends before it began, and gives the last day enough sittings for every lesson", () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 10 }), (lengths, target_lessons) => {
        const plan = makeStudyPlan({ ...answers, target_lessons }, [course("a", lessons(lengths))], TODAY);
        const span = (Date.parse(plan.finish_on ?? "") - Date.parse(TODAY)) / 86_400_000;
        const sittings = Math.floor(span / 7) * plan.days_per_week + (span % 7) + 1;
        expect(span).toBeGreaterThanOrEqual(0);
        expect(span % 7).toBeLessThan(plan.days_per_week);
        expect(sittings * plan.lessons_per_day).toBeGreaterThanOrEqual(lengths.length);
        expect((sittings - 1) * plan.lessons_per_day).toBeLessThan(lengths.length);
      }),
    );
  });
});
