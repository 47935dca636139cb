import { MASTERY_LEVELS } from "@candlewise/domain/learning/reviews/mastery-levels";
import { z } from "zod";
import { AnswerSchema, ItemSchema, VerdictSchema } from "./item-schemas.ts";
import { PlaceSchema } from "./path-schemas.ts";
import { QuizAttemptSchema } from "./quiz-schemas.ts";

export const ReviewPlanSchema = z.strictObject({
  /** The caller's local day. */
  today: z.iso.date(),
  /** Skills to review today. */
  due: z.int(),
  /** About how long that takes. */
  minutes: z.int(),
  /** Mixed reviews today so far, and at most. */
  done_today: z.int(),
  daily_limit: z.int(),
  /** Today if some are due; null if there will be none before something is learned. */
  next_on: z.iso.date().nullable(),
  forecast: z.array(z.strictObject({ date: z.iso.date(), reviews: z.int() })),
});

const MasterySchema = z.enum(MASTERY_LEVELS);

export const SkillSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  course_title: z.string(),
  mastery: MasterySchema,
  /** Never before today. */
  next_on: z.iso.date(),
  /** The first lesson that teaches it. */
  lesson: z.strictObject({ ...PlaceSchema.shape, title: z.string() }).nullable(),
});

export const ReviewResultSchema = z.strictObject({
  attempt_id: z.string(),
  kind: z.enum(["review", "drill"]),
  asked: z.int(),
  correct: z.int(),
  /** Points of this session; only the first one of a day earns any. */
  xp: z.int(),
  today: z.iso.date(),
  skills: z.array(z.strictObject({ ...SkillSchema.shape, asked: z.int(), correct: z.int() })),
  review: z.array(z.strictObject({ question: ItemSchema, answer: AnswerSchema, verdict: VerdictSchema })),
});

export const OpenedReviewSchema = z.strictObject({
  /** Null if nothing is due, or nothing can be asked about the skill. */
  attempt: QuizAttemptSchema.nullable(),
  /** Title of the skill of a drill. */
  skill_title: z.string().nullable(),
});
