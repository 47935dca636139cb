import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { listRows } from "./subscription-store.ts";
import { END_JOB } from "./tell-job.ts";

/** What a learner may use. Erasing it ends the subscriptions at the provider, too. */
export function subscriptionsData(deps: SubscriptionsDependencies): PersonalData {
  const tables = personalTables(deps.database, { subscriptions_entitlement: {}, subscriptions_subscription: {} });
  return {
    ...tables,
    async erase(transaction, userId) {
      for (const row of await listRows(transaction, userId)) {
        if (row.provider !== "solidgate" || (hasEnded(row) && row.pending_action === "none")) continue;
        await deps.jobs.enqueue(transaction, END_JOB, { provider_id: row.provider_id }, { key: row.provider_id });
      }
      await tables.erase(transaction, userId);
    },
  };
}
