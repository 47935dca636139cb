import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import type { WeekResult } from "./api.ts";

const keyOf = (username: string, { week }: WeekResult) => `${username} ${week}`;

/** Whether this device has celebrated how the week ended. */
export const isCelebrated = (username: string, result: WeekResult): boolean =>
  store.get(STORAGE_KEYS.leagueWeek) === keyOf(username, result);

export const noteCelebrated = (username: string, result: WeekResult): void =>
  store.set(STORAGE_KEYS.leagueWeek, keyOf(username, result));
