import { privacyRoutes } from "@candlewise/contracts/privacy/routes";
import type { PrivacyShapes } from "@candlewise/contracts/privacy/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const privacyApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof privacyRoutes, PrivacyShapes>(privacyRoutes),
});

export const {
  useGetExportQuery,
  useRequestExportMutation,
  useGetErasureQuery,
  useRequestErasureMutation,
  useCancelErasureMutation,
} = privacyApi;
