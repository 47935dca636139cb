import { useEffect } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import { storedGuest } from "#web/shared/session/guest.ts";
import { useOnlineUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { isOpenPath } from "./open-path.ts";

/** Gives the account what was learned on this device before it was signed in. What fails is repeated on the next visit. */
export function useAdoptGuest(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const userId = useOnlineUserId();
  // Calls made on these pages carry another token.
  const isWaiting = isOpenPath(pathname);
  useEffect(() => {
    const guest = storedGuest();
    if (userId === null || isWaiting || !guest) return;
    void import("./adopt-guest.ts").then(({ adoptGuest }) => adoptGuest(dispatch, guest)).catch(() => undefined);
  }, [dispatch, userId, isWaiting]);
}
