import { useEffect } from "react";

/** Each stands for a reason not to interrupt the user: something is loading, or an overlay is open. */
const reasons = new Set<object>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Whether now is a bad time to interrupt. */
export const isBusy = (): boolean => reasons.size > 0;

/** Calls when it may have changed; returns how to stop. */
export function whenBusyChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks the app as busy while the component is mounted and `isOn`. */
export function useBusy(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const reason = {};
    reasons.add(reason);
    notify();
    return () => {
      reasons.delete(reason);
      notify();
    };
  }, [isOn]);
}
