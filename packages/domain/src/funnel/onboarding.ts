import type { Arrow } from "../learning/curriculum.ts";
import type { Experience } from "../profile/study-plan.ts";

/** The questions in order, one per screen. Everything else has a default that the learner can change later. */
export const ONBOARDING_QUESTIONS = ["goal", "experience"] as const;
export type OnboardingQuestion = (typeof ONBOARDING_QUESTIONS)[number];

export interface OnboardingAnswers {
  readonly arrow: Arrow | null;
  readonly experience: Experience | null;
}

/** The question to show: `wanted`, unless an earlier one is unanswered; otherwise the first unanswered one, or null if there is none. */
export function questionToAsk(answers: OnboardingAnswers, wanted: string | null): OnboardingQuestion | null {
  const isAnswered = { goal: answers.arrow !== null, experience: answers.experience !== null };
  const open = ONBOARDING_QUESTIONS.find((question) => !isAnswered[question]) ?? null;
  const asked = ONBOARDING_QUESTIONS.find((question) => question === wanted);
  if (asked === undefined) return open;
  return open === null || ONBOARDING_QUESTIONS.indexOf(asked) < ONBOARDING_QUESTIONS.indexOf(open) ? asked : open;
}
