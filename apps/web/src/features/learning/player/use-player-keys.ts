import { useEffect, useEffectEvent } from "react";

interface PlayerKeys {
  /** False while an overlay has the keyboard. */
  isActive: boolean;
  onPress: () => void;
  onClose: () => void;
  /** -1: the page before; 1: the page after, if it has been seen. */
  onTurn: (by: -1 | 1) => void;
}

const OWN_ENTER = "button, a, summary, textarea, select, [role='button'], [data-handle]";
/** What uses arrow keys itself: everything in a question, a figure or a table. */
const OWN_ARROWS =
  "[data-item], input, textarea, select, figure, table, [role='slider'], [role='region'], [role='dialog']";

const isPlain = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);

/** Picks the n-th option of the question shown when the focus is not in it yet. */
function pickOption(event: KeyboardEvent, target: Element): void {
  if (target.closest("[data-answer-keys], input:not([type='radio'], [type='checkbox']), textarea")) return;
  const option = document.querySelectorAll<HTMLInputElement>("#main [data-answer-keys] input")[Number(event.key) - 1];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

/** Digits pick, Enter checks and goes on, arrows turn pages, Escape leaves. Keys that a control uses itself stay its own. */
export function usePlayerKeys({ isActive, onPress, onClose, onTurn }: PlayerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!isActive || !isPlain(event) || target.closest("[role='dialog']")) return;
    if (event.key === "Escape") onClose();
    else if (/^[1-9]$/.test(event.key)) pickOption(event, target);
    else if (event.key === "Enter" && !event.repeat && !target.closest(OWN_ENTER)) {
      event.preventDefault();
      onPress();
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
