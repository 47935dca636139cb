import { LEAGUES } from "@candlewise/domain/leaderboard/leagues";
import { z } from "zod";
import { defineEvent } from "../event.ts";

export const leaderboardEvents = {
  /** The result of a learner's week. */
  "league.week_ended": defineEvent(
    "user",
    z.strictObject({
      /** Monday. */
      week: z.iso.date(),
      rank: z.int(),
      size: z.int(),
      outcome: z.enum(["promoted", "stayed", "demoted"]),
      /** The league of the week that follows. */
      to: z.enum(LEAGUES),
    }),
  ),
} as const;
