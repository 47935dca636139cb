import type { UserProperties } from "@candlewise/contracts/profile/schemas";

export interface QuestionProps {
  answers: UserProperties["properties"];
  /** Of the frame: which question this is, and how to go back. */
  place: { step: number; steps: number; back?: () => void };
  /** The answer is kept: on to the next question. */
  onAnswered: () => void;
}
