import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import type { Answer, Verdict } from "@candlewise/domain/learning/items";
import { pickedChoices } from "@candlewise/domain/learning/scoring";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findAnswer, saveLessonAnswer } from "./answer-store.ts";
import type { LessonAnswerRow } from "./answer-store.ts";
import { findAttempt, saveAttemptAnswer } from "../quizzes/attempt-store.ts";
import type { AttemptRow } from "../quizzes/attempt-store.ts";
import { questionsOf } from "../quizzes/attempt.ts";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { LearningDependencies } from "../dependencies.ts";
import { finishIfAnswered } from "../quizzes/finish-attempt.ts";
import { judgeInLesson, judgeOrRefuse } from "./given-answers.ts";
import { loadLearner } from "../path/learner.ts";
import { openLessonOf } from "../path/lesson-place.ts";

type Shape = LearningShapes["answerQuestion"];
type Body = z.output<Shape["body"]>;
type Judged = z.output<Shape["response"]>;

/**
 * Judges an answer to an item of a lesson or of an attempt.
 * @throws AppError `not_found`, `answer_mismatch`, `component_locked`, `attempt_finished`
 */
export async function answerQuestion(
  deps: LearningDependencies,
  context: SignedInContext,
  body: Body,
): Promise<Judged> {
  if (body.attempt_id !== undefined) return answerInAttempt(deps, context, body, body.attempt_id);
  return answerInLesson(deps, context, body, body.lesson_id ?? "");
}

/** Any number of answers is allowed; the first one decides whether the lesson is excellent, and a wrong one does not end the question. */
async function answerInLesson(
  deps: LearningDependencies,
  context: SignedInContext,
  { answer_id, question_id, answer }: Body,
  lessonId: string,
): Promise<Judged> {
  const { kysely } = deps.database;
  const { userId } = context;
  const { lesson } = openLessonOf(await loadLearner(deps, context), lessonId);
  const item = Object.values(lesson.items).find(({ id }) => id === question_id);
  if (!item) throw new AppError("answer_mismatch");
  const seed = deps.lessonSeed(userId, lesson.id, lesson.version);
  const { is_correct } = judgeOrRefuse(item, seed, answer);
  const given = { answer_id, item_id: item.id, answer, is_correct };
  const picked = pickedChoices(item, seed, answer);
  const saved = await saveLessonAnswer(kysely, userId, lesson, { ...given, picked, now: context.now() });
  const verdict = (row: Pick<LessonAnswerRow, "answer" | "is_first">) => judgeInLesson(item, seed, row);
  if (saved.is_new) return { answer_id, verdict: verdict({ answer, ...saved }), progress: null };

  const stored = await findAnswer(kysely, userId, answer_id);
  if (stored?.lesson_id !== lessonId || stored.item_id !== item.id) throw new AppError("answer_mismatch");
  return { answer_id, verdict: verdict(stored), progress: null };
}

/** A question of an attempt takes one answer; later ones get the verdict of the first. */
async function answerInAttempt(
  deps: LearningDependencies,
  context: SignedInContext,
  body: Body,
  attemptId: string,
): Promise<Judged> {
  const { kysely } = deps.database;
  const { userId } = context;
  const attempt = await findOwnAttempt(deps, context, attemptId);
  const replay = replayOf(deps, context, attempt, body);
  if (replay) return replay;
  if (attempt.state !== "open") throw new AppError("attempt_finished");

  const { item, seed } = questionOf(deps, context, attempt, body.question_id);
  const verdict = judgeOrRefuse(item, seed, body.answer);
  const given = { answer_id: body.answer_id, item_id: item.id, answer: body.answer, is_correct: verdict.is_correct };
  const picked = pickedChoices(item, seed, body.answer);
  const tally = await saveAttemptAnswer(kysely, userId, attemptId, {
    ...given,
    picked,
    now: context.now(),
  });
  if (!tally) {
    const replayed = replayOf(deps, context, await findOwnAttempt(deps, context, attemptId), body);
    if (!replayed) throw new AppError("answer_mismatch");
    return replayed;
  }
  await finishIfAnswered(deps, context, { ...attempt, ...tally });
  return { answer_id: body.answer_id, verdict, progress: progressIn({ ...attempt, ...tally }) };
}

async function findOwnAttempt(
  { database }: LearningDependencies,
  { userId }: SignedInContext,
  id: string,
): Promise<AttemptRow> {
  const attempt = await findAttempt(database.kysely, userId, id);
  if (!attempt || attempt.state === "dropped") throw new AppError("not_found");
  return attempt;
}

/** A question of an attempt. An attempt keeps its questions even if they have been hidden since. */
function questionOf(
  { curriculum }: LearningDependencies,
  { language }: SignedInContext,
  attempt: AttemptRow,
  questionId: string,
) {
  const question = questionsOf(curriculum.view(language, NOTHING_HIDDEN), attempt).find(
    ({ item }) => item.id === questionId,
  );
  if (!question) throw new AppError("answer_mismatch");
  return question;
}

/** The verdict of an earlier answer with the same id, or of the first answer to the same question in an open attempt. */
function replayOf(
  deps: LearningDependencies,
  context: SignedInContext,
  attempt: AttemptRow,
  { answer_id, question_id }: { answer_id: string; question_id: string; answer: Answer },
): Judged | null {
  const same = attempt.answers.find((stored) => stored.answer_id === answer_id);
  if (same && same.item_id !== question_id) throw new AppError("answer_mismatch");
  const first = attempt.state === "open" ? attempt.answers.find((stored) => stored.item_id === question_id) : undefined;
  const stored = same ?? first;
  if (!stored) return null;
  const { item, seed } = questionOf(deps, context, attempt, question_id);
  const verdict: Verdict = judgeOrRefuse(item, seed, stored.answer);
  return { answer_id: stored.answer_id, verdict, progress: progressIn(attempt) };
}

const progressIn = ({ answered, correct, asked }: Pick<AttemptRow, "answered" | "correct" | "asked">) => ({
  answered,
  correct,
  asked,
  is_finished: answered >= asked,
});
