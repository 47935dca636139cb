import type { ReportReason } from "@candlewise/domain/reports/question-report";
import type { AnswerTarget } from "../player/use-answering.ts";

/** The question that a report is about, and where it was asked. */
export interface AskedQuestion {
  readonly questionId: string;
  readonly place: AnswerTarget;
}

/** What a learner writes about a question, and what became of it. */
export interface QuestionReport {
  readonly reason: ReportReason | null;
  readonly text: string;
  /** `changed`: it took the place of an earlier one; `queued`: it waits for the connection. */
  readonly stage: "writing" | "sent" | "changed" | "queued" | "deleted";
  /** Of what was sent last. */
  readonly sentId: string | null;
}

export const NEW_REPORT: QuestionReport = { reason: null, text: "", stage: "writing", sentId: null };
