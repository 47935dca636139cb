import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import { localDate } from "@candlewise/domain/learning/local-day";
import { drawDrill, drawReview, type SkillPool } from "@candlewise/domain/learning/reviews/review-draw";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { isUsable, presentAttempt } from "../quizzes/attempt.ts";
import { saveAttempt } from "../quizzes/attempt-store.ts";
import { closeAttempt } from "../quizzes/open-attempt.ts";
import { loadReviews, poolOf, type Reviews } from "./known-skills.ts";
import { findMisconceptions, findOpenReview, listAnsweredQuestions, reviewName } from "./review-store.ts";

type Opened = z.output<LearningShapes["openReview"]["response"]>;

/**
 * The open review of the day or drill of a skill, or a new one. What was left open on an earlier day is discarded: its answers have counted, and something
 * else may be due.
 */
export async function openReview(
  deps: LearningDependencies,
  context: SignedInContext,
  skillId: string | undefined,
): Promise<Opened> {
  const { kysely } = deps.database;
  const { userId } = context;
  const reviews = await loadReviews(deps, context);
  const { view } = reviews.learner;
  const skill_title = skillId === undefined ? null : (view.skills[skillId]?.title ?? null);
  const name = reviewName(skillId);
  const purpose = skillId === undefined ? "review" : "drill";
  const open = await findOpenReview(kysely, userId, name);
  if (open && isUsable(view, open, purpose) && (await isOfToday(deps, context, reviews, open.started_at)))
    return { attempt: presentAttempt(view, open), skill_title };
  if (open) await closeAttempt(deps, context, open.attempt_id);

  const questions = await draw(deps, context, reviews, skillId);
  if (questions.length === 0) return { attempt: null, skill_title };
  await saveAttempt(kysely, userId, {
    id: deps.ids.uuid(),
    purpose,
    componentId: name,
    skipped: [],
    questions,
    contentVersion: view.version,
    // Nothing is passed: each answer counts by itself.
    passPercent: 100,
    now: context.now(),
  });
  const opened = await findOpenReview(kysely, userId, name);
  return { attempt: opened ? presentAttempt(view, opened) : null, skill_title };
}

async function isOfToday(
  deps: LearningDependencies,
  { userId }: SignedInContext,
  { today }: Reviews,
  startedAt: Date,
): Promise<boolean> {
  const { time_zone } = await deps.learnerSettings(userId);
  return localDate(startedAt, time_zone) >= today;
}

async function draw(
  deps: LearningDependencies,
  { userId, now }: SignedInContext,
  { learner, skills, plan }: Reviews,
  skillId: string | undefined,
) {
  const { kysely } = deps.database;
  const due = (): SkillPool[] => plan.due.flatMap((id) => skills.find(({ row }) => row.skill_id === id)?.pool ?? []);
  const drilled = skillId === undefined ? undefined : poolOf(learner, skillId)?.pool;
  const pools = skillId === undefined ? due() : drilled ? [drilled] : [];
  const itemIds = pools.flatMap(({ items }) => items.map(({ id }) => id));
  const seedOf = (lessonId: string, version: number) => deps.lessonSeed(userId, lessonId, version);
  const [past, misconceptions] = await Promise.all([
    listAnsweredQuestions(kysely, userId, itemIds, seedOf),
    findMisconceptions(kysely, userId, now()),
  ]);
  const rules = { past, misconceptions, seed: deps.ids.uuid() };
  return drilled ? drawDrill(drilled, rules) : drawReview(pools, rules);
}
