import { ARROWS } from "@candlewise/domain/learning/curriculum";
import { EXPERIENCES } from "@candlewise/domain/profile/study-plan";
import { AVATAR_IDS } from "@candlewise/domain/shop/avatars";
import { z } from "zod";
import { LanguageSchema, TimeZoneSchema, UserSchema, UsernameSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { profileFiles, profileRoutes } from "./routes.ts";

export const ArrowSchema = z.enum(ARROWS);

const ExperienceSchema = z.enum(EXPERIENCES);

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
    /** Null until the learner chooses a goal. */
    arrow: ArrowSchema.nullable(),
    /** IANA name. */
    time_zone: z.string(),
    /** False while the zone follows that of the device. */
    is_zone_chosen: z.boolean(),
    /** Lessons a day. */
    target_lessons: z.int(),
    /** Null until the learner answers. */
    experience: ExperienceSchema.nullable(),
    /** An answer of earlier versions; the study plan follows `target_lessons`. */
    minutes_a_day: z.int().nullable(),
  }),
});

/** S5.01 */
const own = { params: z.strictObject({ id: z.string().min(1, "User ID is required") }) };

export const StudyPlanSchema = z.strictObject({
  lessons_per_day: z.int(),
  minutes_per_day: z.int(),
  days_per_week: z.int(),
  lessons_left: z.int(),
  /** Those of the courses that not every path has. */
  own_lessons_left: z.int(),
  minutes_left: z.int(),
  /** Null if the path is finished or no goal is chosen. */
  finish_on: z.iso.date().nullable(),
  first_course: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  /** Whether to offer a placement test that skips known material. */
  offers_placement: z.boolean(),
});

const TourNameSchema = z.string().regex(/^[a-z0-9_.-]{1,64}$/i, "1 to 64 letters, digits, dots, dashes or underscores");
const TourSchema = z.strictObject({ name: z.string(), is_seen: z.boolean() });

/** The profile as other users see it. */
export const ProfileSchema = z.strictObject({
  username: z.string(),
  /** Null if not set; the username is shown instead. */
  name: z.string().nullable(),
  avatar_url: z.string(),
  /** The built-in avatar in use; null for an uploaded picture. */
  avatar_id: z.string().nullable(),
  joined_at: z.iso.datetime(),
  stats: z.strictObject({
    lessons: z.int(),
    quizzes: z.int(),
    xp: z.int(),
    /** Calendar days, in the learner's time zone, with learning activity. */
    active_days: z.int(),
  }),
});

const AvatarSchema = z.strictObject({
  id: z.enum(AVATAR_IDS),
  url: z.string(),
  /** How one comes by it. */
  source: z.enum(["free", "coins", "reward"]),
  /** Coins; null unless it is sold. */
  price: z.int().nullable(),
  is_owned: z.boolean(),
});

/** A square of the displayed picture, in pixels. */
const CropSchema = z.strictObject({
  left: z.int().min(0),
  top: z.int().min(0),
  size: z.int().min(16).max(20_000),
});

export const ProfileChangeSchema = z.strictObject({
  /** An empty string removes the name. */
  name: z
    .string()
    .trim()
    .max(40)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]*$/u, "no control characters and no angle brackets")
    .optional(),
  /** A built-in avatar. */
  avatar_id: z.string().max(40).optional(),
  /** Defaults to the center. */
  crop: CropSchema.optional(),
});

/** Bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const PictureSchema = z.file().min(1).max(MAX_PICTURE_BYTES);

/** S3.14 */
export const TermsSchema = z.strictObject({
  is_latest_version: z.boolean(),
  latest_version: z.string(),
  accepted_version: z.string().nullable(),
});

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
      /** Without `is_zone_chosen` it is one that a device detected, which never replaces a chosen one. */
      time_zone: TimeZoneSchema.optional(),
      is_zone_chosen: z.boolean().optional(),
      target_lessons: z.int().min(1).max(10).optional(),
      experience: ExperienceSchema.optional(),
      minutes_a_day: z.int().min(3).max(240).optional(),
    }),
    response: UserPropertiesSchema,
  },
  getStudyPlan: { response: StudyPlanSchema },
  onboardUser: { ...own, body: z.strictObject({}), response: UserSchema },
  getTour: { ...own, query: z.strictObject({ name: TourNameSchema }), response: TourSchema },
  saveTour: { ...own, body: z.strictObject({ name: TourNameSchema }), response: TourSchema },
  getProfile: { response: ProfileSchema },
  getAvatars: { response: z.strictObject({ avatars: z.array(AvatarSchema) }) },
  saveProfile: {
    body: z.strictObject({ image: PictureSchema.optional(), data: ProfileChangeSchema.optional() }),
    response: ProfileSchema,
  },
  getTermsConsent: { response: TermsSchema },
  acceptTerms: { body: z.strictObject({}), response: TermsSchema },
});
export type ProfileShapes = typeof profileContract.shapes;
export type UserProperties = z.output<typeof UserPropertiesSchema>;
export type StudyPlan = z.output<typeof StudyPlanSchema>;
export type Profile = z.output<typeof ProfileSchema>;
export type Avatar = z.output<typeof AvatarSchema>;
export type ProfileChange = z.output<typeof ProfileChangeSchema>;
export type TermsConsent = z.output<typeof TermsSchema>;

export const profileFileContract = defineFiles("profile", profileFiles, {
  getAvatarPicture: { params: z.strictObject({ name: z.string() }) },
  getOwnPicture: { params: z.strictObject({ name: z.string() }) },
});
