import type { Call } from "#web/shared/api-client/call.ts";
import { loadWithin } from "#web/shared/storage/persisted-slices.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOf, timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { KEPT_MS } from "./kept-answers.ts";

/** What a write adds up to for its user. Nobody misses a lost `position` in a lesson. */
export type Work = "answers" | "lessons" | "messages" | "position";

/** A write made without a connection. */
export interface QueuedCall {
  readonly id: string;
  readonly user_id: string;
  readonly work: Work;
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

async function everyCall(): Promise<QueuedCall[]> {
  const db = await database();
  const all: unknown[] = db ? await finished(db.transaction(STORE).objectStore(STORE).getAll()) : memory;
  return all.filter(isQueuedCall);
}

/** Calls of a user in the order they were made. */
export async function queuedCalls(userId: string): Promise<QueuedCall[]> {
  const own = (await everyCall()).filter((entry) => entry.user_id === userId);
  setPending(own.length);
  return own.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Keeps a call until it can be sent. */
export async function enqueue(userId: string, work: Work, call: Call): Promise<void> {
  const entry: QueuedCall = { id: timeOrderedId(), user_id: userId, work, call };
  const db = await database();
  if (db) await finished(db.transaction(STORE, "readwrite").objectStore(STORE).put(entry));
  else memory.push(entry);
  setPending(pending + 1);
}

async function remove(id: string): Promise<void> {
  const db = await database();
  if (db) await finished(db.transaction(STORE, "readwrite").objectStore(STORE).delete(id));
  else memory.splice(0, memory.length, ...memory.filter((entry) => entry.id !== id));
}

export async function forget(id: string): Promise<void> {
  await remove(id);
  setPending(Math.max(0, pending - 1));
}

/** Forgets the unsent calls of a user who signs out: nobody else may read them on this device. */
export async function forgetCallsOf(userId: string): Promise<void> {
  for (const { id } of await queuedCalls(userId)) await forget(id);
}

/** Forgets the calls of everybody but the user who is signed in that have waited for too long. */
export async function dropOldCalls(userId: string | null, now: number): Promise<void> {
  for (const { id, user_id } of await everyCall()) {
    if (user_id !== userId && now - timeOf(id) > KEPT_MS) await remove(id);
  }
}

export const pendingCount = (): number => pending;
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
