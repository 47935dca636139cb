import { authRoutes } from "@candlewise/contracts/auth/routes";
import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import { api } from "#web/shared/api-client/api.ts";
import { endpointsOf } from "#web/shared/api-client/endpoints.ts";

export const authApi = api.injectEndpoints({ endpoints: endpointsOf<typeof authRoutes, AuthShapes>(authRoutes) });

export const {
  useCheckUserMutation,
  useCreateUserMutation,
  useRegisterUserMutation,
  useSuggestUsernameQuery,
  useCheckUsernameMutation,
  useLoginMutation,
} = authApi;
