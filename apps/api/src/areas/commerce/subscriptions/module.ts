import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { renewalFailed } from "./emails/renewal-failed.ts";
import { subscriptionCancelled } from "./emails/subscription-cancelled.ts";
import { trialEnds } from "./emails/trial-ends.ts";
import { followProvider, lookJob } from "./follow-provider.ts";
import { lookAfterJob } from "./look-after.ts";
import { subscriptionsData } from "./personal-data.ts";
import { subscriptionsHandlers } from "./routes.ts";
import { endJob, tellJob } from "./tell-job.ts";

/** What learners have paid for, and how it is renewed. */
export function subscriptionsModule(deps: SubscriptionsDependencies): FeatureModule {
  const tell = tellJob(deps, (said) =>
    deps.database.transaction((transaction) => followProvider(deps, transaction, said)),
  );
  return {
    domain: "subscriptions",
    endpoints: endpointsOf(subscriptionsContract, subscriptionsHandlers(deps)),
    jobs: [lookJob(deps), tell, endJob(deps), lookAfterJob(deps)],
    emails: [renewalFailed, subscriptionCancelled, trialEnds],
    personalData: subscriptionsData(deps),
  };
}
