import { membersOf } from "./members.ts";

const bars = membersOf<HTMLElement>();

/** Ref of a bar that lies at the lower edge of the window, such as the navigation or a dock: toasts stay above it. */
export const lowerBar = (element: HTMLElement | null): (() => void) | undefined =>
  element ? bars.add(element) : undefined;

/** The bars on the screen now. */
export const lowerBars = bars.all;

/** Calls when a bar comes or goes; returns how to stop. */
export const whenLowerBarsChange = bars.subscribe;
