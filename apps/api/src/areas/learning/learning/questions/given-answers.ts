import type { Answer, CompiledItem, Verdict } from "@candlewise/domain/learning/items";
import { judge } from "@candlewise/domain/learning/scoring";
import { firstVerdict } from "@candlewise/domain/learning/second-try";
import { AppError } from "#api/platform/errors.ts";
import type { AnswerRow, LessonAnswerRow } from "./answer-store.ts";

export interface GivenAnswer {
  answer_id: string;
  question_id: string;
  answer: Answer;
  verdict: Verdict;
}

/** @throws AppError `answer_mismatch` */
export function judgeOrRefuse(item: CompiledItem, seed: string, answer: Answer): Verdict {
  const verdict = judge(item, seed, answer);
  if ("error" in verdict) throw new AppError(verdict.error);
  return verdict;
}

/** The verdict on an answer in a lesson. @throws AppError `answer_mismatch` */
export function judgeInLesson(
  item: CompiledItem,
  seed: string,
  { answer, is_first }: Pick<LessonAnswerRow, "answer" | "is_first">,
): Verdict {
  const verdict = judgeOrRefuse(item, seed, answer);
  return is_first ? firstVerdict(item, verdict) : verdict;
}

/** Stored answers under one seed, scored again; answers that no longer fit their item are left out. */
export function presentAnswers(
  items: readonly CompiledItem[],
  seed: string,
  rows: readonly AnswerRow[],
): GivenAnswer[] {
  return rows.flatMap(({ answer_id, item_id, answer }) => {
    const item = items.find(({ id }) => id === item_id);
    const verdict = item && judge(item, seed, answer);
    return verdict && !("error" in verdict) ? [{ answer_id, question_id: item_id, answer, verdict }] : [];
  });
}

/** The same for a lesson, where the first answer may not be the last. */
export function presentLessonAnswers(
  items: readonly CompiledItem[],
  seed: string,
  rows: readonly LessonAnswerRow[],
): GivenAnswer[] {
  const first = new Set(rows.filter(({ is_first }) => is_first).map(({ answer_id }) => answer_id));
  return presentAnswers(items, seed, rows).map((given) => {
    const item = items.find(({ id }) => id === given.question_id);
    return item && first.has(given.answer_id) ? { ...given, verdict: firstVerdict(item, given.verdict) } : given;
  });
}
