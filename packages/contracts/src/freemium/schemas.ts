import { SHOWN_FLAGS } from "@candlewise/domain/freemium/free-plan";
import { z } from "zod";
import { TimeZoneSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { freemiumRoutes } from "./routes.ts";

const DailyLimitSchema = z.strictObject({ limit: z.int(), used: z.int(), renews_at: z.iso.datetime() });
const LastingLimitSchema = z.strictObject({ limit: z.int(), used: z.int(), renews_at: z.null() });

/** S3.27 */
export const FreemiumFlagsSchema = z.strictObject({
  surprise_modal_shown: z.boolean(),
  bottom_sheet_shown: z.boolean(),
  second_discount_triggered: z.boolean(),
  user_in_freemium: z.boolean(),
  buy_from_app_modal_shown: z.boolean(),
});

/** Those that a screen sets; the others follow from what the learner bought and was offered. */
export const FreemiumFlagSchema = z.enum(SHOWN_FLAGS);

export const freemiumContract = defineContract("freemium", freemiumRoutes, {
  getFreemiumStatus: {
    query: z.strictObject({ timezone: TimeZoneSchema.optional() }),
    response: z.strictObject({
      /** Nothing is limited: the learner has paid, or this server has no free plan. */
      has_access: z.boolean(),
      limits: z.strictObject({
        /** Lessons begun today for the first time; a begun one always finishes. */
        lessons: DailyLimitSchema,
        /** Instruments ever traded in the simulator. */
        symbols: LastingLimitSchema,
        analyses: DailyLimitSchema,
        messages: DailyLimitSchema,
      }),
      /** Courses that are free: the first one of each path. */
      free_courses: z.array(z.string()),
      flags: FreemiumFlagsSchema,
    }),
  },
  setFreemiumFlag: {
    body: z.strictObject({ flag: FreemiumFlagSchema }),
    response: z.strictObject({ flags: FreemiumFlagsSchema }),
  },
});

export type FreemiumShapes = typeof freemiumContract.shapes;
export type FreemiumStatus = z.output<typeof freemiumContract.shapes.getFreemiumStatus.response>;
