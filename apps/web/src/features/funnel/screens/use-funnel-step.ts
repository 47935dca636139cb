import { skipToken } from "@reduxjs/toolkit/query/react";
import type { FunnelStep, VisitedPages } from "@candlewise/domain/funnel/next-step";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { nextPath } from "#web/features/auth/next-path.ts";
import { nextFunnelPath } from "#web/features/funnel/funnel-paths.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { setPreferences } from "#web/shared/session/user-slice.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";

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
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isVisitor = useAppSelector(({ session }) => session.status === "signedOut");
  const isAsked = useAppSelector(({ session }) => session.status !== "unknown") || isVisitor;
  const userId = useAppSelector(({ auth }) => auth.userInfo?.id);
  const { data, isError } = getPreferences.useQuery(isAsked && userId ? { params: { id: userId } } : skipToken);
  const [save] = savePreferences.useMutation();
  const known = useAppSelector(({ user }) => user.preferences.visited_pages);
  const [isLeaving, setLeaving] = useState(false);
  const visited = data?.visited_pages ?? known;

  const leave = useCallback(
    async (to?: string) => {
      setLeaving(true);
      if (userId) {
        const answer = await save({ params: { id: userId }, body: { visited_pages: { [step]: true } } });
        // "Page already visited" is as good: another tab was faster.
        if (answer.data) dispatch(setPreferences(answer.data));
      }
      navigate(to ?? pathAfter({ ...visited, [step]: true }, search), { replace: true });
    },
    [dispatch, navigate, save, search, step, userId, visited],
  );
  const isLoading = !isAsked || (userId !== undefined && !data && !isError);
  const isGone = data?.visited_pages[step] === true && !isLeaving;
  const status = isLoading ? "loading" : isGone ? "gone" : "open";
  return { status, onward: pathAfter(visited, search), leave, isLeaving };
}
