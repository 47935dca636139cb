import type { Call } from "#web/shared/api-client/call.ts";
import { loadWithin } from "#web/shared/storage/persisted-slices.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";

/** A write made without a connection. */
export interface QueuedCall {
  readonly id: string;
  readonly user_id: string;
  readonly call: Call;
}

const STORE = "calls";
let opening: Promise<IDBDatabase | null> | undefined;
const memory: QueuedCall[] = [];
let pending = 0;
const listeners = new Set<() => void>();

function open(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === "undefined") return Promise.resolve(null);
  const request = indexedDB.open("candlewise-outbox", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
}

// A database that does not open in time (private windows, a blocked upgrade) leaves the queue in memory.
const database = () => (opening ??= loadWithin(open(), null));

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The outbox could not be used."));
  });

const isQueuedCall = (value: unknown): value is QueuedCall =>
  isRecord(value) && typeof value["id"] === "string" && typeof value["user_id"] === "string" && isRecord(value["call"]);

function setPending(count: number): void {
  if (count === pending) return;
  pending = count;
  for (const listener of listeners) listener();
}

/** Calls of a user in the order they were made. */
export async function queuedCalls(userId: string): Promise<QueuedCall[]> {
  const db = await database();
  const all: unknown[] = db ? await finished(db.transaction(STORE).objectStore(STORE).getAll()) : memory;
  const own = all.filter(isQueuedCall).filter((entry) => entry.user_id === userId);
  setPending(own.length);
  return own.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Keeps a call until it can be sent. */
export async function enqueue(userId: string, call: Call): Promise<void> {
  const entry: QueuedCall = { id: timeOrderedId(), user_id: userId, call };
  const db = await database();
  if (db) await finished(db.transaction(STORE, "readwrite").objectStore(STORE).put(entry));
  else memory.push(entry);
  setPending(pending + 1);
}

export async function forget(id: string): Promise<void> {
  const db = await database();
  if (db) await finished(db.transaction(STORE, "readwrite").objectStore(STORE).delete(id));
  else memory.splice(0, memory.length, ...memory.filter((entry) => entry.id !== id));
  setPending(Math.max(0, pending - 1));
}

/** Forgets the unsent calls of a user who signs out: nobody else may read them on this device. */
export async function forgetCallsOf(userId: string): Promise<void> {
  for (const { id } of await queuedCalls(userId)) await forget(id);
}

export const pendingCount = (): number => pending;
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
