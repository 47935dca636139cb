import { CHALLENGE_STATUSES, DAY_STATUSES } from "@candlewise/domain/challenges/challenge";
import { CHALLENGE_LEVELS } from "@candlewise/domain/learning/curriculum";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { RichTextSchema } from "../learning/item-schemas.ts";
import { QuizAttemptSchema } from "../learning/quiz-schemas.ts";
import { PracticeSchema } from "../learning/task-schemas.ts";
import { challengesRoutes } from "./routes.ts";

const idParams = z.strictObject({ id: z.string().min(1).max(80) });
const ScoreSchema = z.int().min(0).max(100);
const EmptySchema = z.strictObject({});

const summary = {
  id: z.string(),
  title: z.string(),
  promise: z.string(),
  level: z.enum(CHALLENGE_LEVELS),
  status: z.enum(CHALLENGE_STATUSES),
  total_days: z.int(),
  completed_days: z.int(),
  /** The day that can be completed today; null if none is open. */
  open_task_id: z.string().nullable(),
  /** When the next day opens; null unless one is waiting for its date. */
  opens_on: z.iso.date().nullable(),
  /** Average of the completed days; null before the first. */
  score: ScoreSchema.nullable(),
  /** The reward after the last day. */
  coins: z.int(),
  is_rewarded: z.boolean(),
  is_fallback: z.boolean(),
};
const ChallengeSummarySchema = z.strictObject(summary);

const day = {
  id: z.string(),
  /** From 1. */
  day: z.int(),
  type: z.enum(["questions", "practice"]),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  xp: z.int(),
  status: z.enum(DAY_STATUSES),
  opens_on: z.iso.date().nullable(),
  score: ScoreSchema.nullable(),
};

const ChallengeSchema = z.strictObject({ ...summary, today: z.iso.date(), days: z.array(z.strictObject(day)) });

export const challengesContract = defineContract("challenges", challengesRoutes, {
  listChallenges: {
    response: z.strictObject({
      /** The caller's local day. */
      today: z.iso.date(),
      challenges: z.array(ChallengeSummarySchema),
    }),
  },
  getChallenge: { params: idParams, response: ChallengeSchema },
  joinChallenge: { params: idParams, body: EmptySchema, response: ChallengeSchema },
  getChallengeTask: {
    params: idParams,
    response: z.strictObject({
      ...day,
      challenge: z.strictObject({ id: z.string(), title: z.string(), total_days: z.int() }),
      /** The questions and the answers given so far; null for steps in the simulator. */
      attempt: QuizAttemptSchema.nullable(),
      /** Null for questions. */
      practice: PracticeSchema.extend({ why: RichTextSchema }).nullable(),
      /** What to complete the task with; null until it is done. */
      judged_score: ScoreSchema.nullable(),
      is_fallback: z.boolean(),
    }),
  },
  completeChallengeTask: {
    params: idParams,
    body: z.strictObject({ score: ScoreSchema }),
    response: z.strictObject({
      task_id: z.string(),
      challenge_id: z.string(),
      day: z.int(),
      total_days: z.int(),
      score: ScoreSchema,
      xp: z.int(),
      is_finished: z.boolean(),
      /** When the next day opens; null after the last. */
      opens_on: z.iso.date().nullable(),
    }),
  },
  claimChallengeReward: {
    params: idParams,
    body: EmptySchema,
    response: z.strictObject({ challenge_id: z.string(), coins: z.int(), score: ScoreSchema }),
  },
});
export type ChallengesShapes = typeof challengesContract.shapes;
