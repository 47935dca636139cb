import { isRecord } from "./is-record.ts";
import { readJson, STORAGE_KEYS, store as browser, type KeyValueStore } from "./browser-storage.ts";

/** S9.04 */
const STORAGE_VERSION = 1;
/** Milliseconds. S4.12, S9.04 */
export const LOAD_TIMEOUT = 5000;

type Slices = Record<string, unknown>;

/** S4.12: before version 1 geo data was one record with an id; it is dropped, to be asked for again. */
const migrations: readonly ((slices: Slices) => Slices)[] = [
  ({ geo, ...others }) => (isRecord(geo) && "id" in geo ? others : geo === undefined ? others : { ...others, geo }),
];

export interface PersistedSlices {
  /** The persisted state of a slice, or `initial` when there is none. Fields that a release added come from `initial`. */
  read<State extends object>(name: string, initial: State): State;
  /** Persists those slices of `state` that were read before, if they changed. */
  write(state: Record<string, unknown>): void;
  /** Deletes all persisted state. */
  purge(): void;
}

function load(storage: KeyValueStore): Slices {
  const stored = readJson(storage, STORAGE_KEYS.persisted);
  if (!isRecord(stored) || !isRecord(stored["slices"])) return {};
  const version = typeof stored["version"] === "number" ? stored["version"] : 0;
  if (version > STORAGE_VERSION) return {};
  return migrations.slice(version).reduce((slices, migrate) => migrate(slices), stored["slices"]);
}

/** Slices of the store persisted between visits. Reading is synchronous, so nothing is ever painted with defaults first. */
export function persistedSlices(storage: KeyValueStore): PersistedSlices {
  let cache: Slices | undefined;
  const names = new Set<string>();
  const current = () => (cache ??= load(storage));
  return {
    read(name, initial) {
      names.add(name);
      const value = current()[name];
      return isRecord(value) ? { ...initial, ...value } : initial;
    },
    write(state) {
      const before = current();
      const changed = [...names].filter((name) => name in state && state[name] !== before[name]);
      if (changed.length === 0) return;
      cache = { ...before, ...Object.fromEntries(changed.map((name) => [name, state[name]])) };
      storage.set(STORAGE_KEYS.persisted, JSON.stringify({ version: STORAGE_VERSION, slices: cache }));
    },
    purge() {
      cache = {};
      storage.remove(STORAGE_KEYS.persisted);
    },
  };
}

/** S4.12: what a slow (asynchronous) driver gives, or `fallback` after five seconds or a failure. */
export function loadWithin<T>(loading: Promise<T>, fallback: T, milliseconds = LOAD_TIMEOUT): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, fallback);
    void loading
      .catch(() => fallback)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}

export const persisted = persistedSlices(browser);
