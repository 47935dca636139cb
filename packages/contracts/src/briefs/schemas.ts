import { PACES } from "@candlewise/domain/briefs/pace";
import { BRIEF_KINDS } from "@candlewise/domain/briefs/periods";
import { BRIEF_TOPICS } from "@candlewise/domain/briefs/topics";
import { z } from "zod";
import { LanguageSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { briefsFiles, briefsRoutes } from "./routes.ts";

/** `daily-2026-11-25`, by the last day that it is about. */
const briefId = z.string().max(40);
const count = z.int().nonnegative();

const MoverSchema = z.strictObject({
  ticker: z.string(),
  name: z.string(),
  /** US dollars. */
  close: z.string(),
  change_percent: z.number(),
});

const LevelSchema = z.strictObject({
  price: z.string(),
  /** How often the price turned there. */
  touches: z.int().positive(),
  /** From the close; negative below it. */
  distance_percent: z.number(),
});

const period = {
  id: briefId,
  kind: z.enum(BRIEF_KINDS),
  /** The first and the last trading day. */
  from: z.iso.date(),
  to: z.iso.date(),
};

/** In one sentence. */
const HeadlineSchema = z.strictObject({
  /** The fund that stands for the market; null if there is none. */
  fund: MoverSchema.nullable(),
  advancers: count,
  decliners: count,
  unchanged: count,
});

export const BriefSchema = z.strictObject({
  ...period,
  source: z.enum(["practice", "live"]),
  fund: MoverSchema.extend({ support: LevelSchema.nullable(), resistance: LevelSchema.nullable() }).nullable(),
  gainers: z.array(MoverSchema),
  losers: z.array(MoverSchema),
  breadth: z.strictObject({
    advancers: count,
    decliners: count,
    unchanged: count,
    /** How many closed at their highest, or their lowest, of 20 days. */
    highs: count,
    lows: count,
  }),
  /** Range of a day as a multiple of that of the 20 days before, in the middle of all instruments; null without enough days. */
  volatility: z.strictObject({ ratio: z.number(), pace: z.enum(PACES) }).nullable(),
  /** What there is to learn from it, each with a lesson if there is one that the learner can see. */
  topics: z.array(
    z.strictObject({
      topic: z.enum(BRIEF_TOPICS),
      lesson: z
        .strictObject({ lesson_id: z.string(), title: z.string(), course_title: z.string(), minutes: z.int() })
        .nullable(),
    }),
  ),
  pdf_url: z.string(),
});

export const briefsContract = defineContract("briefs", briefsRoutes, {
  listBriefs: {
    query: z.strictObject({ user_id: z.string().min(1, "User ID is required") }),
    response: z.strictObject({
      source: z.enum(["practice", "live"]),
      briefs: z.array(z.strictObject({ ...period, is_open: z.boolean(), headline: HeadlineSchema })),
    }),
  },
  getBrief: { params: z.strictObject({ brief_id: briefId }), response: BriefSchema },
});
export type BriefsShapes = typeof briefsContract.shapes;
export type Brief = z.output<typeof BriefSchema>;

export const briefsFileContract = defineFiles("briefs", briefsFiles, {
  getBriefFile: {
    params: z.strictObject({ key: z.string().max(120), brief_id: briefId }),
    query: z.strictObject({ locale: LanguageSchema.optional() }),
  },
});
