import { useLocation } from "react-router";
import { isForVisitors } from "#web/shared/session/early.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";

/** Whether nobody is signed in. On pages of sign-up no session is asked for where nobody was ever signed in. */
export function useIsVisitor(): boolean {
  const { pathname } = useLocation();
  const status = useAppSelector(({ session }) => session.status);
  if (status !== "unknown") return status === "signedOut";
  return isForVisitors(pathname) && store.get(STORAGE_KEYS.userId) === null;
}
