import type { QueuedWrite } from "@candlewise/contracts/endpoint";
import type { Call } from "#web/shared/api-client/call.ts";
import { loadWithin } from "#web/shared/storage/persisted-slices.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";

export type Work = QueuedWrite["work"];

/** A write that waits to be sent, named by its endpoint: the route is that of the release that sends it. */
export interface OutboxCall extends Omit<Call, "route"> {
  readonly id: string;
  readonly user_id: string;
  readonly endpoint: string;
  /** Version of the arguments, and the group of the call, as `QueuedWrite` describes. */
  readonly version: number;
  readonly group: string | null;
  readonly work: Work;
  /** Responses that were neither a success nor a final refusal. */
  readonly attempts: number;
  /** Until when it is not sent; null while it may be sent at once. */
  readonly pause: Pause | null;
  /** Why it is not sent again by itself; null while it waits. */
  readonly refusal: Refusal | null;
}

export interface Pause {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** A limit concerns all calls of the endpoint. */
  readonly why: "failure" | "limit" | "timeout";
}

export interface Refusal {
  /** Status of the last response; null when the app can no longer send the call. */
  readonly status: number | null;
  /** Error code of the server. */
  readonly code: string | null;
  /** Id of the refused call without which this one is refused too. */
  readonly behind?: string;
}

/** Calls of the signed-in user in the outbox. */
export interface OutboxState {
  readonly waiting: number;
  readonly refused: number;
  readonly isSending: boolean;
}

const STORE = "calls";
const EMPTY: OutboxState = { waiting: 0, refused: 0, isSending: false };
let opening: Promise<IDBDatabase | null> | undefined;
const memory: unknown[] = [];
let state = EMPTY;
let lastUser: string | null = null;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("candlewise-outbox");
channel?.addEventListener("message", () => void refreshOutbox());

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

function setState(change: Partial<OutboxState>): void {
  const next = { ...state, ...change };
  if (next.waiting === state.waiting && next.refused === state.refused && next.isSending === state.isSending) return;
  state = next;
  for (const listener of listeners) listener();
}

export const isOutboxCall = (value: unknown): value is OutboxCall =>
  isRecord(value) && ["id", "user_id", "endpoint"].every((field) => typeof value[field] === "string");

/** Everything that is stored, of any user and any release. */
export async function readStored(): Promise<unknown[]> {
  const db = await database();
  return db ? finished(db.transaction(STORE).objectStore(STORE).getAll()) : [...memory];
}

const readAll = async (): Promise<OutboxCall[]> => (await readStored()).filter(isOutboxCall);

export async function write(call: OutboxCall): Promise<void> {
  const db = await database();
  if (db) return void (await finished(db.transaction(STORE, "readwrite").objectStore(STORE).put(call)));
  memory.splice(0, memory.length, ...memory.filter((other) => isOutboxCall(other) && other.id !== call.id), call);
}

export async function remove(id: string): Promise<void> {
  const db = await database();
  if (db) await finished(db.transaction(STORE, "readwrite").objectStore(STORE).delete(id));
  else memory.splice(0, memory.length, ...memory.filter((other) => isOutboxCall(other) && other.id !== id));
}

/** All calls of a user, those that were refused too, in the order they were made. */
export async function outboxCalls(userId: string): Promise<OutboxCall[]> {
  const own = (await readAll()).filter((call) => call.user_id === userId);
  const refused = own.filter(({ refusal }) => refusal !== null).length;
  lastUser = userId;
  setState({ waiting: own.length - refused, refused });
  return own.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Recounts: another tab may have changed the outbox. */
async function refreshOutbox(): Promise<void> {
  if (lastUser !== null) await outboxCalls(lastUser);
}

async function changed(userId: string): Promise<void> {
  channel?.postMessage("changed");
  await outboxCalls(userId);
}

export interface NewCall extends Omit<Call, "route"> {
  readonly endpoint: string;
  readonly queued: QueuedWrite;
}

/** `lesson {body.lesson_id}` with the value of that argument; null when the call does not have it. */
export function fillGroup(group: string, call: Omit<Call, "route">): string | null {
  let isWhole = true;
  const filled = group.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, part: string, name: string) => {
    const values: unknown = (call as Record<string, unknown>)[part];
    const value = isRecord(values) ? values[name] : undefined;
    isWhole &&= value !== undefined;
    return String(value);
  });
  return isWhole ? filled : null;
}

export const newCall = (id: string, userId: string, { endpoint, queued, ...args }: NewCall): OutboxCall => ({
  ...args,
  id,
  user_id: userId,
  endpoint,
  version: queued.version,
  group: queued.group === undefined ? null : fillGroup(queued.group, args),
  work: queued.work,
  attempts: 0,
  pause: null,
  refusal: null,
});

/** Stores a call until it can be sent. */
export async function enqueue(userId: string, added: NewCall): Promise<void> {
  const call = newCall(timeOrderedId(), userId, added);
  if (added.queued.replaces && call.group !== null) {
    const older = (await readAll()).filter(({ user_id, group }) => user_id === userId && group === call.group);
    for (const { id } of older) await remove(id);
  }
  await write(call);
  await changed(userId);
}

export async function update(call: OutboxCall): Promise<void> {
  await write(call);
  await changed(call.user_id);
}

export async function discard({ id, user_id }: Pick<OutboxCall, "id" | "user_id">): Promise<void> {
  await remove(id);
  await changed(user_id);
}

/** Removes the calls of a user who signs out: nobody else may read them on this device. */
export async function discardAllOf(userId: string): Promise<void> {
  for (const { id } of await outboxCalls(userId)) await remove(id);
  await changed(userId);
}

export const noteSending = (isSending: boolean): void => setState({ isSending });
export const outboxState = (): OutboxState => state;
export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
