import { useSyncExternalStore } from "react";
import { useIsOnline } from "./use-is-online.ts";

let isReached = true;
const listeners = new Set<() => void>();

/** Takes note whether the last call reached the server: on a train the browser is online without any way out. */
export function noteReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isServerReached = (): boolean => isReached;

/** Whether what is shown can be of now: the browser is online, and the last call reached the server. */
export function useIsConnected(): boolean {
  const isOnline = useIsOnline();
  return useSyncExternalStore(subscribe, isServerReached, () => true) && isOnline;
}
