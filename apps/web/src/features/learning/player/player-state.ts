import type { PublicItem } from "@candlewise/domain/learning/items";
import { recordDraft, resetDraft, undoDraft } from "../items/draft-history.ts";
import type { DraftHistory } from "../items/draft-history.ts";
import { emptyDraft, fromAnswer, progressOf, retryDraft, toAnswer } from "../items/draft.ts";
import type { ItemDraft } from "../items/item-draft.ts";
import { isStepDone } from "./player-selectors.ts";
import { questionOf, REVIEW, slotOf } from "./player-types.ts";
import type { GivenAnswer, ItemState, PlayerAction, PlayerStart, PlayerState, Step } from "./player-types.ts";

const freshItem = (item: PublicItem, draft: ItemDraft = emptyDraft(item)): ItemState => ({
  phase: "open",
  draft,
  past: [],
  answerId: null,
  verdict: null,
  missed: null,
  hasFailed: false,
});

function givenItem({ answer, answer_id, verdict }: GivenAnswer): ItemState {
  const phase = verdict ? "judged" : "waiting";
  return { phase, draft: fromAnswer(answer), past: [], answerId: answer_id, verdict, missed: null, hasFailed: false };
}

/** Opens a wrong first answer for one more try: what was right in it stays. */
function retriedItem(item: PublicItem, given: ItemState, draft?: ItemDraft): ItemState {
  const { verdict } = given;
  const answer = toAnswer(item, given.draft);
  if (given.phase !== "judged" || !verdict?.can_retry || !answer) return given;
  return { ...freshItem(item, draft ?? retryDraft(item, given.draft, verdict)), missed: { answer, verdict } };
}

const clamp = (index: number, last: number) => Math.max(0, Math.min(last, index));

export function startPlayer({ steps, given, drafts, returnsMissed = false, ...start }: PlayerStart): PlayerState {
  const items: Record<string, ItemState> = {};
  for (const { item } of steps) if (item) items[item.id] = startItem(item, item.id, given, drafts);
  const begun: PlayerState = { steps, at: 0, furthest: 0, direction: "forward", items, returnsMissed };
  const whole = withReviews({ ...begun, furthest: start.furthest }, given, drafts);
  const named = whole.steps.findIndex(({ id, isReview }) => isReview && id === start.reviewId);
  const last = Math.max(0, whole.steps.length - 1);
  const at = clamp(named === -1 ? start.at : named, last);
  return { ...whole, at, furthest: clamp(Math.max(start.furthest, at), last) };
}

function startItem(
  item: PublicItem,
  slot: string,
  given: readonly GivenAnswer[],
  drafts: PlayerStart["drafts"],
): ItemState {
  const answered = given.find(({ question_id }) => question_id === slot);
  const draft = drafts[slot];
  const isBegun = draft !== undefined && progressOf(item, draft) !== "empty";
  if (!answered) return freshItem(item, isBegun ? draft : emptyDraft(item));
  return isBegun ? retriedItem(item, givenItem(answered), draft) : givenItem(answered);
}

/** Missed, and not merely passed by one that may still be tried: that one is missed once the learner has gone on. */
function isMissed(state: PlayerState, item: PublicItem, at: number): boolean {
  const verdict = state.items[item.id]?.verdict;
  return verdict?.is_correct === false && (!verdict.can_retry || at < state.furthest);
}

/** Appends the questions that were missed, each once; one that was not touched and is missed no longer leaves. */
function withReviews(
  state: PlayerState,
  given: readonly GivenAnswer[] = [],
  drafts: PlayerStart["drafts"] = {},
): PlayerState {
  if (!state.returnsMissed) return state;
  const pages = state.steps.filter(({ isReview }) => !isReview);
  const before = state.steps.filter(({ isReview }) => isReview);
  const missed = pages.flatMap(({ item }, at) => (item && isMissed(state, item, at) ? [item] : []));
  const isNeeded = (step: Step) =>
    step === state.steps[state.at] ||
    state.items[slotOf(step) ?? ""]?.phase !== "open" ||
    missed.some(({ id }) => id === step.item?.id);
  const kept = before.filter(isNeeded);
  const fresh = missed.filter(({ id }) => !kept.some(({ item }) => item?.id === id));
  if (fresh.length === 0 && kept.length === before.length) return state;
  const added = fresh.map((item): Step => ({ id: REVIEW + item.id, item, isReview: true }));
  const items = Object.fromEntries(
    fresh.map((item) => [REVIEW + item.id, startItem(item, REVIEW + item.id, given, drafts)]),
  );
  return { ...state, steps: [...pages, ...kept, ...added], items: { ...state.items, ...items } };
}

const withItem = (state: PlayerState, id: string, change: (item: ItemState) => ItemState): PlayerState => {
  const item = state.items[id];
  return item ? { ...state, items: { ...state.items, [id]: change(item) } } : state;
};

const itemOf = (state: PlayerState, slot: string): PublicItem | null =>
  state.steps.find(({ item }) => item?.id === questionOf(slot))?.item ?? null;

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
      return withHistory(state, action.slot, (history) => recordDraft(history, action.draft));
    case "undone":
      return withHistory(state, action.slot, undoDraft);
    case "reset":
      return withHistory(state, action.slot, resetDraft);
    case "sent":
      return sent(state, action);
    case "judged":
      return withReviews(
        withItem(state, action.slot, (item) => ({ ...item, phase: "judged", verdict: action.verdict, missed: null })),
      );
    case "retried":
      return retried(state, action.slot);
    case "queued":
      return withItem(state, action.slot, (item) => (item.phase === "sending" ? { ...item, phase: "waiting" } : item));
    case "failed":
      return withItem(state, action.slot, (item) =>
        item.phase === "sending" ? { ...item, phase: "open", hasFailed: true } : item,
      );
    case "refused":
      return refused(state, action.slot);
    case "synced":
      return withReviews(
        action.given.reduce(
          (next, given) => (given.verdict === null ? next : withItem(next, given.question_id, () => givenItem(given))),
          state,
        ),
      );
    case "went":
      return went(state, action.to);
  }
}

function refused(state: PlayerState, slot: string): PlayerState {
  const item = itemOf(state, slot);
  if (!item) return state;
  return withItem(state, slot, () => ({ ...freshItem(item), hasFailed: true }));
}

/** An answer that is put together, or the wrong first one again: giving up sends that. */
function sent(state: PlayerState, { slot, answerId, answer }: Extract<PlayerAction, { type: "sent" }>): PlayerState {
  const item = itemOf(state, slot);
  if (!item) return state;
  return withItem(state, slot, (before) => {
    const given = retriedItem(item, before, before.draft);
    if (given.phase !== "open") return given;
    const isDraft = JSON.stringify(toAnswer(item, given.draft)) === JSON.stringify(answer);
    const draft = isDraft ? given.draft : fromAnswer(answer);
    return { ...given, draft, phase: "sending", answerId, hasFailed: false };
  });
}

function retried(state: PlayerState, slot: string): PlayerState {
  const item = itemOf(state, slot);
  return item ? withItem(state, slot, (given) => retriedItem(item, given)) : state;
}

/** Goes to a step seen before, or one further once the step shown is done. Anything else changes nothing. */
function went(state: PlayerState, to: number): PlayerState {
  const isNext = to === state.at + 1 && to < state.steps.length && isStepDone(state);
  const isSeen = to >= 0 && to <= state.furthest;
  if (to === state.at || !(isNext || isSeen)) return state;
  const direction = to > state.at ? "forward" : "back";
  return withReviews({ ...state, at: to, furthest: Math.max(state.furthest, to), direction });
}
