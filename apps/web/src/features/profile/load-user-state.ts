import type { User } from "@candlewise/contracts/auth/schemas";
import { setPreferences, setProperties, setUser } from "#web/shared/session/user-slice.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { profileApi } from "./api.ts";
import { requireUserId } from "./known-user.ts";

type Dispatch = AppStore["dispatch"];

/** S8.13: a user who cannot be loaded is null. @throws Error `User ID is required` (S5.01) */
export async function loadUser(dispatch: Dispatch, id: string | null | undefined): Promise<User | null> {
  const params = { id: requireUserId(id) };
  const { data } = await dispatch(profileApi.endpoints.getUser.initiate({ params }, { subscribe: false }));
  return data ?? null;
}

/**
 * S4.05: after sign-in fetches user, properties and preferences in parallel and stores each that arrives.
 * @throws Error `User ID is required` (S5.01)
 */
export async function loadUserState(dispatch: Dispatch, userId: string | null | undefined): Promise<void> {
  const params = { id: requireUserId(userId) };
  const { getUserProperties, getPreferences } = profileApi.endpoints;
  await Promise.all([
    loadUser(dispatch, userId).then((user) => user && dispatch(setUser(user))),
    dispatch(getUserProperties.initiate(undefined, { subscribe: false })).then(
      ({ data }) => data && dispatch(setProperties(data.properties)),
    ),
    dispatch(getPreferences.initiate({ params }, { subscribe: false })).then(
      ({ data }) => data && dispatch(setPreferences(data)),
    ),
  ]);
}
