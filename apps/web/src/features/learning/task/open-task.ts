import { useSyncExternalStore } from "react";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

const listeners = new Set<() => void>();
const ADDRESS = /^\/courses\/([^/]+)\/chapters\/[^/]+\/tasks\/([^/]+)$/;

/** Remembers the address of the task that the learner is doing, for the screens of the simulator; null when there is none. */
export function setOpenTask(address: string | null): void {
  if (address === null) store.remove(STORAGE_KEYS.openTask);
  else store.set(STORAGE_KEYS.openTask, address);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The address of the task that the learner is doing, on this device and until sign-out. */
export const useOpenAddress = (): string | null =>
  useSyncExternalStore(subscribe, () => store.get(STORAGE_KEYS.openTask));

/** The task of a course that the learner is doing. */
export function useOpenTask(): { address: string; courseId: string; taskId: string } | null {
  const address = useOpenAddress();
  const [, courseId, taskId] = ADDRESS.exec(address ?? "") ?? [];
  if (address === null || courseId === undefined || taskId === undefined) return null;
  return { address, courseId: decodeURIComponent(courseId), taskId: decodeURIComponent(taskId) };
}
