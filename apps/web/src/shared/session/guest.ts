import { isRecord } from "#web/shared/storage/is-record.ts";
import { readJson, STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/** A visitor who began a lesson without an account. The token proves to the server that this device is the guest. */
export interface Guest {
  readonly id: string;
  readonly token: string;
}

const isGuest = (value: unknown): value is Guest =>
  isRecord(value) && typeof value["id"] === "string" && typeof value["token"] === "string";

/** The guest of this device; null when nobody began a lesson here, or an account took it over. */
export function storedGuest(): Guest | null {
  const value = readJson(store, STORAGE_KEYS.guest);
  return isGuest(value) ? value : null;
}

export const storeGuest = (guest: Guest): void => store.set(STORAGE_KEYS.guest, JSON.stringify(guest));
export const dropGuest = (): void => store.remove(STORAGE_KEYS.guest);
