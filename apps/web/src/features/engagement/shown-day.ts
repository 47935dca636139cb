import { useEffect } from "react";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import type { StreakCalendar } from "./api.ts";

const keyOf = (userId: string, { today }: StreakCalendar) => `${userId} ${today}`;

/** Whether this device has shown that today counts. */
export const hasShownDay = (userId: string, streak: StreakCalendar): boolean =>
  store.get(STORAGE_KEYS.streakDay) === keyOf(userId, streak);

/** Notes that this device shows that today counts. */
export function useShownDay(userId: string | null, streak: StreakCalendar | undefined, isShown = true): void {
  const key = isShown && userId !== null && streak?.status === "done" ? keyOf(userId, streak) : null;
  useEffect(() => {
    if (key !== null) store.set(STORAGE_KEYS.streakDay, key);
  }, [key]);
}
