/** Lessons a day when the learner has not chosen a number. */
export const DEFAULT_TARGET_LESSONS = 3;

export interface DailyGoal {
  target_lessons: number;
  completed_lessons: number;
  /** `YYYY-MM-DD` in the learner's time zone. */
  local_date: string;
}

/** The goal of a local day; the target is 3 when absent. */
export function dailyGoal(localDate: string, completedLessons: number, target: number | null | undefined): DailyGoal {
  return {
    target_lessons: target ?? DEFAULT_TARGET_LESSONS,
    completed_lessons: completedLessons,
    local_date: localDate,
  };
}

/** The goal after one more lesson of the same day. */
export function withLessonCompleted(goal: DailyGoal): DailyGoal {
  return { ...goal, completed_lessons: goal.completed_lessons + 1 };
}
