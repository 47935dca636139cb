import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { ProfileShapes, UserProperties } from "@candlewise/contracts/profile/schemas";
import { profileApi, useUpdateUserPropertiesMutation } from "#web/features/profile/api.ts";
import { setProperties } from "#web/shared/session/user-slice.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

export type Answer = NonNullable<CallArguments<ProfileShapes["updateUserProperties"]>["body"]>;

/** Keeps an answer on the server and, before the next question is drawn, here. */
export function useSaveAnswer() {
  const dispatch = useAppDispatch();
  const [update, { isLoading, isError }] = useUpdateUserPropertiesMutation();
  const save = async (body: Answer): Promise<boolean> => {
    const { data } = await update({ body });
    if (!data) return false;
    const replace = (): UserProperties => data;
    dispatch(profileApi.util.updateQueryData("getUserProperties", undefined, replace));
    dispatch(setProperties(data.properties));
    return true;
  };
  return { save, isSaving: isLoading, hasFailed: isError };
}
