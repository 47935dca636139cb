import type { Session } from "@candlewise/contracts/auth/schemas";
import { useCallback } from "react";
import { currentLanguage, chooseLanguage } from "#web/shared/i18n/i18n.ts";
import { beginSession, endSession } from "#web/shared/session/session.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/**
 * Begins the session of a sign-in or sign-up, in the place of anybody else's. On a device where no language was chosen the account's own
 * applies.
 */
export function useBeginSession(): (session: Session) => void {
  const dispatch = useAppDispatch();
  const present = useUserId();
  return useCallback(
    (session) => {
      const { language, id } = session.user;
      if (present !== null && present !== id) endSession(dispatch);
      if (store.get(STORAGE_KEYS.language) === null && language !== currentLanguage()) void chooseLanguage(language);
      beginSession(dispatch, session);
    },
    [dispatch, present],
  );
}
