import { useCallback } from "react";
import { profileApi } from "#web/features/profile/api.ts";
import { setUserInfo } from "#web/shared/session/auth-slice.ts";
import { setUser } from "#web/shared/session/user-slice.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";

/** S7.12: tells the server that the onboarding is over. Should it not hear of it, the answers are kept all the same. */
export function useFinishOnboarding(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(({ auth }) => auth.userInfo?.id);
  const [onboard] = profileApi.endpoints.onboardUser.useMutation();
  return useCallback(async () => {
    if (!userId) return;
    const { data } = await onboard({ params: { id: userId }, body: {} });
    if (!data) return;
    dispatch(setUserInfo(data));
    dispatch(setUser(data));
  }, [dispatch, onboard, userId]);
}
