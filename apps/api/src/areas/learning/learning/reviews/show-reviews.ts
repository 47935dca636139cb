import type { LearningShapes, ReviewPlan, ReviewResult, Skill } from "@candlewise/contracts/learning/schemas";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { scoreQuiz } from "@candlewise/domain/learning/quiz-score";
import { reviewMinutes, REVIEWS_A_DAY } from "@candlewise/domain/learning/reviews/review-plan";
import { masteryOn } from "@candlewise/domain/learning/reviews/skill-memory";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { questionsOf } from "../quizzes/attempt.ts";
import { findAttempt } from "../quizzes/attempt-store.ts";
import { finishIfAnswered } from "../quizzes/finish-attempt.ts";
import { reviewOf } from "../quizzes/show-results.ts";
import { skillLesson } from "../quizzes/skill-lesson.ts";
import { isReview } from "./grade-answer.ts";
import { loadReviews, type KnownSkill, type Reviews } from "./known-skills.ts";
import { findReviewPoints } from "./review-store.ts";

export async function showReviewPlan(deps: LearningDependencies, context: SignedInContext): Promise<ReviewPlan> {
  const { plan, today, doneToday } = await loadReviews(deps, context);
  return {
    today,
    due: plan.due.length,
    minutes: reviewMinutes(plan.due.length),
    done_today: doneToday,
    daily_limit: REVIEWS_A_DAY,
    next_on: plan.next_on,
    forecast: [...plan.forecast],
  };
}

type Skills = z.output<LearningShapes["listSkills"]["response"]>;

export async function listSkills(deps: LearningDependencies, context: SignedInContext): Promise<Skills> {
  const reviews = await loadReviews(deps, context);
  return { today: reviews.today, skills: reviews.skills.map((skill) => presentSkill(reviews, skill)) };
}

function presentSkill({ learner, today }: Reviews, { row, place }: KnownSkill): Skill {
  const { skill_id: id, due_on } = row;
  return {
    id,
    title: learner.view.skills[id]?.title ?? id,
    course_title: place.course.title,
    mastery: masteryOn(row, today),
    next_on: due_on < today ? today : due_on,
    lesson: skillLesson(learner, place, id) ?? null,
  };
}

/** The result of a fully answered review or drill. Idempotent. @throws AppError `not_found`, `attempt_open` */
export async function showReviewResult(
  deps: LearningDependencies,
  context: SignedInContext,
  attemptId: string,
): Promise<ReviewResult> {
  const { kysely } = deps.database;
  const attempt = await findAttempt(kysely, context.userId, attemptId);
  if (!attempt || attempt.state === "dropped" || !isReview(attempt.purpose)) throw new AppError("not_found");
  if (attempt.state === "open" && !(await finishIfAnswered(deps, context, attempt))) throw new AppError("attempt_open");
  const [reviews, xp] = await Promise.all([
    loadReviews(deps, context),
    findReviewPoints(kysely, context.userId, attemptId),
  ]);
  const questions = questionsOf(deps.curriculum.view(context.language, NOTHING_HIDDEN), attempt);
  const answers = questions.flatMap(({ item: { id, skill } }) => {
    const given = attempt.answers.find(({ item_id }) => item_id === id);
    return given ? [{ skill, is_correct: given.is_correct === true }] : [];
  });
  return {
    attempt_id: attemptId,
    kind: attempt.purpose,
    asked: attempt.asked,
    correct: attempt.correct,
    xp,
    today: reviews.today,
    skills: scoreQuiz(answers, attempt.pass_percent).skills.flatMap(({ id, asked, correct }) => {
      const skill = reviews.skills.find(({ row }) => row.skill_id === id);
      return skill ? [{ ...presentSkill(reviews, skill), asked, correct }] : [];
    }),
    review: await reviewOf(deps, questions, attempt),
  };
}
