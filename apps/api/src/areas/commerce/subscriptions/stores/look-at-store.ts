import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import { changeSubscription } from "../change-subscription.ts";
import type { SubscriptionsDependencies } from "../dependencies.ts";
import { lockRow, subscriptionOf } from "../subscription-store.ts";
import type { SubscriptionRow } from "../tables.ts";
import { readStatus } from "./apple/read-notification.ts";
import { followStore } from "./follow-store.ts";
import { followPurchase } from "./google/follow-purchase.ts";

/** Apple tries a renewal again for 60 days, and tells how that ended. */
const SILENCE_MS = 62 * 86_400_000;

/** Asks the store for a subscription of which it should have told. */
export async function lookAtStore(deps: SubscriptionsDependencies, row: SubscriptionRow): Promise<void> {
  const { apple, google } = deps.stores;
  if (row.provider === "android_in_app")
    return google === null ? undefined : followPurchase(deps, google, row.provider_id);
  const status = apple && (await apple.statusOf(row.provider_id));
  const said = status && readStatus(status);
  if (apple === null || said === null) return endAfterSilence(deps, row);
  await deps.database.transaction((transaction) =>
    followStore(deps, transaction, apple.products, { ...said, userId: row.user_id }),
  );
}

/** One of the App Store that cannot be asked for ends when nothing was heard of it for long. */
async function endAfterSilence(deps: SubscriptionsDependencies, row: SubscriptionRow): Promise<void> {
  const heardSince = new Date(deps.clock.now().getTime() - SILENCE_MS);
  await deps.database.transaction(async (transaction) => {
    const locked = await lockRow(transaction, row.user_id, row.subscription_id);
    if (locked === undefined || hasEnded(locked) || locked.paid_until > heardSince) return;
    const told = { ...subscriptionOf(locked), state: "expired", renewsAt: null, nextTryAt: null } as const;
    await changeSubscription(deps, transaction, locked, { type: "told", told });
  });
}
