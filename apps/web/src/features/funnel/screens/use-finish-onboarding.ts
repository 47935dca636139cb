import { useCallback } from "react";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { nextPath } from "#web/features/auth/next-path.ts";
import { learningApi } from "#web/features/learning/api.ts";
import { hrefAt } from "#web/features/learning/path/map-model.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { setUser } from "#web/shared/session/auth-slice.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

const ACTIVE = { params: { id: "active" } };

/** S7.12: ends the onboarding and opens the next lesson of the path, or the page that the visitor came for. */
export function useFinishOnboarding(leave: (to: string) => Promise<void>): () => Promise<void> {
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const [search] = useSearchParams();
  const [onboard] = profileApi.endpoints.onboardUser.useMutation();
  return useCallback(async () => {
    const findLesson = async () => {
      const { getPathway } = learningApi.endpoints;
      const { data } = await dispatch(getPathway.initiate(ACTIVE, { subscribe: false }));
      return data?.current ? hrefAt(data, data.current) : "/learn";
    };
    const tellServer = async () => {
      if (!userId) return;
      // Without an answer the saved goal counts.
      const { data } = await onboard({ params: { id: userId }, body: {} });
      if (data) dispatch(setUser(data));
    };
    const to = search.has("next") ? nextPath(`?${search}`) : findLesson();
    await Promise.all([Promise.resolve(to).then(leave), tellServer()]);
  }, [dispatch, leave, onboard, search, userId]);
}
