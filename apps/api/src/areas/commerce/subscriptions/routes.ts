import type { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { cancelSubscription, restoreSubscription } from "./cancel.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { listSubscriptions, showAccess, showState } from "./list-subscriptions.ts";
import { showPlanHolder } from "./plan-holder.ts";
import { renewExpired, switchProduct } from "./switch-product.ts";

export function subscriptionsHandlers(deps: SubscriptionsDependencies): Handlers<typeof subscriptionsContract> {
  return {
    listSubscriptions: async (_, context) => listSubscriptions(deps, context),
    getAccess: async (_, context) => showAccess(deps, context),
    getSubscriptionState: async (_, context) => showState(deps, context),
    cancelSubscription: async ({ body }, context) => cancelSubscription(deps, context, body.subscription_id),
    restoreSubscription: async ({ body }, context) => restoreSubscription(deps, context, body.subscription_id),
    switchProduct: async ({ params, body }, context) => switchProduct(deps, context, params.id, body.product_id),
    renewExpired: async ({ params, body }, context) => renewExpired(deps, context, params.id, body.seen_total_minor),
    getPlanHolder: async (_, context) => showPlanHolder(deps, context),
    async requestPlanLink({ body }, context) {
      await deps.mailPlanLink(context, body.email);
      return {};
    },
  };
}
