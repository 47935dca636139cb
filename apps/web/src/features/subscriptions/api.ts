import { subscriptionsRoutes } from "@candlewise/contracts/subscriptions/routes";
import type { SubscriptionsShapes } from "@candlewise/contracts/subscriptions/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const subscriptionsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof subscriptionsRoutes, SubscriptionsShapes>(subscriptionsRoutes),
});

export const {
  useCancelSubscriptionMutation,
  useGetAccessQuery,
  useListSubscriptionsQuery,
  useRenewExpiredMutation,
  useRequestPlanLinkMutation,
  useRestoreSubscriptionMutation,
  useSwitchProductMutation,
} = subscriptionsApi;
