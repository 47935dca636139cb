import { monthlyMinor, periodEnd } from "@candlewise/domain/subscriptions/period";
import { willRenew } from "@candlewise/domain/subscriptions/subscription";
import type { Transaction } from "#api/platform/database/database.ts";
import type { AccessPorts, Paid } from "../payments/port.ts";
import { changeSubscription, lookAt, writeAccess } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { endEntitlement, owns, ownsBy, writeEntitlement } from "./entitlement-store.ts";
import { followProvider, LOOK_JOB, NEW } from "./follow-provider.ts";
import {
  countChanges,
  countRecurring,
  findByProvider,
  hadStoreTrial,
  insertRow,
  listRows,
  lockRow,
  subscriptionOf,
} from "./subscription-store.ts";

const provider = "solidgate";

/** What payments change of what learners may use. */
export function createAccessPorts(deps: SubscriptionsDependencies): AccessPorts {
  const { clock, outbox } = deps;
  return {
    owns: (db, userId, kind) => owns(db, userId, kind, clock.now()),
    ownsBy: (db, userId, kind, providerIds) => ownsBy(db, userId, kind, { providerIds, now: clock.now() }),
    hadStoreTrial,
    grant: (transaction, paid) => grant(deps, transaction, paid),
    async revoke(transaction, { userId, orderId, providerId, at }) {
      await endEntitlement(outbox, transaction, { userId, source: "order", sourceId: orderId }, at);
      if (providerId === null) return;
      const known = await findByProvider(transaction, userId, { provider, providerId });
      const row = known && (await lockRow(transaction, userId, known.subscription_id));
      if (row !== undefined) await changeSubscription(deps, transaction, row, { type: "end" });
    },
    async follow(transaction, told) {
      const row = await followProvider(deps, transaction, told);
      if (row === null) return;
      const { subscriptionId: provider_id, customerId: about } = told;
      await deps.jobs.enqueue(transaction, LOOK_JOB, { provider_id }, { key: provider_id, about });
    },
    async billedBy(db, userId, providerId) {
      const row = await findByProvider(db, userId, { provider, providerId });
      if (row === undefined) return null;
      // The order of a renewal may be told of before the change of the product that comes with it.
      const isChanged = row.next_product_id !== null && row.paid_until <= clock.now();
      return { productId: isChanged ? (row.next_product_id ?? row.product_id) : row.product_id, kind: row.kind };
    },
    async recurring(db, since) {
      const [prices, changes] = await Promise.all([countRecurring(db), countChanges(db, since)]);
      const count = (state: string) =>
        prices.filter((each) => each.state === state).reduce((total, each) => total + each.count, 0);
      const monthly = new Map<string, number>();
      for (const { state, currency, period_unit: unit, period_count, amount_minor, count: number } of prices) {
        if (state !== "active") continue;
        const each = monthlyMinor(amount_minor, { unit, count: period_count });
        monthly.set(currency, (monthly.get(currency) ?? 0) + each * number);
      }
      return {
        monthly: [...monthly].map(([currency, amount_minor]) => ({ currency, amount_minor })),
        subscriptions: {
          active: count("active"),
          cancelling: count("cancelling"),
          redemption: count("redemption"),
          ...changes,
        },
      };
    },
    async renewing(db, userId) {
      const rows = await listRows(db, userId);
      return rows.filter((row) => row.provider === provider && willRenew(row)).map((row) => row.provider_id);
    },
  };
}

/** What was bought may be used at once, even before the provider has told of the subscription. */
async function grant(deps: SubscriptionsDependencies, transaction: Transaction, paid: Paid): Promise<void> {
  const { userId, orderId, kind, at, subscription } = paid;
  const until = subscription === null ? null : firstEnd(subscription, at);
  const entitlement = { userId, kind, source: "order", sourceId: orderId, from: at, until } as const;
  await writeEntitlement(deps.outbox, transaction, entitlement, at);
  if (subscription === null || until === null) return;
  const { providerId, productId, currency, amountMinor, period, trialDays } = subscription;
  if (providerId === null) return;
  const row = {
    ...NEW,
    user_id: userId,
    subscription_id: deps.ids.uuid(),
    provider_id: providerId,
    kind,
    product_id: productId,
    state: "active",
    currency,
    amount_minor: amountMinor,
    period_unit: period.unit,
    period_count: period.count,
    started_at: at,
    paid_until: until,
    renews_at: until,
    trial_ends_at: trialDays === null ? null : until,
    had_trial: trialDays !== null,
    next_try_at: null,
    // Whatever the provider says is newer.
    updated_at: new Date(0),
  } as const;
  const begun = { ...row, look_at: lookAt(subscriptionOf({ ...row, look_at: null }), at) };
  if (await insertRow(transaction, begun)) await writeAccess(deps, transaction, begun);
  await deps.jobs.enqueue(transaction, LOOK_JOB, { provider_id: providerId }, { key: providerId, about: userId });
}

const firstEnd = ({ period, trialDays }: NonNullable<Paid["subscription"]>, at: Date): Date =>
  periodEnd(at, trialDays === null ? period : { unit: "day", count: trialDays });
