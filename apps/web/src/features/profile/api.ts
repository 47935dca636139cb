import { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** Terms and tours are features of their own. */
const routes = {
  getUser: profileRoutes.getUser,
  updateUser: profileRoutes.updateUser,
  getPreferences: profileRoutes.getPreferences,
  savePreferences: profileRoutes.savePreferences,
  getUserProperties: profileRoutes.getUserProperties,
  updateUserProperties: profileRoutes.updateUserProperties,
  getStudyPlan: profileRoutes.getStudyPlan,
  onboardUser: profileRoutes.onboardUser,
  getProfile: profileRoutes.getProfile,
  getAvatars: profileRoutes.getAvatars,
  saveProfile: profileRoutes.saveProfile,
};

export const profileApi = api.injectEndpoints({ endpoints: endpointsOf<typeof routes, ProfileShapes>(routes) });

export const {
  useUpdateUserMutation,
  useGetUserPropertiesQuery,
  useUpdateUserPropertiesMutation,
  useGetProfileQuery,
  useGetAvatarsQuery,
  useSaveProfileMutation,
} = profileApi;
