import { z } from "zod";
import { PlaceSchema, StatusSchema } from "./path-schemas.ts";

/** S3.09 */
export const DailyGoalSchema = z.strictObject({
  target_lessons: z.int(),
  completed_lessons: z.int(),
  /** The caller's local day. */
  local_date: z.iso.date(),
});

/** S3.11: asked once a day, when the goal is met and more lessons remain. */
const SkipDaySchema = z.strictObject({
  isShow: z.boolean(),
  lessonId: z.string(),
  courseId: z.string(),
  chapterId: z.string(),
  currentDay: z.int(),
});

const StatusChangeSchema = z.strictObject({ id: z.string(), status: StatusSchema });

export const CompletionSchema = z.strictObject({
  /** Changed statuses: the completed component first, then those it unlocked. */
  changes: z.array(StatusChangeSchema),
  /** The next component; null at the end. */
  next: PlaceSchema.nullable(),
  is_excellent: z.boolean(),
  xp: z.int(),
  /** True if it was already completed; nothing is counted twice. */
  is_repeat: z.boolean(),
  daily_goal: DailyGoalSchema,
  skip_day: SkipDaySchema,
});
