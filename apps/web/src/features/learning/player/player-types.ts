import type { Answer, PublicItem, Verdict } from "@candlewise/domain/learning/items";
import type { ItemDraft } from "../items/item-draft.ts";

/** A page of a lesson, or a question of an attempt. */
export interface Step {
  id: string;
  item: PublicItem | null;
  /** A missed question that comes back at the end. */
  isReview?: boolean;
}

export const REVIEW = "again:";

/** What the state of a step's question is stored under: a question that comes back has a second one. */
export const slotOf = ({ item, isReview }: Step): string | null =>
  item === null ? null : isReview ? REVIEW + item.id : item.id;

/** The question that a slot belongs to. */
export const questionOf = (slot: string): string => (slot.startsWith(REVIEW) ? slot.slice(REVIEW.length) : slot);

/**
 * `open`: being put together; `sending`: on its way to the judge; `waiting`: given without a connection, judged later;
 * `judged`: the verdict is there.
 */
export type ItemPhase = "open" | "sending" | "waiting" | "judged";

export interface ItemState {
  phase: ItemPhase;
  draft: ItemDraft;
  /** Earlier steps of the draft, for undo. */
  past: ItemDraft[];
  /** Created with the first attempt to send; stays until the draft changes, so that a retry counts once. */
  answerId: string | null;
  verdict: Verdict | null;
  /** The wrong first answer while it is tried once more: its remarks stay as a hint. */
  missed: { answer: Answer; verdict: Verdict } | null;
  /** The last try to send did not get through. */
  hasFailed: boolean;
}

export interface PlayerState {
  steps: readonly Step[];
  /** Index of the step that is shown. */
  at: number;
  /** The last step the learner has been to. */
  furthest: number;
  /** Which way the last change of step went. */
  direction: "forward" | "back";
  /** By slot. */
  items: Readonly<Record<string, ItemState>>;
  /** Missed questions come back at the end. */
  returnsMissed: boolean;
}

/** An answer that was sent, with or without a verdict. */
export interface GivenAnswer {
  answer_id: string;
  question_id: string;
  answer: Answer;
  verdict: Verdict | null;
}

export interface PlayerStart {
  steps: readonly Step[];
  /** Steps from the first to this one have been seen. */
  furthest: number;
  at: number;
  given: readonly GivenAnswer[];
  /** Unsent drafts by slot. */
  drafts: Readonly<Record<string, ItemDraft>>;
  returnsMissed?: boolean;
  /** The missed question to begin with instead of `at`, if it comes back. */
  reviewId?: string | null;
}

export type PlayerAction =
  | { type: "drafted"; slot: string; draft: ItemDraft }
  | { type: "undone"; slot: string }
  | { type: "reset"; slot: string }
  | { type: "sent"; slot: string; answerId: string; answer: Answer }
  | { type: "judged"; slot: string; verdict: Verdict }
  /** A wrong first answer is tried once more. */
  | { type: "retried"; slot: string }
  | { type: "queued"; slot: string }
  | { type: "failed"; slot: string }
  /** The answer no longer fits the question: it has to be given again. */
  | { type: "refused"; slot: string }
  /** What the server holds: answers given on another device come in. */
  | { type: "synced"; given: readonly GivenAnswer[] }
  | { type: "went"; to: number };
