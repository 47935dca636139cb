import { useSyncExternalStore } from "react";

let isLive = false;
const listeners = new Set<() => void>();

/** Whether the stream of the practice account is connected. */
export function setAccountLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `interval` while the stream is not connected; 0, which is no polling, while it is. */
export const usePollingUnlessLive = (interval: number): number =>
  useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )
    ? 0
    : interval;
