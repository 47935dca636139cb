import { useEffect } from "react";
import { profileApi } from "#web/features/profile/api.ts";
import { subscriptionsApi } from "#web/features/subscriptions/api.ts";
import { setUser } from "#web/shared/session/auth-slice.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

const { getUser, getPreferences, getUserProperties } = profileApi.endpoints;
const { getAccess, getSubscriptionState } = subscriptionsApi.endpoints;

/**
 * S4.05: reads the account, its access, properties, preferences and subscription at once, and keeps what arrives for the whole visit. What
 * fails leaves what was known: a screen that needs it asks again.
 */
export function UserState({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const call = { params: { id: userId } };
  const { data: user } = getUser.useQuery(call);
  getAccess.useQuerySubscription(call);
  getUserProperties.useQuerySubscription();
  getPreferences.useQuerySubscription(call);
  getSubscriptionState.useQuerySubscription(call);
  useEffect(() => {
    if (user) dispatch(setUser(user));
  }, [dispatch, user]);
  return null;
}
