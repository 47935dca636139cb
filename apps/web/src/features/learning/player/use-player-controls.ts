import type { Answer } from "@candlewise/domain/learning/items";
import { useState, type Dispatch, type RefObject } from "react";
import { currentStep, givenUpAnswer, hasUnsentWork, stepActionOf, readyAnswer } from "./player-selectors.ts";
import { slotOf } from "./player-types.ts";
import type { PlayerAction, PlayerState } from "./player-types.ts";
import { useStepFocus } from "./step-page.tsx";
import { useBackGuard } from "#web/shared/routing/use-back-guard.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { useSwipe } from "./use-swipe.ts";

interface ControlsOptions {
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True while another screen is on top. */
  isPaused: boolean;
  check: (slot: string, answer: Answer, isGivenUp?: boolean) => void;
  onFinish: () => void;
  onLeave: () => void;
}

export interface PlayerControls {
  /** Runs the step's action: check, continue or finish. */
  act: () => void;
  /** Asks for the right answer instead of trying once more. */
  giveUp: () => void;
  /** Leaves, or asks first when something was begun that was not sent. */
  close: () => void;
  /** Looks at the page before; null on the first one. */
  back: (() => void) | null;
  leaving: { isOpen: boolean; onStay: () => void; onLeave: () => void };
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What a learner can do on any step, by touch and by key. */
export function usePlayerControls({
  state,
  dispatch,
  isPaused,
  check,
  onFinish,
  onLeave,
}: ControlsOptions): PlayerControls {
  const [isOpen, setOpen] = useState(false);
  const step = currentStep(state);
  const heading = useStepFocus(step?.id);
  const close = () => (hasUnsentWork(state) ? setOpen(true) : onLeave());
  const retry = () => {
    const slot = step && slotOf(step);
    if (slot === null) return;
    dispatch({ type: "retried", slot });
    heading.current?.focus({ preventScroll: true });
  };
  const act = () => {
    const kind = stepActionOf(state);
    const ready = readyAnswer(state);
    if (kind === "finish") onFinish();
    else if (kind === "continue") dispatch({ type: "went", to: state.at + 1 });
    else if (kind === "retry") retry();
    else if (ready) check(ready.slot, ready.answer);
  };
  const giveUp = () => {
    const given = givenUpAnswer(state);
    if (given) check(given.slot, given.answer, true);
  };
  const turn = (by: -1 | 1) => dispatch({ type: "went", to: Math.min(state.at + by, state.furthest) });
  const isActive = !isOpen && !isPaused;
  usePlayerKeys({ isActive, onAction: act, onClose: close, onTurn: turn });
  useSwipe(isActive, turn);
  useBackGuard({ isGuarded: !isPaused && hasUnsentWork(state), onBack: () => setOpen(true) });
  const back = state.at > 0 ? () => turn(-1) : null;
  return { act, giveUp, close, back, leaving: { isOpen, onStay: () => setOpen(false), onLeave }, heading };
}
