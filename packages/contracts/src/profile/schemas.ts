import { ARROWS } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { LanguageSchema, TimeZoneSchema, UserSchema, UsernameSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { profileRoutes } from "./routes.ts";

export const ArrowSchema = z.enum(ARROWS);

/** S3.04 */
export const VisitedPagesSchema = z.strictObject({
  megaUpsell: z.boolean(),
  upsell: z.boolean(),
  webToApp: z.boolean(),
  onboarding: z.boolean(),
});

export const PreferencesSchema = z.strictObject({
  visited_pages: VisitedPagesSchema,
  experiments: z.record(z.string(), z.string()),
});

export const UserPropertiesSchema = z.strictObject({
  properties: z.strictObject({
    /** Null until the learner chose a goal. */
    arrow: ArrowSchema.nullable(),
    /** IANA name. */
    time_zone: z.string(),
    /** Lessons a day. */
    target_lessons: z.int(),
  }),
});

const own = { params: z.strictObject({ id: z.string() }) };

export const profileContract = defineContract("profile", profileRoutes, {
  getUser: { ...own, response: UserSchema },
  updateUser: {
    ...own,
    body: z.strictObject({ username: UsernameSchema.optional(), language: LanguageSchema.optional() }),
    response: UserSchema,
  },
  getPreferences: { ...own, response: PreferencesSchema },
  savePreferences: {
    ...own,
    body: z.strictObject({ visited_pages: VisitedPagesSchema.partial() }),
    response: PreferencesSchema,
  },
  getUserProperties: { response: UserPropertiesSchema },
  updateUserProperties: {
    body: z.strictObject({
      arrow: ArrowSchema.optional(),
      time_zone: TimeZoneSchema.optional(),
      target_lessons: z.int().min(1).max(10).optional(),
    }),
    response: UserPropertiesSchema,
  },
});
export type ProfileShapes = typeof profileContract.shapes;
export type UserProperties = z.output<typeof UserPropertiesSchema>;
