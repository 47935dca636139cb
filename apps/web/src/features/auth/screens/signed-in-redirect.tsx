import { Suspense, useEffect, type ReactNode } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import { nextPath } from "#web/features/auth/next-path.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("#web/features/funnel/screens/funnel-entry.tsx");
const FunnelEntry = lazyComponent(load, "FunnelEntry");

/** S2.11, S2.12: shows sign-in or sign-up to visitors only; a signed-in user goes on to the app. */
export function SignedInRedirect({ screen, children }: { screen: "signIn" | "signUp"; children: ReactNode }) {
  const { search } = useLocation();
  // While a logout runs, its session is still there.
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn" && !session.isEnding);
  useEffect(() => {
    // While the form is filled in; a failure shows when it is needed.
    load().catch(() => undefined);
  }, []);
  if (!isSignedIn) return children;
  const wanted = new URLSearchParams(search).has("next") ? nextPath(search) : null;
  return (
    <Suspense>
      <FunnelEntry wanted={wanted} screen={screen} />
    </Suspense>
  );
}
