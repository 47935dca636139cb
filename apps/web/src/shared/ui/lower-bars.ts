const bars = new Set<HTMLElement>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Ref of a bar that lies at the lower edge of the window, such as the navigation or a dock: toasts stay above it. */
export function lowerBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  bars.add(element);
  notify();
  return () => {
    bars.delete(element);
    notify();
  };
}

/** The bars on the screen now. */
export const lowerBars = (): readonly HTMLElement[] => [...bars];

/** Calls when a bar comes or goes; returns how to stop. */
export function whenLowerBarsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
