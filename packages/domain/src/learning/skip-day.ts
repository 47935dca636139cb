import type { DailyGoal } from "./daily-goal.ts";
import type { Standing } from "./progress.ts";

/** S3.11: whether to offer the next day's plan now, and where that plan begins. */
export interface SkipDay {
  isShow: boolean;
  lessonId: string;
  courseId: string;
  chapterId: string;
  /** Number of the learner's plan days so far, including today. */
  currentDay: number;
}

/**
 * Asks only after the lesson that meets the goal, so once a day, and only if there is more to learn. Otherwise the place is that of the
 * lesson just completed.
 */
export function skipDay(completed: {
  place: Standing;
  next: Standing | null;
  goal: DailyGoal;
  planDays: number;
  /** False for a quiz, a placement, and a lesson completed earlier. */
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
