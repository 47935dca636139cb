import { useEffect, useEffectEvent } from "react";
import { pickAnswer } from "../items/common/answer-keys.ts";

interface PlayerKeys {
  /** False while an overlay has the keyboard. */
  isActive: boolean;
  onAction: () => void;
  onClose: () => void;
  /** -1: the page before; 1: the page after, if it has been seen. */
  onTurn: (by: -1 | 1) => void;
}

const OWN_ENTER = "button, a, summary, textarea, select, [role='button'], [data-handle]";
/** What uses arrow keys itself: everything in a question, a figure or a table. */
const OWN_ARROWS =
  "[data-item], input, textarea, select, figure, table, [role='slider'], [role='region'], [role='dialog']";

const isPlain = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);

/** Inputs that a digit is typed into. */
const OWN_DIGITS = "input:not([type='radio'], [type='checkbox']), textarea";

function pickByDigit(event: KeyboardEvent, target: Element): void {
  if (!target.closest(OWN_DIGITS) && pickAnswer(Number(event.key))) event.preventDefault();
}

/** Digits pick an answer, Enter checks and continues, arrows turn pages, Escape leaves. Keys that the focused control uses are left to it. */
export function usePlayerKeys({ isActive, onAction, onClose, onTurn }: PlayerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!isActive || !isPlain(event) || target.closest("[role='dialog']")) return;
    if (event.key === "Escape") onClose();
    else if (/^[1-9]$/.test(event.key)) pickByDigit(event, target);
    else if (event.key === "Enter" && !event.repeat && !target.closest(OWN_ENTER)) {
      event.preventDefault();
      onAction();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !target.closest(OWN_ARROWS)) {
      const isToEnd = (event.key === "ArrowRight") === (document.documentElement.dir !== "rtl");
      onTurn(isToEnd ? 1 : -1);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
