import type { KeyboardEvent } from "react";
import type { Step } from "./drawing-state.ts";

const isText = (target: EventTarget): boolean =>
  target instanceof Element && target.matches("textarea, input:not([type=radio], [type=checkbox]), [contenteditable]");

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or those with Cmd, for the drawings of the chart that has the focus. */
export const undoKeys =
  (step: (what: Step) => void) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
    // An overlay of the chart is a part of it to React alone.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || (key === "y" && event.ctrlKey);
    if (key !== "z" && !isRedo) return;
    event.preventDefault();
    step(isRedo ? "redone" : "undone");
  };
