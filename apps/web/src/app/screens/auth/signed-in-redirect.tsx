import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { destinationOf } from "#web/features/auth/auth-destination.ts";
import { nextPath } from "#web/app/guard.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.11: shows sign-in or sign-up to visitors only; whoever is signed in, now or already, goes on. */
export function SignedInRedirect({ screen, children }: { screen: "signIn" | "signUp"; children: ReactNode }) {
  const { search } = useLocation();
  const user = useAppSelector((state) => state.auth.userInfo);
  // While a logout runs, its session is still there.
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn" && !session.isEnding);
  if (!isSignedIn) return children;
  const wanted = new URLSearchParams(search).has("next") ? nextPath(search) : null;
  return <Navigate to={destinationOf(user, wanted, screen)} replace />;
}
