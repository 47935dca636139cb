import { learningApi } from "#web/features/learning/api.ts";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/**
 * Tells the server in which time zone the learner's days begin, when this device has moved since it told it last. Asking the browser is slow
 * the first time, so nothing on the screen waits for it: the server reckons in the zone it knows.
 */
export async function noteTimeZone(dispatch: AppStore["dispatch"], userId: string): Promise<void> {
  const timezone = browserTimeZone();
  const told = `${userId} ${timezone}`;
  if (store.get(STORAGE_KEYS.timeZone) === told) return;
  const call = learningApi.endpoints.getDailyGoal.initiate({ query: { timezone } }, { subscribe: false });
  const { isSuccess } = await dispatch(call);
  if (!isSuccess) return;
  store.set(STORAGE_KEYS.timeZone, told);
  dispatch(learningApi.util.invalidateTags(["DailyGoal"]));
}
