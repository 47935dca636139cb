/** Where small values live. Private windows and full disks throw: then values live as long as the page. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** The keys of S3.30 and those of our own. */
export const STORAGE_KEYS = {
  deviceId: "device-id",
  userId: "user-id",
  userMetadata: "user-metadata",
  theme: "theme",
  href: "href-key",
  notificationCampaign: "utm_notif",
  attributes: "attributes",
  language: "language",
  timeZone: "time-zone",
  guest: "guest",
  openTask: "open-task",
  positionPanel: "position-panel",
  analyzerMode: "analyzer-mode",
  streakDay: "streak-day",
  streakMilestone: "streak-milestone",
  leagueWeek: "league-week",
  checkout: "checkout",
  persisted: "persisted-state",
} as const;

export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** S9.11: localStorage, falling back to memory. */
export function browserStore(open: () => Storage = () => globalThis.localStorage): KeyValueStore {
  const memory = memoryStore();
  const guarded = <T>(act: (storage: Storage) => T, fallback: () => T): T => {
    try {
      return act(open());
    } catch {
      return fallback();
    }
  };
  return {
    get: (key) =>
      guarded(
        (storage) => storage.getItem(key) ?? memory.get(key),
        () => memory.get(key),
      ),
    set: (key, value) =>
      guarded(
        (storage) => storage.setItem(key, value),
        () => memory.set(key, value),
      ),
    remove: (key) => {
      memory.remove(key);
      guarded(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...guarded(
          (storage) => Object.keys(storage),
          () => [],
        ),
        ...memory.keys(),
      ]),
    ],
  };
}

/** The JSON value under a key; null when there is none or it cannot be parsed. */
export function readJson(storage: KeyValueStore, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? "null");
  } catch {
    return null;
  }
}

// Marked pure so that the script in the page head, which reads for itself, does not carry it.
export const store: KeyValueStore = /* @__PURE__ */ browserStore();
