import type { DailyGoal } from "./daily-goal.ts";
import type { Standing } from "./progress.ts";

/** S3.11: whether to ask if the next day's plan should start now, and where that plan begins. */
export interface SkipDay {
  isShow: boolean;
  lessonId: string;
  courseId: string;
  chapterId: string;
  /** The learner's plan days so far, today included. */
  currentDay: number;
}

/**
 * Asks at the very lesson that meets the goal, so once a day, and only when there is more to learn. Without more to learn
 * the place is that of the lesson just completed.
 */
export function skipDay(completed: {
  place: Standing;
  next: Standing | null;
  goal: DailyGoal;
  planDays: number;
  /** False for a quiz, a placement, and a lesson that had been completed before. */
  isLessonCounted: boolean;
}): SkipDay {
  const { goal, next, place, planDays, isLessonCounted } = completed;
  const at = next ?? place;
  return {
    isShow: isLessonCounted && next !== null && goal.completed_lessons === goal.target_lessons,
    lessonId: at.component_id,
    courseId: at.course_id,
    chapterId: at.chapter_id,
    currentDay: planDays,
  };
}
