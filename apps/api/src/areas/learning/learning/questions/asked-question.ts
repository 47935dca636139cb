import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { Answer, CompiledItem } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { variantIndex } from "@candlewise/domain/learning/presentation";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { answerInWords } from "@candlewise/domain/reports/answer-in-words";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner } from "../path/learner.ts";
import { openLessonOf } from "../path/lesson-place.ts";
import { questionsOf } from "../quizzes/attempt.ts";
import { findAttempt, type AttemptRow } from "../quizzes/attempt-store.ts";
import { findLatestAnswer, type AnswerRow } from "./answer-store.ts";

/** Where a learner was asked a question: in a lesson, or in an attempt. */
export interface AskedPlace {
  readonly question_id: string;
  readonly lesson_id?: string | undefined;
  readonly attempt_id?: string | undefined;
}

/** A question as a learner was asked it, with the answer that is stored. */
export interface AskedQuestion {
  readonly item_id: string;
  /** The lesson, quiz or challenge that has the item; null when none has. */
  readonly component_id: string | null;
  /** Null for a challenge. */
  readonly course_id: string | null;
  readonly asked_in: "lesson" | AttemptRow["purpose"];
  readonly content_version: string;
  /** Of the texts. */
  readonly language: string;
  /** Counted from 1; null where there is one variant only. */
  readonly variant: number | null;
  /** The question, with the numbers that the learner drew. */
  readonly prompt: string;
  readonly answer: Answer | null;
  readonly answer_words: string | null;
  readonly is_correct: boolean | null;
}

/**
 * A question that the caller was asked in a lesson or in an attempt, with the latest answer stored for it.
 * @throws AppError `not_found`, `component_locked`, `answer_mismatch` for a question that was not asked there
 */
export function findAskedQuestion(
  deps: LearningDependencies,
  context: SignedInContext,
  { question_id, lesson_id, attempt_id }: AskedPlace,
): Promise<AskedQuestion> {
  return attempt_id === undefined
    ? askedInLesson(deps, context, lesson_id ?? "", question_id)
    : askedInAttempt(deps, context, attempt_id, question_id);
}

async function askedInLesson(
  deps: LearningDependencies,
  context: SignedInContext,
  lessonId: string,
  itemId: string,
): Promise<AskedQuestion> {
  const { userId } = context;
  const { view, ...learner } = await loadLearner(deps, context);
  const { lesson, course } = openLessonOf({ view, ...learner }, lessonId);
  const item = Object.values(lesson.items).find(({ id }) => id === itemId);
  if (!item) throw new AppError("answer_mismatch");
  const given = await findLatestAnswer(deps.database.kysely, userId, lesson, itemId);
  return {
    ...describe(view, item, deps.lessonSeed(userId, lesson.id, lesson.version), given),
    component_id: lesson.id,
    course_id: course.id,
    asked_in: "lesson",
  };
}

/** An attempt keeps its questions, and may be reported after its end, even if they have been hidden since. */
async function askedInAttempt(
  { database, curriculum }: LearningDependencies,
  { userId, language }: SignedInContext,
  attemptId: string,
  itemId: string,
): Promise<AskedQuestion> {
  const attempt = await findAttempt(database.kysely, userId, attemptId);
  if (!attempt) throw new AppError("not_found");
  const view = curriculum.view(language, NOTHING_HIDDEN);
  const question = questionsOf(view, attempt).find(({ item }) => item.id === itemId);
  if (!question) throw new AppError("answer_mismatch");
  const given = attempt.answers.find(({ item_id }) => item_id === itemId);
  return {
    ...describe(view, question.item, question.seed, given),
    ...homeOf(view, question.item, attempt),
    asked_in: attempt.purpose,
  };
}

/** What an item belongs to: a review or a placement test asks items of lessons and quizzes. */
function homeOf(view: CurriculumView, item: CompiledItem, { purpose, component_id }: AttemptRow) {
  if (purpose === "challenge") {
    const challenge = view.challenges.find(({ days }) => days.some(({ id }) => id === component_id));
    return { component_id: challenge?.id ?? null, course_id: null };
  }
  const isQuiz = purpose === "quiz";
  const home = isQuiz
    ? component_id
    : view.itemsOfSkill(item.skill).find((each) => each.item.id === item.id)?.componentId;
  return { component_id: home ?? null, course_id: view.places.get(home ?? "")?.course.id ?? null };
}

function describe(view: CurriculumView, item: CompiledItem, seed: string, given: AnswerRow | undefined) {
  const presented = presentItem(item, seed);
  const hasVariants = item.type === "numeric" && item.variants.length > 1;
  return {
    item_id: item.id,
    content_version: view.version,
    language: view.language,
    variant: hasVariants ? variantIndex(item, seed) + 1 : null,
    prompt: plainText(presented.prompt),
    answer: given?.answer ?? null,
    answer_words: given ? answerInWords(presented, given.answer) : null,
    is_correct: given?.is_correct ?? null,
  };
}
