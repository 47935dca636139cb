import type { User } from "@candlewise/contracts/auth/schemas";
import { useAppSelector } from "#web/shared/state/store.ts";

/** The signed-in user, offline too; null for visitors and before the session is known. */
export const useUser = (): User | null => useAppSelector(({ auth }) => auth.userInfo);

export const useUserId = (): string | null => useAppSelector(({ auth }) => auth.userInfo?.id ?? null);

/** The id of the user whose session the server has confirmed; null offline. */
export const useOnlineUserId = (): string | null =>
  useAppSelector(({ auth, session }) => (session.status === "signedIn" ? (auth.userInfo?.id ?? null) : null));
