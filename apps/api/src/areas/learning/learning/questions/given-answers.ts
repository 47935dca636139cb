import type { Answer, CompiledItem, Verdict } from "@candlewise/domain/learning/items";
import { judge } from "@candlewise/domain/learning/scoring";
import { AppError } from "#api/platform/errors.ts";
import type { AnswerRow } from "./answer-store.ts";

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
