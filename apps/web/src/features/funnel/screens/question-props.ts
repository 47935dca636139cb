import type { UserProperties } from "@candlewise/contracts/profile/schemas";

export interface QuestionProps {
  answers: UserProperties["properties"];
  /** Which question this is, and how to go back. */
  place: { step: number; steps: number; back?: () => void };
  /** The answer is saved. */
  onAnswered: () => void;
}
