import { isRecord } from "#web/shared/storage/is-record.ts";

export const QUESTIONS = ["worked", "failed", "rule"] as const;
export type ReviewAnswers = Readonly<Record<(typeof QUESTIONS)[number], string>>;

const PREFIX = "review-";

/** The id of a review's draft. */
export const reviewDraftId = (number: number): string => `${PREFIX}${number}`;

/** The number of the review that a draft is of; null for the draft of an entry. */
export const reviewNumberOf = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

export const isEmptyReview = (answers: ReviewAnswers): boolean =>
  QUESTIONS.every((question) => answers[question].trim() === "");

export const isSameReview = (one: ReviewAnswers, other: ReviewAnswers): boolean =>
  QUESTIONS.every((question) => one[question].trim() === other[question].trim());

export const NOT_WRITTEN = { version: 0, value: { worked: "", failed: "", rule: "" } } as const;

/** Answers that were stored on this device. */
export function restoredReview(draft: unknown): ReviewAnswers {
  const kept = isRecord(draft) ? draft : {};
  const text = (question: string) => (typeof kept[question] === "string" ? kept[question] : "");
  return { worked: text("worked"), failed: text("failed"), rule: text("rule") };
}
