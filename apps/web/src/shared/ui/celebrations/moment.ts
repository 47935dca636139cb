import { isBusy, whenBusyChanges } from "../busy.ts";
import { isHeld, whenHeldChanges } from "./hold.ts";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const isTyping = () => document.activeElement?.matches(FIELDS) === true;

/** Whether a celebration may begin. */
export const isGoodMoment = (): boolean => !isHeld() && !isBusy() && !document.hidden && !isTyping();

export function whenMomentChanges(listener: () => void): () => void {
  const stops = [whenHeldChanges(listener), whenBusyChanges(listener)];
  // During the event the element that loses the focus may still be the active one.
  const later = () => queueMicrotask(listener);
  const events = ["focusin", "focusout", "visibilitychange"] as const;
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const stop of stops) stop();
    for (const event of events) document.removeEventListener(event, later);
  };
}
