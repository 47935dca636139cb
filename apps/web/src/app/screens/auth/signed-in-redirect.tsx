import { nextFunnelStep } from "@candlewise/domain/funnel/next-step";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { nextPath } from "#web/app/guard.tsx";
import { destinationOf } from "#web/features/auth/auth-destination.ts";
import { appDevice } from "#web/features/funnel/app-device.ts";
import { funnelPath } from "#web/features/funnel/funnel-paths.ts";
// Listens from here on: the browser offers an installation long before the page that asks for it.
import "#web/features/funnel/install-prompt.ts";
import { runtimeConfig } from "#web/shared/api-client/runtime-config.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.11, S2.12: shows sign-in or sign-up to visitors only; whoever is signed in, now or already, goes on. */
export function SignedInRedirect({ screen, children }: { screen: "signIn" | "signUp"; children: ReactNode }) {
  const { search } = useLocation();
  // The account says so at sign-in; a goal chosen since then is known here only.
  const isOnboarded = useAppSelector(
    ({ auth, user }) => auth.userInfo?.is_onboarded === true || user.properties.arrow !== null,
  );
  const visited = useAppSelector(({ user }) => user.preferences.visited_pages);
  // While a logout runs, its session is still there.
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn" && !session.isEnding);
  if (!isSignedIn) return children;
  const wanted = new URLSearchParams(search).has("next") ? nextPath(search) : null;
  // What the account visited elsewhere each step finds out for itself.
  const step = nextFunnelStep(visited, { platform: appDevice(), offers: runtimeConfig().features.payments });
  const funnel = step && funnelPath(step, wanted);
  return <Navigate to={destinationOf(isOnboarded, wanted, screen, funnel)} replace />;
}
