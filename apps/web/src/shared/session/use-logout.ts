import { useCallback } from "react";
import { useNavigate } from "react-router";
import { runtimeConfig } from "#web/shared/api-client/runtime-config.ts";
import { TIMEOUT } from "#web/shared/api-client/base-query.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { forgetCallsOf } from "#web/shared/offline/outbox.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { endSession } from "./session.ts";
import { setEnding } from "./session-slice.ts";

async function askServer(): Promise<boolean> {
  try {
    const response = await fetch(`${runtimeConfig().services.auth}/auth/logout/`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

/**
 * Signs out under the splash and opens sign-in. Gives `false`, and leaves everything as it was, when the server cannot be reached:
 * it would still hold a session that opens again with the next visit.
 */
export function useLogout(): () => Promise<boolean> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(async () => {
    dispatch(setEnding(true));
    if (!(await askServer())) {
      dispatch(setEnding(false));
      return false;
    }
    const userId = store.get(STORAGE_KEYS.userId);
    if (userId !== null) await forgetCallsOf(userId);
    await navigate("/auth/signin", { replace: true });
    endSession(dispatch);
    // The screen that is left may still be shown: the splash covers it, and its guard keeps quiet, until sign-in is there.
    dispatch(setEnding(true));
    return true;
  }, [dispatch, navigate]);
}
