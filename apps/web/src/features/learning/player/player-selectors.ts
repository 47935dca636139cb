import type { Answer } from "@candlewise/domain/learning/items";
import { progressOf, toAnswer } from "../items/draft.ts";
import { slotOf } from "./player-types.ts";
import type { GivenAnswer, ItemState, PlayerState, Step } from "./player-types.ts";

export const currentStep = (state: PlayerState): Step | null => state.steps[state.at] ?? null;

export function currentItem(state: PlayerState): ItemState | null {
  const step = currentStep(state);
  const slot = step && slotOf(step);
  return slot === null ? null : (state.items[slot] ?? null);
}

/** Text is done once it is shown; an item once its last verdict is there, or it is given and waiting to be judged. */
export function isStepDone(state: PlayerState): boolean {
  const item = currentItem(state);
  return item === null || item.phase === "waiting" || (item.phase === "judged" && !item.verdict?.can_retry);
}

export const isLastStep = (state: PlayerState): boolean => state.at === state.steps.length - 1;

export interface ReadyAnswer {
  slot: string;
  answer: Answer;
}

/** What may be sent from the step shown; null while parts are missing, it has been sent, or it is the wrong answer again. */
export function readyAnswer(state: PlayerState): ReadyAnswer | null {
  const given = currentItem(state);
  const ready = given?.phase === "open" ? answerOf(state, given) : null;
  return ready && JSON.stringify(ready.answer) !== JSON.stringify(given?.missed?.answer) ? ready : null;
}

/** The wrong first answer, to be sent again by a learner who wants to see the right one. */
export function givenUpAnswer(state: PlayerState): ReadyAnswer | null {
  const given = currentItem(state);
  const ready = given && answerOf(state, given);
  if (given?.phase === "judged") return given.verdict?.can_retry ? ready : null;
  const slot = slotOf(state.steps[state.at] ?? { id: "", item: null });
  return given?.phase === "open" && given.missed && slot !== null ? { slot, answer: given.missed.answer } : null;
}

function answerOf(state: PlayerState, { draft }: ItemState): ReadyAnswer | null {
  const step = currentStep(state);
  const slot = step && slotOf(step);
  const answer = step?.item ? toAnswer(step.item, draft) : null;
  return slot !== null && answer ? { slot, answer } : null;
}

/** What the main button of the step does: check the answer, try again, continue, or finish. */
export type StepAction = "check" | "retry" | "continue" | "finish";

export function stepActionOf(state: PlayerState): StepAction {
  if (isStepDone(state)) return isLastStep(state) ? "finish" : "continue";
  return currentItem(state)?.phase === "judged" ? "retry" : "check";
}

/** How many missed questions are still to come back. */
export const returning = (state: PlayerState): number =>
  state.steps.filter(({ isReview }, at) => isReview && at > state.at).length;

/** Something is put together on some step that was never sent. */
export function hasUnsentWork(state: PlayerState): boolean {
  return state.steps.some((step) => {
    const given = state.items[slotOf(step) ?? ""];
    return given && step.item ? given.phase === "open" && progressOf(step.item, given.draft) !== "empty" : false;
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

/** The claim a lesson ends with: every graded item is right. The server judges it by its own record of first answers. */
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
