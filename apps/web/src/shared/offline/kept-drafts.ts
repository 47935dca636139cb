import { store, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { MAX_AGE_MS } from "./cached-answers.ts";

const KEY = "journal-drafts:";

/** What was typed into the journal and not saved, on this device. */
export interface KeptDraft {
  /** The version on the server that it was made of; 0 for none. */
  readonly version: number;
  readonly draft: unknown;
}

/** `at`: milliseconds since 1970. */
type Drafts = Readonly<Record<string, KeptDraft & { readonly at: number }>>;

const isKept = (value: unknown): value is KeptDraft & { at?: number } =>
  isRecord(value) && typeof value["version"] === "number" && "draft" in value;

/** Drafts by the id of what they are of. Each user has their own, also on a device that several use. */
export function createKeptDrafts(userId: string, storage: KeyValueStore = store) {
  const key = KEY + userId;
  const read = (): Drafts => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? "{}");
      const entries = isRecord(kept) ? Object.entries(kept) : [];
      return Object.fromEntries(entries.flatMap(([id, value]) => (isKept(value) ? [[id, { at: 0, ...value }]] : [])));
    } catch {
      return {};
    }
  };
  const write = (drafts: Drafts) =>
    Object.keys(drafts).length === 0 ? storage.remove(key) : storage.set(key, JSON.stringify(drafts));
  return {
    all: (): [id: string, kept: KeptDraft][] => Object.entries(read()),
    find: (id: string): KeptDraft | null => read()[id] ?? null,
    keep: (id: string, { version, draft }: KeptDraft): void =>
      write({ ...read(), [id]: { version, draft, at: Date.now() } }),
    drop: (id: string): void => write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== id))),
    dropAll: (): void => storage.remove(key),
    dropOlderThan: (time: number): void =>
      write(Object.fromEntries(Object.entries(read()).filter(([, { at }]) => at >= time))),
    /** Of entries that the server has never seen. */
    unsent: (): [id: string, draft: unknown][] =>
      Object.entries(read()).flatMap(([id, { version, draft }]) => (version === 0 ? [[id, draft]] : [])),
  };
}
export type KeptDrafts = ReturnType<typeof createKeptDrafts>;

/** Forgets the drafts of everybody but the user who is signed in that have lain for too long. */
export function dropOldDrafts(userId: string | null, now: number, storage: KeyValueStore = store): void {
  for (const key of storage.keys()) {
    const owner = key.startsWith(KEY) ? key.slice(KEY.length) : userId;
    if (owner !== null && owner !== userId) createKeptDrafts(owner, storage).dropOlderThan(now - MAX_AGE_MS);
  }
}
