import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { drawQuiz } from "@candlewise/domain/learning/quiz-draw";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { dropAttempt, findAttempt, findOpenAttempt, saveAttempt, listPastQuestions } from "./attempt-store.ts";
import { isUsable, presentAttempt } from "./attempt.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { finishIfAnswered } from "./finish-attempt.ts";
import type { Learner } from "../path/learner.ts";
import { findMisconceptions } from "../reviews/review-store.ts";

/** The open attempt of a quiz, or a new one. @throws AppError `not_found` */
export async function openQuizAttempt(
  deps: LearningDependencies,
  context: SignedInContext,
  { view }: Learner,
  quizId: string,
): Promise<QuizAttempt> {
  const quiz = view.quiz(quizId);
  if (!quiz) throw new AppError("not_found");
  const { kysely } = deps.database;
  const { userId } = context;
  const open = await findOpenAttempt(kysely, userId, quizId);
  if (open && isUsable(view, open, "quiz")) return presentAttempt(view, open);
  if (open) await closeAttempt(deps, context, open.attempt_id);

  const past = await listPastQuestions(
    kysely,
    userId,
    quiz.items.map(({ id }) => id),
  );
  const misconceptions = await findMisconceptions(kysely, userId, context.now());
  await saveAttempt(kysely, userId, {
    id: deps.ids.uuid(),
    purpose: "quiz",
    componentId: quizId,
    skipped: [],
    // Not the attempt's id: a known seed would undo the shuffling.
    questions: drawQuiz(quiz, { past, seed: deps.ids.uuid(), misconceptions }),
    contentVersion: view.version,
    passPercent: quiz.pass_percent,
    now: context.now(),
  });
  const opened = await findOpenAttempt(kysely, userId, quizId);
  if (!opened) throw new AppError("not_found");
  return presentAttempt(view, opened);
}

/** Discards an open attempt, or finishes it if it has all its answers. */
export async function closeAttempt(
  deps: LearningDependencies,
  context: SignedInContext,
  attemptId: string,
): Promise<void> {
  const { kysely } = deps.database;
  if (await dropAttempt(kysely, context.userId, attemptId)) return;
  const answered = await findAttempt(kysely, context.userId, attemptId);
  if (answered) await finishIfAnswered(deps, context, answered);
}
