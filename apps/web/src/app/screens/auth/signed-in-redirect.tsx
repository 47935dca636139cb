import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { destinationOf } from "#web/features/auth/auth-destination.ts";
import { nextPath } from "#web/app/guard.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.11: shows sign-in or sign-up to visitors only; whoever is signed in, now or already, goes on. */
export function SignedInRedirect({ screen, children }: { screen: "signIn" | "signUp"; children: ReactNode }) {
  const { search } = useLocation();
  // The account says so at sign-in; a goal chosen since then is known here only.
  const hasGoal = useAppSelector(
    ({ auth, user }) => auth.userInfo?.is_onboarded === true || user.properties.arrow !== null,
  );
  // While a logout runs, its session is still there.
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn" && !session.isEnding);
  if (!isSignedIn) return children;
  const wanted = new URLSearchParams(search).has("next") ? nextPath(search) : null;
  return <Navigate to={destinationOf(hasGoal, wanted, screen)} replace />;
}
