import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.11 */
export const isOpenPath = (pathname: string): boolean =>
  ["auth", "profile/plan-subscription", "in-app/"].some((part) => pathname.includes(part));

/** Where to go after sign-in: a path of this app, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : "/learn";
}

/** S2.11: sends visitors who are not signed in to sign-in and remembers where they wanted to go. */
export function Guard({ children }: { children: ReactNode }) {
  const status = useAppSelector((state) => state.session.status);
  const { pathname, search, hash } = useLocation();
  // The splash of a logout goes on to sign-in by itself and leaves nothing to come back to.
  const isEnding = useAppSelector((state) => state.session.isEnding);
  if (status !== "signedOut" || isEnding || isOpenPath(pathname)) return children;
  const wanted = pathname === "/" ? "" : `?next=${encodeURIComponent(pathname + search + hash)}`;
  return <Navigate to={`/auth/signin${wanted}`} replace />;
}
