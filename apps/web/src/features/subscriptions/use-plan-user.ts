import { useAppSelector } from "#web/shared/state/store.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { subscriptionsApi } from "./api.ts";

export interface PlanUser {
  /** `none`: nobody is signed in, and there is no token of a link or an app. */
  readonly status: "loading" | "known" | "none" | "failed";
  readonly userId: string | null;
  /** `a•••@example.com`, where a token opens the plan instead of a session. */
  readonly emailHint: string | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** S6.08: whose plan and payments the page is about. A session comes before a temporary token. */
export function usePlanUser(): PlanUser {
  const userId = useUserId();
  const hasToken = useAppSelector(({ auth }) => auth.tempToken !== "");
  const isAsking = useAppSelector(({ session }) => session.status === "unknown");
  const isAsked = userId === null && hasToken && !isAsking;
  const { data, error, refetch } = subscriptionsApi.endpoints.getPlanHolder.useQuery(undefined, {
    skip: !isAsked,
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void (isAsked && refetch());
  const rest = { error, retry };
  if (userId !== null) return { status: "known", userId, emailHint: null, ...rest };
  if (isAsked && data) return { status: "known", userId: data.user_id, emailHint: data.email_hint, ...rest };
  const status = isAsking ? "loading" : !hasToken ? "none" : error ? "failed" : "loading";
  return { status, userId: null, emailHint: null, ...rest };
}
