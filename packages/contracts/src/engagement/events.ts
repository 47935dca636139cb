import { z } from "zod";
import { defineEvent } from "../event.ts";

export const engagementEvents = {
  /** A local day counts for the streak; once for each day. */
  "streak.day_counted": defineEvent(
    "user",
    z.strictObject({
      local_date: z.iso.date(),
      /** Of the streak that the day belongs to, with all of its days. */
      length: z.int(),
      /** Days without an activity since the day before it that counted; 0 for the first one. */
      missed: z.int(),
    }),
  ),
} as const;
