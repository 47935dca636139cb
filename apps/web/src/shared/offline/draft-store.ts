import { readJson, store, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { MAX_AGE_MS } from "./max-age.ts";
import type { Draft } from "./draft.ts";

const KEY = "drafts:";
/** The release before this one had drafts of the journal only. */
const OLD_KEY = "journal-drafts:";

/** What a draft is to its user. */
export type DraftWork = "drafts" | "drawings";

export interface StoredDraft extends Pick<Draft<unknown>, "value" | "base"> {
  readonly work: DraftWork;
  /** Milliseconds since 1970. */
  readonly at: number;
}
type Drafts = Readonly<Record<string, StoredDraft>>;

const isStored = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  "value" in value &&
  isRecord(value["base"]) &&
  typeof value["base"]["version"] === "number" &&
  typeof value["work"] === "string" &&
  typeof value["at"] === "number";

function adopt(old: unknown): unknown {
  if (!isRecord(old)) return null;
  const { version, draft: value, at = 0 } = old;
  return { base: { version, value: null }, value, work: "drafts", at };
}

const draftsIn = (value: unknown, read: (draft: unknown) => unknown = (draft) => draft): Drafts =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([id, each]) => {
      const draft = read(each);
      return isStored(draft) ? [[id, draft]] : [];
    }),
  );

/** The unsent drafts of a user on this device, by the id of what they are drafts of. */
export function draftStore(userId: string, storage: KeyValueStore = store) {
  const read = (): Drafts => ({
    ...draftsIn(readJson(storage, OLD_KEY + userId), adopt),
    ...draftsIn(readJson(storage, KEY + userId)),
  });
  const write = (drafts: Drafts): void => {
    storage.remove(OLD_KEY + userId);
    if (Object.keys(drafts).length === 0) storage.remove(KEY + userId);
    else storage.set(KEY + userId, JSON.stringify(drafts));
  };
  const retain = (isRetained: (id: string, draft: StoredDraft) => boolean): void =>
    write(Object.fromEntries(Object.entries(read()).filter(([id, draft]) => isRetained(id, draft))));
  const remove = (id: string): void => retain((other) => other !== id);
  return {
    all: (work: DraftWork): [id: string, draft: StoredDraft][] =>
      Object.entries(read()).filter(([, draft]) => draft.work === work),
    find: (id: string): StoredDraft | null => read()[id] ?? null,
    /** Stores a draft until the server has it. */
    put: (id: string, work: DraftWork, { value, base, status }: Draft<unknown>): void =>
      status === "idle" ? remove(id) : write({ ...read(), [id]: { value, base, work, at: Date.now() } }),
    remove,
    clear: (): void => write({}),
    removeOlderThan: (time: number): void => retain((_, { at }) => at >= time),
  };
}
export type DraftStore = ReturnType<typeof draftStore>;

/** Removes the drafts that everybody but the signed-in user left here more than thirty days ago. */
export function removeOldDrafts(userId: string | null, now: number, storage: KeyValueStore = store): void {
  for (const key of storage.keys()) {
    const prefix = [KEY, OLD_KEY].find((each) => key.startsWith(each));
    if (prefix === undefined || key === prefix + String(userId)) continue;
    draftStore(key.slice(prefix.length), storage).removeOlderThan(now - MAX_AGE_MS);
  }
}
