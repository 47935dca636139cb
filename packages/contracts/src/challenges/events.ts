import { z } from "zod";
import { defineEvent } from "../event.ts";

export const challengesEvents = {
  "challenge_task.completed": defineEvent(
    "user",
    z.strictObject({
      challenge_id: z.string(),
      task_id: z.string(),
      /** 0 to 100. */
      score: z.int(),
      xp: z.int(),
      local_date: z.iso.date(),
      time_zone: z.string(),
    }),
  ),
} as const;
