import type { Answer, PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { recordDraft, resetDraft, undoDraft } from "../items/draft-history.ts";
import type { DraftHistory } from "../items/draft-history.ts";
import { emptyDraft, fromAnswer, progressOf, toAnswer } from "../items/draft.ts";
import type { ItemDraft } from "../items/item-draft.ts";

/** A page of a lesson, or a question of an attempt. */
export interface Step {
  id: string;
  item: PublicItem | null;
}

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
  /** Made with the first try to send and kept until the draft changes, so that sending again counts once. */
  answerId: string | null;
  verdict: Verdict | null;
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
  /** By question id. */
  items: Readonly<Record<string, ItemState>>;
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
  /** Unsent drafts by question id. */
  drafts: Readonly<Record<string, ItemDraft>>;
}

export type PlayerAction =
  | { type: "drafted"; questionId: string; draft: ItemDraft }
  | { type: "undone"; questionId: string }
  | { type: "reset"; questionId: string }
  | { type: "sent"; questionId: string; answerId: string }
  | { type: "judged"; questionId: string; verdict: Verdict }
  | { type: "queued"; questionId: string }
  | { type: "failed"; questionId: string }
  /** The answer no longer fits the question: it has to be given again. */
  | { type: "refused"; questionId: string }
  /** What the server holds: answers given on another device come in. */
  | { type: "synced"; given: readonly GivenAnswer[] }
  | { type: "went"; to: number };

const freshItem = (item: PublicItem, draft: ItemDraft = emptyDraft(item)): ItemState => ({
  phase: "open",
  draft,
  past: [],
  answerId: null,
  verdict: null,
  hasFailed: false,
});

function givenItem({ answer, answer_id, verdict }: GivenAnswer): ItemState {
  const phase = verdict ? "judged" : "waiting";
  return { phase, draft: fromAnswer(answer), past: [], answerId: answer_id, verdict, hasFailed: false };
}

const clamp = (index: number, last: number) => Math.max(0, Math.min(last, index));

export function startPlayer({ steps, furthest, at, given, drafts }: PlayerStart): PlayerState {
  const items: Record<string, ItemState> = {};
  for (const { item } of steps) {
    if (!item) continue;
    const answered = given.find(({ question_id }) => question_id === item.id);
    const draft = drafts[item.id];
    if (answered) items[item.id] = givenItem(answered);
    else items[item.id] = freshItem(item, draft && progressOf(item, draft) !== "empty" ? draft : emptyDraft(item));
  }
  const last = Math.max(0, steps.length - 1);
  const seen = clamp(Math.max(furthest, at), last);
  return { steps, at: clamp(at, last), furthest: seen, direction: "forward", items };
}

const withItem = (state: PlayerState, id: string, change: (item: ItemState) => ItemState): PlayerState => {
  const item = state.items[id];
  return item ? { ...state, items: { ...state.items, [id]: change(item) } } : state;
};

const itemOf = (state: PlayerState, id: string): PublicItem | null =>
  state.steps.find((step) => step.item?.id === id)?.item ?? null;

/** Changes a draft that was not sent; one on its way or judged stays as it is. */
function withHistory(
  state: PlayerState,
  id: string,
  change: (history: DraftHistory, item: PublicItem) => DraftHistory,
): PlayerState {
  const item = itemOf(state, id);
  if (!item) return state;
  return withItem(state, id, (given) => {
    if (given.phase !== "open") return given;
    const { present, past } = change({ present: given.draft, past: given.past }, item);
    return { ...given, draft: present, past, answerId: null, hasFailed: false };
  });
}

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case "drafted":
      return withHistory(state, action.questionId, (history) => recordDraft(history, action.draft));
    case "undone":
      return withHistory(state, action.questionId, undoDraft);
    case "reset":
      return withHistory(state, action.questionId, resetDraft);
    case "sent":
      return withItem(state, action.questionId, (item) =>
        item.phase === "open" ? { ...item, phase: "sending", answerId: action.answerId, hasFailed: false } : item,
      );
    case "judged":
      return withItem(state, action.questionId, (item) => ({ ...item, phase: "judged", verdict: action.verdict }));
    case "queued":
      return withItem(state, action.questionId, (item) =>
        item.phase === "sending" ? { ...item, phase: "waiting" } : item,
      );
    case "failed":
      return withItem(state, action.questionId, (item) =>
        item.phase === "sending" ? { ...item, phase: "open", hasFailed: true } : item,
      );
    case "refused":
      return refused(state, action.questionId);
    case "synced":
      return action.given.reduce(
        (next, given) => (given.verdict === null ? next : withItem(next, given.question_id, () => givenItem(given))),
        state,
      );
    case "went":
      return went(state, action.to);
  }
}

function refused(state: PlayerState, questionId: string): PlayerState {
  const item = itemOf(state, questionId);
  if (!item) return state;
  return withItem(state, questionId, () => ({ ...freshItem(item), hasFailed: true }));
}

/** Goes to a step seen before, or one further once the step shown is done. Anything else changes nothing. */
function went(state: PlayerState, to: number): PlayerState {
  const isNext = to === state.at + 1 && to < state.steps.length && isStepDone(state);
  const isSeen = to >= 0 && to <= state.furthest;
  if (to === state.at || !(isNext || isSeen)) return state;
  const direction = to > state.at ? "forward" : "back";
  return { ...state, at: to, furthest: Math.max(state.furthest, to), direction };
}

export const currentStep = (state: PlayerState): Step | null => state.steps[state.at] ?? null;

export function currentItem(state: PlayerState): ItemState | null {
  const id = currentStep(state)?.item?.id;
  return id === undefined ? null : (state.items[id] ?? null);
}

/** Text is done once it is shown; an item once it is judged, or given and waiting to be. */
function isStepDone(state: PlayerState): boolean {
  const item = currentItem(state);
  return item === null || item.phase === "judged" || item.phase === "waiting";
}

export const isLastStep = (state: PlayerState): boolean => state.at === state.steps.length - 1;

/** What may be sent from the step shown; null while parts are missing or it has been sent. */
export function readyAnswer(state: PlayerState): { questionId: string; answer: Answer } | null {
  const item = currentStep(state)?.item;
  const given = currentItem(state);
  if (!item || given?.phase !== "open") return null;
  const answer = toAnswer(item, given.draft);
  return answer && { questionId: item.id, answer };
}

/** The one press of the step shown: check the answer, go on, or end. */
export type Press = "check" | "continue" | "finish";

export function pressOf(state: PlayerState): Press {
  if (!isStepDone(state)) return "check";
  return isLastStep(state) ? "finish" : "continue";
}

/** Something is put together on some step that was never sent. */
export function hasUnsentWork(state: PlayerState): boolean {
  return state.steps.some(({ item }) => {
    const given = item && state.items[item.id];
    return given ? given.phase === "open" && progressOf(item, given.draft) !== "empty" : false;
  });
}

/** Judged answers of an attempt, as far as they are known here. */
export function tallyOf(state: PlayerState): { answered: number; correct: number; asked: number } {
  const items = Object.values(state.items);
  return {
    answered: items.filter(({ phase }) => phase === "judged" || phase === "waiting").length,
    correct: items.filter(({ verdict }) => verdict?.is_correct === true).length,
    asked: items.length,
  };
}

/** The claim a lesson ends with: every graded item was answered, none wrong. The server judges it by its own record. */
export function isFlawless(state: PlayerState): boolean {
  const graded = state.steps.flatMap(({ item }) => (item?.is_graded ? [item.id] : []));
  return graded.length > 0 && graded.every((id) => state.items[id]?.verdict?.is_correct === true);
}

/** Where an attempt goes on: its first question without an answer, the last one when all have one. */
export function firstUnanswered(steps: readonly Step[], given: readonly Pick<GivenAnswer, "question_id">[]): number {
  const answered = new Set(given.map(({ question_id }) => question_id));
  const open = steps.findIndex(({ item }) => item !== null && !answered.has(item.id));
  return open === -1 ? Math.max(0, steps.length - 1) : open;
}
