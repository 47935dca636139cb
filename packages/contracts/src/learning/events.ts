import { z } from "zod";
import { defineEvent } from "../event.ts";

export const learningEvents = {
  "lesson.completed": defineEvent(
    "user",
    z.strictObject({
      lesson_id: z.string(),
      course_id: z.string(),
      is_excellent: z.boolean(),
      is_audio: z.boolean(),
      xp: z.int(),
      local_date: z.iso.date(),
    }),
  ),
  "quiz.passed": defineEvent(
    "user",
    z.strictObject({
      quiz_id: z.string(),
      course_id: z.string(),
      attempt_id: z.string(),
      score_percent: z.int(),
      xp: z.int(),
      local_date: z.iso.date(),
    }),
  ),
  "brokerage_task.completed": defineEvent(
    "user",
    z.strictObject({
      task_id: z.string(),
      course_id: z.string(),
      xp: z.int(),
      local_date: z.iso.date(),
    }),
  ),
  "placement.passed": defineEvent(
    "user",
    z.strictObject({
      /** The component that passing the test unlocked. */
      component_id: z.string(),
      /** Skipped components, to be verified by reviews. */
      skipped: z.array(z.string()),
      attempt_id: z.string(),
      score_percent: z.int(),
      local_date: z.iso.date(),
    }),
  ),
  "course.completed": defineEvent("user", z.strictObject({ course_id: z.string() })),
} as const;
