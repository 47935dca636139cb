import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import type { AttemptRow } from "./attempt-store.ts";
import type { CurriculumView } from "../curriculum.ts";
import { presentAnswers } from "../questions/given-answers.ts";
import type { GivenAnswer } from "../questions/given-answers.ts";

export interface Question {
  item: CompiledItem;
  seed: string;
}

/** The questions of an attempt that the curriculum still has, in order. */
export function questionsOf(view: CurriculumView, attempt: Pick<AttemptRow, "questions">): Question[] {
  return attempt.questions.flatMap(({ item_id, seed }) => {
    const item = view.item(item_id);
    return item ? [{ item, seed }] : [];
  });
}

/** An attempt can continue while all its questions exist, its purpose is the same and some are unanswered. */
export function isUsable(view: CurriculumView, open: AttemptRow, purpose: AttemptRow["purpose"]): boolean {
  const isWhole = questionsOf(view, open).length === open.asked;
  return isWhole && open.purpose === purpose && open.answered < open.asked;
}

/** The questions of an attempt, without answers, and what was answered so far. */
export function presentAttempt(view: CurriculumView, attempt: AttemptRow): QuizAttempt {
  const questions = questionsOf(view, attempt);
  return {
    id: attempt.attempt_id,
    purpose: attempt.purpose,
    pass_percent: attempt.pass_percent,
    questions: questions.map(({ item, seed }): PublicItem => presentItem(item, seed)),
    answers: answersOf(questions, attempt),
    glossary: view.glossaryOf(questions.map(({ item }) => item.id)),
  };
}

/** The answers of an attempt with their verdicts, in the order of its questions. */
export function answersOf(questions: readonly Question[], { answers }: Pick<AttemptRow, "answers">): GivenAnswer[] {
  return questions.flatMap(({ item, seed }) => presentAnswers([item], seed, answers));
}
