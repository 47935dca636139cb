import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { outboxState, subscribeOutbox } from "#web/shared/offline/outbox.ts";
import { retryWithBackoff } from "#web/shared/offline/retry-with-backoff.ts";
import { renewSession } from "#web/shared/session/session.ts";
import { sendOutbox } from "#web/shared/state/send-outbox.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/**
 * Sends the outbox of a user: at once when the page opens or comes online, and with pauses as long as something waits. Returns how to stop.
 */
export function followOutbox(dispatch: AppStore["dispatch"], userId: string): () => void {
  let stopTrying: (() => void) | null = null;
  const send = async (): Promise<boolean> => {
    if (navigator.onLine) await dispatch(sendOutbox(userId, queuedRoutes));
    return outboxState().waiting === 0;
  };
  const follow = () => {
    if (outboxState().waiting > 0) {
      stopTrying ??= retryWithBackoff(send);
    } else {
      stopTrying?.();
      stopTrying = null;
    }
  };
  const onOnline = async () => {
    if ((await renewSession(dispatch)) === "renewed") await send();
  };
  const listener = () => void onOnline();
  addEventListener("online", listener);
  const unsubscribe = subscribeOutbox(follow);
  void send();
  return () => {
    removeEventListener("online", listener);
    unsubscribe();
    stopTrying?.();
  };
}

/** Renews the session until the server answers: no event of the browser says that a time-out is over. Returns how to stop. */
export const regainSession = (dispatch: AppStore["dispatch"], userId: string): (() => void) =>
  retryWithBackoff(async () => {
    if (!navigator.onLine) return false;
    const renewal = await renewSession(dispatch);
    if (renewal === "renewed") await dispatch(sendOutbox(userId, queuedRoutes));
    return renewal !== "unreachable";
  });
