import { subscriptionsContract, subscriptionsWebhookContract } from "@candlewise/contracts/subscriptions/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { webhooksOf } from "#api/platform/http/webhooks.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { renewalComes } from "./emails/renewal-comes.ts";
import { renewalFailed } from "./emails/renewal-failed.ts";
import { storeGoesOn } from "./emails/store-goes-on.ts";
import { subscriptionCancelled } from "./emails/subscription-cancelled.ts";
import { trialEnds } from "./emails/trial-ends.ts";
import { followProvider, lookJob } from "./follow-provider.ts";
import { lookAfterJob } from "./look-after.ts";
import { subscriptionsData } from "./personal-data.ts";
import { subscriptionsHandlers } from "./routes.ts";
import { readMissedJob } from "./stores/apple/follow-notification.ts";
import { readPurchaseJob } from "./stores/google/follow-purchase.ts";
import { storeWebhooks } from "./stores/webhooks.ts";
import { endJob, tellJob } from "./tell-job.ts";

/** What learners have paid for, and how it is renewed. */
export function subscriptionsModule(deps: SubscriptionsDependencies): FeatureModule {
  const tell = tellJob(deps, (said) =>
    deps.database.transaction((transaction) => followProvider(deps, transaction, said)),
  );
  return {
    domain: "subscriptions",
    endpoints: endpointsOf(subscriptionsContract, subscriptionsHandlers(deps)),
    webhooks: webhooksOf(subscriptionsWebhookContract, storeWebhooks(deps)),
    jobs: [
      lookJob(deps),
      tell,
      endJob(deps),
      lookAfterJob(deps),
      ...(deps.stores.apple === null ? [] : [readMissedJob(deps, deps.stores.apple)]),
      ...(deps.stores.google === null ? [] : [readPurchaseJob(deps, deps.stores.google)]),
    ],
    emails: [renewalComes, renewalFailed, storeGoesOn, subscriptionCancelled, trialEnds],
    personalData: subscriptionsData(deps),
  };
}
