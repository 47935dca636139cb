import type { Session } from "@candlewise/contracts/auth/schemas";
import { useCallback } from "react";
import { currentLanguage, chooseLanguage } from "#web/shared/i18n/i18n.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/** Begins the session of a sign-in or sign-up. On a device where no language was chosen the account's own applies. */
export function useBeginSession(): (session: Session) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (session) => {
      const { language } = session.user;
      if (store.get(STORAGE_KEYS.language) === null && language !== currentLanguage()) void chooseLanguage(language);
      beginSession(dispatch, session);
    },
    [dispatch],
  );
}
