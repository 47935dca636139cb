import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStudyPlan } from "../profile/study-plan.ts";
import { minutesForLessons, questionToAsk, type OnboardingAnswers } from "./onboarding.ts";

const nothing: OnboardingAnswers = { arrow: null, experience: null, minutes_a_day: null };
const goal: OnboardingAnswers = { ...nothing, arrow: "trading" };
const all: OnboardingAnswers = { arrow: "trading", experience: "none", minutes_a_day: 10 };

describe("S2.10 the question to ask", () => {
  it("continues with the first unanswered one", () => {
    expect(questionToAsk(nothing, null)).toBe("goal");
    expect(questionToAsk(goal, null)).toBe("experience");
    expect(questionToAsk({ ...goal, experience: "some" }, null)).toBe("minutes");
    expect(questionToAsk(all, null)).toBe("zone");
  });

  it("goes back to any that is answered, and never past one that is not", () => {
    expect(questionToAsk(all, "goal")).toBe("goal");
    expect(questionToAsk(all, "daily")).toBe("daily");
    expect(questionToAsk(goal, "goal")).toBe("goal");
    expect(questionToAsk(goal, "daily")).toBe("experience");
    expect(questionToAsk(nothing, "zone")).toBe("goal");
  });

  it("takes an unknown wish for none", () => {
    expect(questionToAsk(goal, "payment")).toBe("experience");
  });
});

describe("S2.10 minutes for a number of lessons", () => {
  it("are whole, and within what can be saved", () => {
    expect(minutesForLessons(2, { lessons_left: 4, minutes_left: 30 })).toBe(15);
    expect(minutesForLessons(3, { lessons_left: 3, minutes_left: 25 })).toBe(25);
    expect(minutesForLessons(1, { lessons_left: 0, minutes_left: 0 })).toBe(3);
    expect(minutesForLessons(10, { lessons_left: 1, minutes_left: 60 })).toBe(240);
  });

  it("give a plan with as many lessons a day", () => {
    const minutes = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 10 }), (lengths, lessons) => {
        const course = {
          id: "a",
          title: "A",
          lessons: lengths.map((each) => ({ minutes: each, is_completed: false })),
        };
        const planFor = (minutes_a_day: number | null) =>
          makeStudyPlan({ minutes_a_day, experience: "none", target_lessons: 3 }, [course], "2026-11-23");
        const minutes_a_day = minutesForLessons(lessons, planFor(null));
        expect(planFor(minutes_a_day).lessons_per_day).toBe(lessons);
      }),
    );
  });
});
