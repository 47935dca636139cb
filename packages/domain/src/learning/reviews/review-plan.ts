import { addDays } from "../local-day.ts";
import { recallOn, type SkillMemory } from "./skill-memory.ts";

/** Mixed reviews on one local day; drills come on top. */
export const REVIEWS_A_DAY = 15;
/** Questions of a drill. */
export const DRILL_QUESTIONS = 4;
export const FORECAST_DAYS = 7;
const SECONDS_EACH = 35;

export interface KnownSkill {
  readonly id: string;
  readonly memory: SkillMemory;
}

export interface ReviewPlan {
  /** Skills to review now, the one most at risk first. */
  readonly due: readonly string[];
  /** The day of the next review; today if some are due, null if there will be none. */
  readonly next_on: string | null;
  /** Reviews on each of the next seven days, if none is missed; what is too much for a day moves to the next. */
  readonly forecast: readonly { readonly date: string; readonly reviews: number }[];
}

/** What a learner who has done so many reviews today has to review, today and later. */
export function planReviews(skills: readonly KnownSkill[], today: string, doneToday: number): ReviewPlan {
  const allowed = Math.max(0, REVIEWS_A_DAY - doneToday);
  const ripe = skills
    .filter(({ memory }) => memory.due_on <= today)
    .map(({ id, memory }) => ({ id, recall: recallOn(memory, today) }))
    .sort((a, b) => a.recall - b.recall || (a.id < b.id ? -1 : 1));
  const due = ripe.slice(0, allowed).map(({ id }) => id);
  const forecast = forecastOf(skills, today, allowed);
  return { due, forecast, next_on: nextDay(skills, today, { due: due.length, ripe: ripe.length }) };
}

function nextDay(
  skills: readonly KnownSkill[],
  today: string,
  { due, ripe }: { due: number; ripe: number },
): string | null {
  if (due > 0) return today;
  if (ripe > 0) return addDays(today, 1);
  return skills.reduce<string | null>(
    (soonest, { memory: { due_on } }) => (soonest === null || due_on < soonest ? due_on : soonest),
    null,
  );
}

function forecastOf(skills: readonly KnownSkill[], today: string, allowedToday: number): ReviewPlan["forecast"] {
  let waiting = 0;
  return Array.from({ length: FORECAST_DAYS }, (_, index) => {
    const date = addDays(today, index);
    waiting += skills.filter(({ memory }) => (index === 0 ? memory.due_on <= date : memory.due_on === date)).length;
    const reviews = Math.min(waiting, index === 0 ? allowedToday : REVIEWS_A_DAY);
    waiting -= reviews;
    return { date, reviews };
  });
}

/** How long so many questions take, at least one minute. */
export const reviewMinutes = (questions: number): number => Math.max(1, Math.round((questions * SECONDS_EACH) / 60));
