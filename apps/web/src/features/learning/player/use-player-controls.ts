import type { Answer } from "@candlewise/domain/learning/items";
import { useState, type Dispatch, type RefObject } from "react";
import {
  currentStep,
  hasUnsentWork,
  pressOf,
  readyAnswer,
  type PlayerAction,
  type PlayerState,
} from "./player-state.ts";
import { useStepFocus } from "./step-page.tsx";
import { usePlayerKeys } from "./use-player-keys.ts";

interface ControlsOptions {
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True while another screen is on top. */
  isPaused: boolean;
  check: (questionId: string, answer: Answer) => void;
  onFinish: () => void;
  onLeave: () => void;
}

export interface PlayerControls {
  /** The one press of the step: check, go on or end. */
  press: () => void;
  /** Leaves, or asks first when something was begun that was not sent. */
  close: () => void;
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
  const close = () => (hasUnsentWork(state) ? setOpen(true) : onLeave());
  const press = () => {
    const kind = pressOf(state);
    const ready = readyAnswer(state);
    if (kind === "finish") onFinish();
    else if (kind === "continue") dispatch({ type: "went", to: state.at + 1 });
    else if (ready) check(ready.questionId, ready.answer);
  };
  usePlayerKeys({
    isActive: !isOpen && !isPaused,
    onPress: press,
    onClose: close,
    onTurn: (by) => dispatch({ type: "went", to: Math.min(state.at + by, state.furthest) }),
  });
  const heading = useStepFocus(currentStep(state)?.id);
  return { press, close, leaving: { isOpen, onStay: () => setOpen(false), onLeave }, heading };
}
