import { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { api } from "#web/shared/api-client/api.ts";
import { endpointsOf } from "#web/shared/api-client/endpoints.ts";

export const profileApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof profileRoutes, ProfileShapes>(profileRoutes),
});

export const { useUpdateUserMutation, useGetUserPropertiesQuery, useUpdateUserPropertiesMutation } = profileApi;
