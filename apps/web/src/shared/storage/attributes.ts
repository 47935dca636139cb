import { readJson, STORAGE_KEYS, type KeyValueStore } from "./browser-storage.ts";
import { isRecord } from "./is-record.ts";

/** S3.30: an object stored as JSON, empty by default. Unreadable text counts as empty. */
export function readAttributes(storage: KeyValueStore): Record<string, unknown> {
  const value = readJson(storage, STORAGE_KEYS.attributes);
  return isRecord(value) ? value : {};
}

export const saveAttributes = (storage: KeyValueStore, attributes: Record<string, unknown>): void =>
  storage.set(STORAGE_KEYS.attributes, JSON.stringify(attributes));

export const removeAttributes = (storage: KeyValueStore): void => storage.remove(STORAGE_KEYS.attributes);

/** S3.30: stores the notification campaign of the address; without one there, the stored one stays until it is cleared. */
export function saveNotificationCampaign(storage: KeyValueStore, search: string): string | null {
  const key = STORAGE_KEYS.notificationCampaign;
  const campaign = new URLSearchParams(search).get(key);
  if (campaign) storage.set(key, campaign);
  return campaign ?? storage.get(key);
}
