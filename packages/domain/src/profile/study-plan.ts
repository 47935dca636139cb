/** Prior experience of a learner, in display order. */
export const EXPERIENCES = ["none", "some", "experienced"] as const;
export type Experience = (typeof EXPERIENCES)[number];

export interface PlanAnswers {
  /** Null when not answered. */
  readonly experience: Experience | null;
  /** The learner's daily goal in lessons. */
  readonly target_lessons: number;
}

interface PlanComponent {
  readonly type: "lesson" | "quiz";
  readonly minutes: number;
  readonly is_completed: boolean;
}

export interface PlanCourse {
  readonly id: string;
  readonly title: string;
  /** Not every path has it. */
  readonly is_own: boolean;
  readonly components: readonly PlanComponent[];
}

export interface StudyPlanResult {
  lessons_per_day: number;
  minutes_per_day: number;
  days_per_week: number;
  lessons_left: number;
  own_lessons_left: number;
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

/** Lessons still to do and the minutes of everything still to do, quizzes included. */
type Pace = Pick<StudyPlanResult, "lessons_left" | "minutes_left">;

/** Minutes that a number of the coming lessons takes, with the quizzes among them. */
export const minutesForLessons = (lessons: number, { lessons_left, minutes_left }: Pace): number =>
  lessons_left > 0 ? Math.round((lessons * minutes_left) / lessons_left) : minutes_left;

/**
 * A learner's schedule for a path: lessons a day according to the daily goal, days a week, and the day it ends. `today` is the learner's
 * local day and counts.
 */
export function makeStudyPlan(
  { experience, target_lessons }: PlanAnswers,
  courses: readonly PlanCourse[],
  today: string,
): StudyPlanResult {
  const open = openComponents(courses);
  const left = {
    lessons_left: lessonsIn(open),
    own_lessons_left: lessonsIn(openComponents(courses.filter(({ is_own }) => is_own))),
    minutes_left: open.reduce((sum, { minutes }) => sum + minutes, 0),
  };
  const lessonsPerDay = Math.min(Math.max(target_lessons, 1), MOST_LESSONS);
  const minutesPerDay = minutesForLessons(lessonsPerDay, left);
  const days = daysPerWeek(minutesPerDay);
  const sittings = Math.max(Math.ceil(left.lessons_left / lessonsPerDay), 1);
  const first = courses.find(({ components }) => components.some(({ is_completed }) => !is_completed));
  return {
    ...left,
    lessons_per_day: lessonsPerDay,
    minutes_per_day: minutesPerDay,
    days_per_week: days,
    finish_on: open.length === 0 ? null : lastDay(today, sittings, days),
    first_course: first ? { id: first.id, title: first.title } : null,
    offers_placement: experience !== null && experience !== "none",
  };
}

const openComponents = (courses: readonly PlanCourse[]): PlanComponent[] =>
  courses.flatMap(({ components }) => components.filter(({ is_completed }) => !is_completed));

const lessonsIn = (components: readonly PlanComponent[]): number =>
  components.filter(({ type }) => type === "lesson").length;

/** The day of the last sitting, when each week counted from today starts with its learning days. */
function lastDay(today: string, sittings: number, days: number): string {
  const weeks = Math.floor((sittings - 1) / days);
  const rest = (sittings - 1) % days;
  return new Date(Date.parse(`${today}T00:00:00Z`) + (weeks * 7 + rest) * DAY).toISOString().slice(0, 10);
}
