import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import type { Answer, CompiledItem } from "@candlewise/domain/learning/items";
import { shownMisconceptions } from "@candlewise/domain/learning/misconceptions";
import { pickedChoices } from "@candlewise/domain/learning/scoring";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findAnswer, saveLessonAnswer } from "./answer-store.ts";
import type { LessonAnswerRow, NewAnswer } from "./answer-store.ts";
import { findAttempt, saveAttemptAnswer } from "../quizzes/attempt-store.ts";
import type { AttemptRow } from "../quizzes/attempt-store.ts";
import { questionsOf } from "../quizzes/attempt.ts";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { LearningDependencies } from "../dependencies.ts";
import { finishIfAnswered } from "../quizzes/finish-attempt.ts";
import { countEstimate, verdictWithOthers } from "./estimates.ts";
import { judgeInLesson, judgeOrRefuse } from "./given-answers.ts";
import { loadLearner } from "../path/learner.ts";
import { gradeAnswer, isReview } from "../reviews/grade-answer.ts";
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
  const noted = notesOn(item, seed, answer);
  const saved = await saveLessonAnswer(kysely, userId, lesson, { ...given, ...noted, now: context.now() });
  const verdictOn = async (row: Pick<LessonAnswerRow, "answer" | "is_first">) =>
    verdictWithOthers(kysely, item, judgeInLesson(item, seed, row));
  if (saved.is_new) {
    await countEstimate(kysely, userId, item, given);
    return { answer_id, verdict: await verdictOn({ answer, ...saved }), progress: null };
  }

  const stored = await findAnswer(kysely, userId, answer_id);
  if (stored?.lesson_id !== lessonId || stored.item_id !== item.id) throw new AppError("answer_mismatch");
  return { answer_id, verdict: await verdictOn(stored), progress: null };
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
  const replay = await replayOf(deps, context, attempt, body);
  if (replay) return replay;
  if (attempt.state !== "open") throw new AppError("attempt_finished");

  const { item, seed } = questionOf(deps, context, attempt, body.question_id);
  const verdict = judgeOrRefuse(item, seed, body.answer);
  const given = { answer_id: body.answer_id, item_id: item.id, answer: body.answer, is_correct: verdict.is_correct };
  const noted = notesOn(item, seed, body.answer);
  const tally = await save(deps, context, attempt, { ...given, ...noted, now: context.now() }, item.skill);
  if (!tally) {
    const replayed = await replayOf(deps, context, await findOwnAttempt(deps, context, attemptId), body);
    if (!replayed) throw new AppError("answer_mismatch");
    return replayed;
  }
  await countEstimate(kysely, userId, item, given);
  await finishIfAnswered(deps, context, { ...attempt, ...tally });
  const shown = await verdictWithOthers(kysely, item, verdict);
  return { answer_id: body.answer_id, verdict: shown, progress: progressIn({ ...attempt, ...tally }) };
}

/** What is stored of an answer beside its verdict. */
const notesOn = (item: CompiledItem, seed: string, answer: Answer) => ({
  picked: pickedChoices(item, seed, answer),
  misconceptions: shownMisconceptions(item, seed, answer),
});

/** Stores an answer in an attempt; in a review, with what it changes in the learner's memory of the skill. */
async function save(
  deps: LearningDependencies,
  { userId }: SignedInContext,
  { attempt_id, purpose }: AttemptRow,
  given: NewAnswer,
  skillId: string,
) {
  if (!isReview(purpose)) return saveAttemptAnswer(deps.database.kysely, userId, attempt_id, given);
  const { time_zone: zone } = await deps.learnerSettings(userId);
  return deps.database.transaction(async (transaction) => {
    const tally = await saveAttemptAnswer(transaction, userId, attempt_id, given);
    const isCorrect = given.is_correct === true;
    if (tally) await gradeAnswer(transaction, { userId, skillId, purpose, isCorrect, zone, now: given.now });
    return tally;
  });
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
async function replayOf(
  deps: LearningDependencies,
  context: SignedInContext,
  attempt: AttemptRow,
  { answer_id, question_id }: { answer_id: string; question_id: string; answer: Answer },
): Promise<Judged | null> {
  const same = attempt.answers.find((stored) => stored.answer_id === answer_id);
  if (same && same.item_id !== question_id) throw new AppError("answer_mismatch");
  const first = attempt.state === "open" ? attempt.answers.find((stored) => stored.item_id === question_id) : undefined;
  const stored = same ?? first;
  if (!stored) return null;
  const { item, seed } = questionOf(deps, context, attempt, question_id);
  const verdict = await verdictWithOthers(deps.database.kysely, item, judgeOrRefuse(item, seed, stored.answer));
  return { answer_id: stored.answer_id, verdict, progress: progressIn(attempt) };
}

const progressIn = ({ answered, correct, asked }: Pick<AttemptRow, "answered" | "correct" | "asked">) => ({
  answered,
  correct,
  asked,
  is_finished: answered >= asked,
});
