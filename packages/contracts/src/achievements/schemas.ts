import { ACHIEVEMENTS, FAMILIES, METALS } from "@candlewise/domain/achievements/catalogue";
import { SOURCES } from "@candlewise/domain/achievements/sources";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { achievementsRoutes } from "./routes.ts";

const IdSchema = z.enum(ACHIEVEMENTS.map(({ id }) => id));

const tier = {
  /** From 1. */
  tier: z.int().min(1).max(METALS.length),
  metal: z.enum(METALS),
  goal: z.int(),
  coins: z.int(),
} as const;

/** An earned tier. */
const BadgeSchema = z.strictObject({
  id: IdSchema,
  family: z.enum(FAMILIES),
  ...tier,
  /** Of the achievement. */
  tiers: z.int(),
  earned_at: z.iso.datetime(),
});
export type Badge = z.output<typeof BadgeSchema>;

const AchievementSchema = z.strictObject({
  id: IdSchema,
  family: z.enum(FAMILIES),
  is_crypto: z.boolean(),
  /** Progress toward the goals; at most the last one. */
  value: z.int(),
  /** Lowest first. */
  tiers: z.array(z.strictObject({ ...tier, earned_at: z.iso.datetime().nullable() })),
});

/** Tiers, of those that the answer may show. */
const counts = { earned: z.int(), total: z.int() } as const;

export const achievementsContract = defineContract("achievements", achievementsRoutes, {
  listRecentAchievements: { response: z.strictObject({ recent: z.array(BadgeSchema), ...counts }) },
  listAchievements: {
    query: z.strictObject({
      is_crypto_included: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).optional(),
    }),
    response: z.strictObject({ achievements: z.array(AchievementSchema), ...counts }),
  },
  seeAchievement: {
    params: z.strictObject({ id: z.string().min(1).max(80) }),
    body: z.strictObject({ tier: tier.tier.optional() }),
    response: z.strictObject({ is_seen: z.literal(true) }),
  },
  listUnseenAchievements: {
    /** `app`, or nothing: all of them. */
    query: z.strictObject({ source: z.enum(Object.keys(SOURCES) as (keyof typeof SOURCES)[]).optional() }),
    response: z.strictObject({ unseen: z.array(BadgeSchema) }),
  },
});
export type AchievementsShapes = typeof achievementsContract.shapes;
