import { z } from "zod";
import { defineEvent } from "../event.ts";

/** The day that an activity is credited to, and the zone in effect at that time; absent in events of earlier releases. */
const creditedDay = { local_date: z.iso.date(), time_zone: z.string().optional() } as const;

export const learningEvents = {
  "lesson.completed": defineEvent(
    "user",
    z.strictObject({
      lesson_id: z.string(),
      course_id: z.string(),
      is_excellent: z.boolean(),
      is_audio: z.boolean(),
      xp: z.int(),
      ...creditedDay,
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
      ...creditedDay,
    }),
  ),
  "brokerage_task.completed": defineEvent(
    "user",
    z.strictObject({
      task_id: z.string(),
      course_id: z.string(),
      xp: z.int(),
      ...creditedDay,
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
  "review.completed": defineEvent(
    "user",
    z.strictObject({
      attempt_id: z.string(),
      kind: z.enum(["review", "drill"]),
      asked: z.int(),
      correct: z.int(),
      /** Only the first one of a day earns any. */
      xp: z.int(),
      ...creditedDay,
    }),
  ),
  "course.completed": defineEvent("user", z.strictObject({ course_id: z.string() })),
} as const;
