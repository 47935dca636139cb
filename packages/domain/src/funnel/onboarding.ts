import type { Arrow } from "../learning/curriculum.ts";
import type { Experience } from "../profile/study-plan.ts";

/** The questions, one a screen, in the order they are asked. */
export const ONBOARDING_QUESTIONS = ["goal", "experience", "minutes", "zone", "daily"] as const;
export type OnboardingQuestion = (typeof ONBOARDING_QUESTIONS)[number];

/** What is known of the learner so far; time zone and daily goal always have a value. */
export interface OnboardingAnswers {
  readonly arrow: Arrow | null;
  readonly experience: Experience | null;
  readonly minutes_a_day: number | null;
}

/**
 * The question to show: the wanted one, unless an earlier one has no answer yet. Without a wish, the first one that has none, and when
 * all have, the first of those that come with a suggestion.
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

/** What a plan tells of the length of lessons. */
export interface Pace {
  readonly lessons_left: number;
  readonly minutes_left: number;
}

/** Minutes and the bounds that an answer must keep. */
const LEAST_MINUTES = 3;
const MOST_MINUTES = 240;

/** Minutes a day in which so many of the coming lessons fit, so that a plan made from them asks for just as many. */
export function minutesForLessons(lessons: number, { lessons_left, minutes_left }: Pace): number {
  // One division of whole numbers: an average would be rounded, and one minute less can be one lesson less.
  const minutes = lessons_left > 0 ? Math.ceil((lessons * minutes_left) / lessons_left) : 0;
  return Math.min(Math.max(minutes, LEAST_MINUTES), MOST_MINUTES);
}
