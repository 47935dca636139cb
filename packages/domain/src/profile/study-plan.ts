/** Prior experience of a learner, in display order. */
export const EXPERIENCES = ["none", "some", "experienced"] as const;
export type Experience = (typeof EXPERIENCES)[number];

export interface PlanAnswers {
  /** Null when not answered. */
  readonly minutes_a_day: number | null;
  readonly experience: Experience | null;
  /** The learner's daily goal in lessons. */
  readonly target_lessons: number;
}

interface PlanLesson {
  readonly minutes: number;
  readonly is_completed: boolean;
}

export interface PlanCourse {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly PlanLesson[];
}

export interface StudyPlanResult {
  lessons_per_day: number;
  minutes_per_day: number;
  days_per_week: number;
  lessons_left: number;
  minutes_left: number;
  /** The day of the last lesson, `YYYY-MM-DD`; null when no lesson is left. */
  finish_on: string | null;
  first_course: { id: string; title: string } | null;
  offers_placement: boolean;
}

const MOST_LESSONS = 10;
const DAY = 86_400_000;

/**
 * Learning days per week. Shorter sittings mean more of them, since spaced practice is remembered longer (Cepeda et al., 2006); at least
 * one day stays free.
 */
export function daysPerWeek(minutesPerDay: number): number {
  if (minutesPerDay <= 15) return 6;
  return minutesPerDay <= 30 ? 5 : 4;
}

/**
 * A learner's schedule for a path: lessons a day, days a week, and the day it ends. If the minutes a day are known, as many of the coming
 * lessons as fit, at least one; otherwise the daily goal. `today` is the learner's local day and counts.
 */
export function makeStudyPlan(
  { minutes_a_day, experience, target_lessons }: PlanAnswers,
  courses: readonly PlanCourse[],
  today: string,
): StudyPlanResult {
  const open = courses.flatMap(({ lessons }) => lessons.filter(({ is_completed }) => !is_completed));
  const minutesLeft = open.reduce((sum, { minutes }) => sum + minutes, 0);
  // Single integer divisions: 72 minutes hold 7 lessons of 72/7 minutes, but only 6 with the rounded average.
  const fitting =
    minutesLeft > 0 && minutes_a_day !== null
      ? Math.floor((minutes_a_day * open.length) / minutesLeft)
      : target_lessons;
  const lessonsPerDay = Math.min(Math.max(fitting, 1), MOST_LESSONS);
  const minutesPerDay = open.length > 0 ? Math.round((lessonsPerDay * minutesLeft) / open.length) : 0;
  const days = daysPerWeek(minutes_a_day ?? minutesPerDay);
  const first = courses.find(({ lessons }) => lessons.some(({ is_completed }) => !is_completed));
  return {
    lessons_per_day: lessonsPerDay,
    minutes_per_day: minutesPerDay,
    days_per_week: days,
    lessons_left: open.length,
    minutes_left: minutesLeft,
    finish_on: open.length === 0 ? null : lastDay(today, Math.ceil(open.length / lessonsPerDay), days),
    first_course: first ? { id: first.id, title: first.title } : null,
    offers_placement: experience !== null && experience !== "none",
  };
}

/** The day of the last sitting, when each week counted from today starts with its learning days. */
function lastDay(today: string, sittings: number, days: number): string {
  const weeks = Math.floor((sittings - 1) / days);
  const rest = (sittings - 1) % days;
  return new Date(Date.parse(`${today}T00:00:00Z`) + (weeks * 7 + rest) * DAY).toISOString().slice(0, 10);
}
