/** What of a completed component counts here; `completed_at` is ISO 8601. */
export interface CompletedComponent {
  readonly type: string;
  readonly completed_at: string;
  readonly is_excellent: boolean;
  readonly by: string;
}

/** One candle: what was learned in a week, on top of everything before. */
export interface SkylineWeek {
  /** The Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly completed: number;
  /** Of these, without a wrong answer. */
  readonly excellent: number;
  /** Completed in the shown weeks before this one. */
  readonly before: number;
}

const DAY = 24 * 60 * 60 * 1000;

const shiftDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The Monday of the week of a calendar date. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return shiftDays(date, -((weekday + 6) % 7));
}

/**
 * The last `count` weeks up to the one of `today`, the oldest first. `localDate` gives the calendar date of an instant in the
 * learner's time zone. What a placement test skipped was not learned here and does not count.
 */
export function skyline(
  components: readonly CompletedComponent[],
  { today, count, localDate }: { today: string; count: number; localDate: (instant: Date) => string },
): SkylineWeek[] {
  const last = mondayOf(today);
  const mondays = Array.from({ length: count }, (_, index) => shiftDays(last, (index - count + 1) * 7));
  const learned = components.filter(({ by }) => by === "learning");
  const byMonday = Map.groupBy(learned, ({ completed_at }) => mondayOf(localDate(new Date(completed_at))));
  let before = 0;
  return mondays.map((monday) => {
    const own = byMonday.get(monday) ?? [];
    const week = {
      monday,
      completed: own.length,
      excellent: own.filter(({ is_excellent }) => is_excellent).length,
      before,
    };
    before += own.length;
    return week;
  });
}

export interface LearnedTotals {
  readonly lessons: number;
  readonly excellent: number;
  readonly quizzes: number;
}

/** Of all time, learned and not skipped. */
export function learnedTotals(components: readonly CompletedComponent[]): LearnedTotals {
  const learned = components.filter(({ by }) => by === "learning");
  const lessons = learned.filter(({ type }) => type === "lesson");
  return {
    lessons: lessons.length,
    excellent: lessons.filter(({ is_excellent }) => is_excellent).length,
    quizzes: learned.filter(({ type }) => type === "quiz").length,
  };
}
