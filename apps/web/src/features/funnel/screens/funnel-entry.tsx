import { skipToken } from "@reduxjs/toolkit/query/react";
import { NONE_VISITED } from "@candlewise/domain/funnel/next-step";
import { Navigate } from "#web/shared/routing/router.tsx";
import { destinationOf } from "#web/features/auth/auth-destination.ts";
import { nextFunnelPath } from "#web/features/funnel/funnel-paths.ts";
// Listens from here on: the browser offers an installation long before the page that asks for it.
import "#web/features/funnel/install-prompt.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { useUser } from "#web/shared/state/use-user.ts";

const { getPreferences, getUserProperties } = profileApi.endpoints;

/** S2.12: leads somebody who is signed in now into the funnel or past it. */
export function FunnelEntry({ wanted, screen }: { wanted: string | null; screen: "signIn" | "signUp" }) {
  // The account says so at sign-in; a goal chosen since then is known here only.
  const user = useUser();
  const { data: account } = getUserProperties.useQueryState(user ? undefined : skipToken);
  const isOnboarded = user?.is_onboarded === true || typeof account?.properties.arrow === "string";
  const { data: preferences } = getPreferences.useQueryState(user ? { params: { id: user.id } } : skipToken);
  const visited = preferences?.visited_pages ?? NONE_VISITED;
  // What the account visited elsewhere each step finds out for itself.
  const funnel = nextFunnelPath(visited, wanted);
  return <Navigate to={destinationOf(isOnboarded, wanted, screen, funnel)} replace />;
}
