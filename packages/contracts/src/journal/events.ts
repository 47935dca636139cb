import { FOLLOWED } from "@candlewise/domain/journal/terms";
import { z } from "zod";
import { defineEvent } from "../event.ts";

export const journalEvents = {
  /** An entry has more in it than before; the fields describe all of it. */
  "journal.entry_written": defineEvent(
    "user",
    z.strictObject({
      entry_id: z.uuid(),
      /** It has a reason for the trade and a stop price. */
      is_planned: z.boolean(),
      /** It says what went well and what went wrong. */
      is_reviewed: z.boolean(),
      names_feeling: z.boolean(),
      followed_plan: z.enum(FOLLOWED).nullable(),
    }),
  ),
} as const;
