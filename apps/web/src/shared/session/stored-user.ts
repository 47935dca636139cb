import type { User } from "@candlewise/contracts/auth/schemas";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { readJson, STORAGE_KEYS, store, type KeyValueStore } from "#web/shared/storage/browser-storage.ts";

const FIELDS: Readonly<Record<keyof User, "string" | "number" | "boolean">> = {
  id: "string",
  int_user_id: "number",
  username: "string",
  email: "string",
  language: "string",
  is_onboarded: "boolean",
  registered_at: "string",
};

export const isUser = (value: unknown): value is User =>
  isRecord(value) && Object.entries(FIELDS).every(([field, type]) => typeof value[field] === type);

/** The user of the last visit; null when nobody was signed in, or when what is stored is not a user. */
export function storedUser(storage: KeyValueStore = store): User | null {
  const user = readJson(storage, STORAGE_KEYS.userMetadata);
  return isUser(user) && user.id === storage.get(STORAGE_KEYS.userId) ? user : null;
}

/** Stores what opens the app offline. The email address stays out of storage. */
export function storeUser(user: User, storage: KeyValueStore = store): void {
  storage.set(STORAGE_KEYS.userId, user.id);
  storage.set(STORAGE_KEYS.userMetadata, JSON.stringify({ ...user, email: "" }));
}

export function removeStoredUser(storage: KeyValueStore = store): void {
  storage.remove(STORAGE_KEYS.userId);
  storage.remove(STORAGE_KEYS.userMetadata);
}
