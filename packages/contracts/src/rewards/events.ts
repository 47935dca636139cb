import { REWARD_TYPES } from "@candlewise/domain/engagement/rewards";
import { z } from "zod";
import { defineEvent } from "../event.ts";

export const rewardsEvents = {
  "reward.claimed": defineEvent(
    "user",
    z.strictObject({
      reward_id: z.int(),
      type: z.enum(REWARD_TYPES),
      /** The day that the claim is credited to, and the zone in effect; absent in events of earlier releases. */
      local_date: z.iso.date().optional(),
      time_zone: z.string().optional(),
    }),
  ),
} as const;
