import type { Session } from "@candlewise/contracts/auth/schemas";
import type { UnknownAction } from "@reduxjs/toolkit";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { dropAccessToken, setAccessToken } from "./access-token.ts";
import { restoreUser, setUser } from "./auth-slice.ts";
import { requestRefresh, type EarlyAnswer } from "./early.ts";
import { dropPreloaded, addPreloaded, type Preloaded } from "./preloaded.ts";
import { resetStore, setSessionStatus } from "./session-slice.ts";
import { isUser, removeStoredUser, storedUser } from "./stored-user.ts";

export type Dispatch = (action: UnknownAction) => unknown;
export type Renewal = "renewed" | "refused" | "unreachable";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("candlewise-session");
let running: Promise<Renewal> | undefined;

type OnUserLeft = (successorId: string | null) => void;
const onUserLeft = new Set<OnUserLeft>();

/** Registers what upper layers delete when a user is replaced by another, or by nobody. */
export const whenUserLeaves = (listener: OnUserLeft): void => void onUserLeft.add(listener);

function leaveUser(successorId: string | null): void {
  for (const listener of onUserLeft) listener(successorId);
}

const isSession = (value: unknown): value is Session & { preloaded?: Preloaded[] } =>
  isRecord(value) && typeof value["access_token"] === "string" && isUser(value["user"]);

/** Takes a session that the server gave: after sign-in, registration or refresh. */
export function beginSession(dispatch: Dispatch, { access_token, expires_in, user }: Session): void {
  setAccessToken(access_token, expires_in);
  if (store.get(STORAGE_KEYS.userId) !== user.id) leaveUser(user.id);
  dispatch(setUser(user));
  dispatch(setSessionStatus("signedIn"));
}

function settle(dispatch: Dispatch, { status, body }: EarlyAnswer): Renewal {
  if (status >= 200 && status < 300 && isSession(body)) {
    addPreloaded(body.preloaded ?? []);
    beginSession(dispatch, body);
    return "renewed";
  }
  // Only this says that there is no session: a proxy or a busy server may answer anything else.
  if (status === 401) {
    // A visitor who was not signed in loses nothing: a temporary token, for one, stays.
    if (storedUser()) endSession(dispatch);
    else dispatch(setSessionStatus("signedOut"));
    return "refused";
  }
  const user = storedUser();
  dispatch(restoreUser(user));
  dispatch(setSessionStatus(user ? "offline" : "signedOut"));
  return "unreachable";
}

/**
 * S4.02: asks for a new access token. Calls made while one is under way share its outcome. A refusal ends the session; a server
 * that cannot be reached, or not in time, does not, because the learner may go on offline.
 */
export function renewSession(dispatch: Dispatch): Promise<Renewal> {
  const early = globalThis.earlySession;
  globalThis.earlySession = undefined;
  running ??= (early ?? requestRefresh(runtimeConfig().services.auth, []))
    .then((answer) => settle(dispatch, answer))
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Small values of the user beside the stored user; other layers delete their own. */
const OF_THE_USER = [
  STORAGE_KEYS.timeZone,
  STORAGE_KEYS.openTask,
  STORAGE_KEYS.positionPanel,
  STORAGE_KEYS.streakDay,
  STORAGE_KEYS.streakMilestone,
  STORAGE_KEYS.checkout,
] as const;

/** S4.04, S4.12: deletes everything of the user here and in the other tabs. */
export function endSession(dispatch: Dispatch, isHere = true): void {
  dropAccessToken();
  dropPreloaded();
  removeStoredUser();
  for (const key of OF_THE_USER) store.remove(key);
  persisted.purge();
  leaveUser(null);
  dispatch(resetStore());
  if (isHere) channel?.postMessage("ended");
}

/** Ends the session here when another tab ended it. */
export function followOtherTabs(dispatch: Dispatch): void {
  channel?.addEventListener("message", ({ data }) => data === "ended" && endSession(dispatch, false));
}
