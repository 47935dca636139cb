import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down move the focus between the buttons of a list; Home and End go to its ends. Returns whether the key was used. */
export function focusNeighbour(event: KeyboardEvent<HTMLElement>, sideways = false): boolean {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return false;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const across: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
  const step = STEPS[event.key] ?? (sideways ? across[event.key] : undefined);
  const target =
    event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step === undefined ? null : at + step;
  if (target === null) return false;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, target))]?.focus();
  return true;
}
