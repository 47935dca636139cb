import { store, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";

const KEY = "journal-drafts";

/** What was typed and not saved, on this device. */
export interface KeptDraft {
  /** The version on the server that it was made of; 0 for none. */
  readonly version: number;
  readonly draft: unknown;
}

type Drafts = Readonly<Record<string, KeptDraft>>;

const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) && typeof value["version"] === "number" && "draft" in value;

/** Drafts by the id of what they are of. Each user has their own, also on a device that several use. */
export function createKeptDrafts(userId: string, storage: KeyValueStore = store) {
  const key = `${KEY}:${userId}`;
  const read = (): Drafts => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? "{}");
      const entries = isRecord(kept) ? Object.entries(kept) : [];
      return Object.fromEntries(entries.flatMap(([id, value]) => (isKept(value) ? [[id, value]] : [])));
    } catch {
      return {};
    }
  };
  const write = (drafts: Drafts) =>
    Object.keys(drafts).length === 0 ? storage.remove(key) : storage.set(key, JSON.stringify(drafts));
  return {
    find: (id: string): KeptDraft | null => read()[id] ?? null,
    keep: (id: string, kept: KeptDraft): void => write({ ...read(), [id]: kept }),
    drop: (id: string): void => write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== id))),
    /** Of entries that the server has never seen. */
    unsent: (): [id: string, draft: unknown][] =>
      Object.entries(read()).flatMap(([id, { version, draft }]) => (version === 0 ? [[id, draft]] : [])),
  };
}
export type KeptDrafts = ReturnType<typeof createKeptDrafts>;
