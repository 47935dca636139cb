import { Navigate } from "#web/shared/routing/router.tsx";
import { destinationOf } from "#web/features/auth/auth-destination.ts";
import { nextFunnelPath } from "#web/features/funnel/funnel-paths.ts";
// Listens from here on: the browser offers an installation long before the page that asks for it.
import "#web/features/funnel/install-prompt.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

/** S2.12: leads somebody who is signed in now into the funnel or past it. */
export function FunnelEntry({ wanted, screen }: { wanted: string | null; screen: "signIn" | "signUp" }) {
  // The account says so at sign-in; a goal chosen since then is known here only.
  const isOnboarded = useAppSelector(
    ({ auth, user }) => auth.userInfo?.is_onboarded === true || user.properties.arrow !== null,
  );
  const visited = useAppSelector(({ user }) => user.preferences.visited_pages);
  // What the account visited elsewhere each step finds out for itself.
  const funnel = nextFunnelPath(visited, wanted);
  return <Navigate to={destinationOf(isOnboarded, wanted, screen, funnel)} replace />;
}
