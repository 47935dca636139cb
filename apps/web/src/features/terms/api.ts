import { profileRoutes } from "@candlewise/contracts/profile/routes";
import type { ProfileShapes } from "@candlewise/contracts/profile/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const { getTermsConsent, acceptTerms } = profileRoutes;
const routes = { getTermsConsent, acceptTerms };

export const termsApi = api.injectEndpoints({ endpoints: endpointsOf<typeof routes, ProfileShapes>(routes) });

export const { useGetTermsConsentQuery, useAcceptTermsMutation } = termsApi;
