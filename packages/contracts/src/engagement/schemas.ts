import { DAY_KINDS } from "@candlewise/domain/engagement/streak";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { engagementRoutes } from "./routes.ts";

/** `open`: nothing was completed today yet; `broken`: a missed day ended the streak; `none`: there has never been one. */
const StreakStatusSchema = z.enum(["none", "open", "done", "broken"]);

/** Lengths count days on which something was completed. */
const streak = {
  /** The learner's local day. */
  today: z.iso.date(),
  status: StreakStatusSchema,
  current: z.int(),
  coins: z.int(),
} as const;

const StreakProfileSchema = z.strictObject({
  ...streak,
  user_id: z.uuid(),
  longest: z.int(),
  freezes: z.strictObject({ stock: z.int(), most: z.int(), price: z.int() }),
  /** Null when no missed day can be repaired. */
  repair: z
    .strictObject({
      dates: z.array(z.iso.date()),
      /** The last local day on which it is possible. */
      until: z.iso.date(),
      /** The length of the streak after it. */
      length: z.int(),
      price: z.int(),
    })
    .nullable(),
  next_milestone: z.strictObject({ days: z.int(), coins: z.int() }),
});

export const engagementContract = defineContract("engagement", engagementRoutes, {
  getStreakCalendar: {
    response: z.strictObject({
      ...streak,
      /** The first date that `days` may contain: the first of the last month. */
      from: z.iso.date(),
      days: z.array(z.strictObject({ local_date: z.iso.date(), kind: z.enum(DAY_KINDS) })),
    }),
  },
  getStreakProfile: {
    params: z.strictObject({ user_id: z.uuid() }),
    /** An IANA name. Days are counted in the zone in effect, so that no device can take a day away. */
    query: z.strictObject({ timezone: z.string().max(64).optional() }),
    response: StreakProfileSchema,
  },
  actOnStreak: {
    body: z.strictObject({
      user_id: z.uuid(),
      timezone: z.string().max(64),
      action: z.enum(["activity", "freeze", "repair"]),
      /** Tells a second purchase from a repeat of the first; without it there is one purchase a day. */
      action_id: z.uuid().optional(),
    }),
    response: StreakProfileSchema,
  },
});
export type EngagementShapes = typeof engagementContract.shapes;
