import { z } from "zod";
import { defineEvent } from "../event.ts";

export const replayEvents = {
  "replay.finished": defineEvent(
    "user",
    z.strictObject({
      replay_id: z.uuid(),
      ticker: z.string(),
      is_surprise: z.boolean(),
      /** Bars that were played. */
      bars: z.int(),
    }),
  ),
} as const;
