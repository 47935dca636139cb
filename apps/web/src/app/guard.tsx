import type { ReactNode } from "react";
import { Navigate, useLocation } from "#web/shared/routing/router.tsx";
import type { Access } from "#web/shared/routing/route.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.11 */
export const isOpen = (access: Access): boolean => access === "public" || access === "visitor";

/** S2.11: sends visitors who are not signed in to sign-in and remembers where they wanted to go. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, hasEnded, isEnding } = useAppSelector((state) => state.session);
  const { pathname, search, hash } = useLocation();
  // The splash of a logout goes on to sign-in by itself and leaves nothing to come back to.
  if (status !== "signedOut" || isEnding || isOpen(access)) return children;
  if (access === "shared" && !hasEnded) return children;
  return <Navigate to={`/auth/signin?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
}
