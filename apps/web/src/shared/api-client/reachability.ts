let isReached = true;
const listeners = new Set<() => void>();

/** Notes whether the last call reached the server: on a train the browser is online without a way out. */
export function noteReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

export const isServerReached = (): boolean => isReached;

export function subscribeReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
