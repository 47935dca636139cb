import { profileApi } from "#web/features/profile/api.ts";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/**
 * Tells the server in which time zone the learner's days begin, when this device has moved since the last time. Asking the browser is slow
 * the first time, so nothing on the screen waits for it: the server counts in the zone it knows. One that the learner chose stays.
 */
export async function noteTimeZone(dispatch: AppStore["dispatch"], userId: string): Promise<void> {
  const timezone = browserTimeZone();
  const told = `${userId} ${timezone}`;
  if (store.get(STORAGE_KEYS.timeZone) === told) return;
  const call = profileApi.endpoints.updateUserProperties.initiate({ body: { time_zone: timezone } });
  const { error } = await dispatch(call);
  if (error === undefined) store.set(STORAGE_KEYS.timeZone, told);
}
