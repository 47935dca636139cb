import type { Arrow } from "../learning/curriculum.ts";
import type { Experience } from "../profile/study-plan.ts";

/** The questions in order, one per screen. */
export const ONBOARDING_QUESTIONS = ["goal", "experience", "minutes", "zone", "daily"] as const;
export type OnboardingQuestion = (typeof ONBOARDING_QUESTIONS)[number];

/** Answers so far; time zone and daily goal always have a value. */
export interface OnboardingAnswers {
  readonly arrow: Arrow | null;
  readonly experience: Experience | null;
  readonly minutes_a_day: number | null;
}

/**
 * The question to show: `wanted`, unless an earlier one is unanswered. Without `wanted`, the first unanswered question, or else the first
 * one with a suggested answer.
 */
export function questionToAsk(answers: OnboardingAnswers, wanted: string | null): OnboardingQuestion {
  const open = firstOpen(answers);
  const asked = ONBOARDING_QUESTIONS.find((question) => question === wanted);
  if (asked === undefined) return open;
  return ONBOARDING_QUESTIONS.indexOf(asked) < ONBOARDING_QUESTIONS.indexOf(open) || open === "zone" ? asked : open;
}

function firstOpen({ arrow, experience, minutes_a_day }: OnboardingAnswers): OnboardingQuestion {
  if (arrow === null) return "goal";
  if (experience === null) return "experience";
  return minutes_a_day === null ? "minutes" : "zone";
}

/** Lesson lengths according to a plan. */
export interface Pace {
  readonly lessons_left: number;
  readonly minutes_left: number;
}

/** Bounds of the minutes a day. */
const LEAST_MINUTES = 3;
const MOST_MINUTES = 240;

/** Minutes a day that hold this many of the coming lessons, so that a plan based on them has the same number of lessons. */
export function minutesForLessons(lessons: number, { lessons_left, minutes_left }: Pace): number {
  // A single integer division: with a rounded average, one minute less could mean one lesson less.
  const minutes = lessons_left > 0 ? Math.ceil((lessons * minutes_left) / lessons_left) : 0;
  return Math.min(Math.max(minutes, LEAST_MINUTES), MOST_MINUTES);
}
