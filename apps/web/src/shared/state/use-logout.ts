import { useCallback } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { TIMEOUT } from "#web/shared/api-client/base-query.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { discardPending } from "#web/shared/offline/pending-work.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { endSession } from "#web/shared/session/session.ts";
import { setEnding } from "#web/shared/session/session-slice.ts";

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

/** Opens sign-in under the splash and forgets everything of the account, whose session the server has ended. */
export function useLeave(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(async () => {
    dispatch(setEnding(true));
    const userId = store.get(STORAGE_KEYS.userId);
    if (userId !== null) await discardPending(userId);
    navigate("/auth/signin", { replace: true });
    endSession(dispatch);
    // The screen that is left may still be shown: the splash covers it, and its guard keeps quiet, until sign-in is there.
    dispatch(setEnding(true));
  }, [dispatch, navigate]);
}

/**
 * Signs out under the splash and opens sign-in. Gives `false`, and leaves everything as it was, when the server cannot be reached:
 * it would still hold a session that opens again with the next visit.
 */
export function useLogout(): () => Promise<boolean> {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  return useCallback(async () => {
    dispatch(setEnding(true));
    if (!(await askServer())) {
      dispatch(setEnding(false));
      return false;
    }
    await leave();
    return true;
  }, [dispatch, leave]);
}
