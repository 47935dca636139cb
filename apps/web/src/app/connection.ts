import { sendQueued } from "#web/shared/api-client/send-queued.ts";
import { keepTrying } from "#web/shared/session/keep-trying.ts";
import { renewSession } from "#web/shared/session/session.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/** Sends what was done offline now and whenever the connection comes back; returns how to stop. */
export function followConnection(dispatch: AppStore["dispatch"], userId: string | undefined): () => void {
  if (!userId) return () => undefined;
  const send = async () => {
    if (!navigator.onLine) return;
    await dispatch(sendQueued(userId));
  };
  const onOnline = async () => {
    if ((await renewSession(dispatch)) === "renewed") await send();
  };
  const listener = () => void onOnline();
  addEventListener("online", listener);
  void send();
  return () => removeEventListener("online", listener);
}

/** Asks for the session until the server answers: no event of the browser tells that a time-out is over. Returns how to stop. */
export function regainSession(dispatch: AppStore["dispatch"], userId: string): () => void {
  return keepTrying(async () => {
    if (!navigator.onLine) return false;
    const renewal = await renewSession(dispatch);
    if (renewal === "renewed") await dispatch(sendQueued(userId));
    return renewal !== "unreachable";
  });
}
