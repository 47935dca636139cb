/** How much a learner knows already, in the order it is asked. */
export const EXPERIENCES = ["none", "some", "experienced"] as const;
export type Experience = (typeof EXPERIENCES)[number];

export interface PlanAnswers {
  /** Null when it was not told. */
  readonly minutes_a_day: number | null;
  readonly experience: Experience | null;
  /** Lessons a day that the learner set as goal. */
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
  /** The day of the last lesson, `YYYY-MM-DD`; null when nothing is left. */
  finish_on: string | null;
  first_course: { id: string; title: string } | null;
  offers_placement: boolean;
}

const MOST_LESSONS = 10;
const DAY = 86_400_000;

/**
 * Days of a week on which to learn. Little and often: the shorter the sitting, the more of them, since what is spread out is
 * remembered longer (Cepeda et al., 2006); one day at least stays free.
 */
export function daysPerWeek(minutesPerDay: number): number {
  if (minutesPerDay <= 15) return 6;
  return minutesPerDay <= 30 ? 5 : 4;
}

/**
 * What a learner can expect of a path: how much a day, on how many days, and until when. Who told the minutes gets as many of
 * the coming lessons as fit into them, at least one; otherwise the daily goal rules. `today` is the learner's day, and counts.
 */
export function makeStudyPlan(
  { minutes_a_day, experience, target_lessons }: PlanAnswers,
  courses: readonly PlanCourse[],
  today: string,
): StudyPlanResult {
  const open = courses.flatMap(({ lessons }) => lessons.filter(({ is_completed }) => !is_completed));
  const minutesLeft = open.reduce((sum, { minutes }) => sum + minutes, 0);
  // Each is one division of whole numbers: 72 minutes hold 7 lessons of 72/7 minutes, where the rounded average would leave 6.
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

/** The day of the last of so many sittings, when each week from today on begins with its days of learning. */
function lastDay(today: string, sittings: number, days: number): string {
  const weeks = Math.floor((sittings - 1) / days);
  const rest = (sittings - 1) % days;
  return new Date(Date.parse(`${today}T00:00:00Z`) + (weeks * 7 + rest) * DAY).toISOString().slice(0, 10);
}
