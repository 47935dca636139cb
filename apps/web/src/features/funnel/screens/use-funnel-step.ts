import { skipToken } from "@reduxjs/toolkit/query/react";
import { NONE_VISITED, type FunnelStep, type VisitedPages } from "@candlewise/domain/funnel/next-step";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { nextPath } from "#web/features/auth/next-path.ts";
import { nextFunnelPath } from "#web/features/funnel/funnel-paths.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

const { getPreferences, savePreferences } = profileApi.endpoints;

/** The first step that is open, else the page that the visitor came for. */
function pathAfter(visited: VisitedPages, search: string): string {
  const wanted = nextPath(search);
  return nextFunnelPath(visited, new URLSearchParams(search).has("next") ? wanted : null) ?? wanted;
}

export interface FunnelVisit {
  /** `gone`: visited before, so there is nothing to do but to go on to `onward`. */
  readonly status: "loading" | "open" | "gone";
  readonly onward: string;
  /** Marks the step as visited and goes on, to `to` if given. Without a connection it goes on all the same. */
  readonly leave: (to?: string) => Promise<void>;
  readonly isLeaving: boolean;
}

/** S2.12, S4.06: a visit to one page of the funnel. */
export function useFunnelStep(step: FunnelStep): FunnelVisit {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isVisitor = useAppSelector(({ session }) => session.status === "signedOut");
  const isAsked = useAppSelector(({ session }) => session.status !== "unknown") || isVisitor;
  const userId = useUserId();
  const { data, isError } = getPreferences.useQuery(isAsked && userId ? { params: { id: userId } } : skipToken);
  const [save] = savePreferences.useMutation();
  const [isLeaving, setLeaving] = useState(false);
  const visited = data?.visited_pages ?? NONE_VISITED;

  const leave = useCallback(
    async (to?: string) => {
      setLeaving(true);
      // "Page already visited" is as good: another tab was faster.
      if (userId) await save({ params: { id: userId }, body: { visited_pages: { [step]: true } } });
      navigate(to ?? pathAfter({ ...visited, [step]: true }, search), { replace: true });
    },
    [navigate, save, search, step, userId, visited],
  );
  const isLoading = !isAsked || (userId !== null && !data && !isError);
  const isGone = data?.visited_pages[step] === true && !isLeaving;
  const status = isLoading ? "loading" : isGone ? "gone" : "open";
  return { status, onward: pathAfter(visited, search), leave, isLeaving };
}
