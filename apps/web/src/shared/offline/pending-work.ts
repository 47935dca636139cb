import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { draftStore, removeOldDrafts, type DraftWork } from "./draft-store.ts";
import { removeStaleResponses } from "./offline-cache.ts";
import { discardOld } from "./outbox-upkeep.ts";
import { discardAllOf, outboxCalls, type Work } from "./outbox.ts";

/** What is on this device only and would be missed, in the order in which it is listed. */
export const UNSENT = ["lessons", "answers", "drafts", "drawings", "messages"] as const satisfies readonly (
  | Work
  | DraftWork
)[];
export type Unsent = Readonly<Record<(typeof UNSENT)[number], number>>;

export async function countPending(userId: string): Promise<Unsent> {
  const calls = await outboxCalls(userId);
  const drafts = draftStore(userId);
  const waiting = (work: Work) => calls.filter((call) => call.work === work).length;
  return {
    lessons: waiting("lessons"),
    answers: waiting("answers"),
    drafts: drafts.all("drafts").length,
    drawings: drafts.all("drawings").length,
    messages: waiting("messages"),
  };
}

export const isNothingPending = (unsent: Unsent): boolean => UNSENT.every((kind) => unsent[kind] === 0);

/** Deletes the unsent work of a user who signs out: nobody else may read it on this device. */
export async function discardPending(userId: string): Promise<void> {
  draftStore(userId).clear();
  await discardAllOf(userId);
}

/**
 * Deletes what has been on the device for too long. The work of somebody whose session has ended without a sign-out waits for the next sign-in, for as
 * long.
 */
export async function removeStaleData(now = Date.now()): Promise<void> {
  const userId = store.get(STORAGE_KEYS.userId);
  removeOldDrafts(userId, now);
  await discardOld(userId, now);
  await removeStaleResponses(now);
}
