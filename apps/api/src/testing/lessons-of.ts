import { localDate } from "@candlewise/domain/learning/local-day";
import type { TestApp } from "./test-app.ts";

/** Writes what the completion of a lesson writes for other features. */
export const lessonsOf =
  (app: TestApp, userId: string, counter = { lessons: 0 }) =>
  (occurred_at: Date, zone: string): Promise<void> => {
    const payload = {
      lesson_id: `lesson-${++counter.lessons}`,
      course_id: "basics",
      is_excellent: false,
      is_audio: false,
      xp: 10,
      local_date: localDate(occurred_at, zone),
      time_zone: zone,
    };
    const event = { type: "lesson.completed", user_id: userId, occurred_at, payload } as const;
    return app.platform.database.transaction((transaction) => app.platform.outbox.append(transaction, [event]));
  };
