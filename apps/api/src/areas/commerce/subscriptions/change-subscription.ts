import {
  accessUntil,
  advance,
  hasEnded,
  type Subscription,
  type SubscriptionEvent,
} from "@candlewise/domain/subscriptions/subscription";
import type { Transaction } from "#api/platform/database/database.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { mailRenewalFailed } from "./emails/mail-subscriber.ts";
import { writeEntitlement } from "./entitlement-store.ts";
import { subscriptionOf, updateRow } from "./subscription-store.ts";
import { TELL_JOB } from "./tell-job.ts";
import type { SubscriptionRow } from "./tables.ts";

const HOUR_MS = 3_600_000;
const LOOK_AGAIN_HOURS = 6;

/**
 * The only place where a subscription changes: its state, what the learner may use, what is mailed and what the provider is to be told
 * change together. The row must be locked.
 */
export async function changeSubscription(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  row: SubscriptionRow,
  event: SubscriptionEvent,
): Promise<SubscriptionRow> {
  const before = subscriptionOf(row);
  const after = advance(before, event);
  if (after === before) return row;
  const now = deps.clock.now();
  const changed = { ...row, ...columnsOf(after), ...milestones(row, after, now) };
  const { user_id: _, subscription_id: __, ...changes } = changed;
  await updateRow(transaction, row, changes);
  await writeAccess(deps, transaction, changed);
  if (after.pendingAction === "cancel" && (before.pendingAction !== "cancel" || after.endsNow !== before.endsNow))
    await deps.jobs.enqueue(transaction, TELL_JOB, keyOf(row), { key: row.subscription_id, about: row.user_id });
  // The app stores tell their customers themselves.
  const isOurs = row.provider === "solidgate";
  if (isOurs && after.state === "redemption" && (before.state !== "redemption" || isTriedAgain(before, after)))
    await mailRenewalFailed(deps, transaction, changed);
  return changed;
}

const isTriedAgain = ({ nextTryAt: known }: Subscription, { nextTryAt: next }: Subscription): boolean =>
  next !== null && (known === null || next > known);

const keyOf = ({ user_id, subscription_id }: SubscriptionRow) => ({ user_id, subscription_id });

/** Access follows from the state: it is written again whenever that changes. */
export async function writeAccess(
  { outbox, clock }: Pick<SubscriptionsDependencies, "outbox" | "clock">,
  transaction: Transaction,
  row: SubscriptionRow,
): Promise<void> {
  const { user_id: userId, subscription_id: sourceId, kind, started_at: from } = row;
  const now = clock.now();
  const until = accessUntil(subscriptionOf(row)) ?? now;
  await writeEntitlement(outbox, transaction, { userId, kind, source: "subscription", sourceId, from, until }, now);
}

export const columnsOf = (after: Subscription) => ({
  state: after.state,
  pending_action: after.pendingAction,
  ends_now: after.endsNow,
  product_id: after.productId,
  next_product_id: after.nextProductId,
  amount_minor: after.amountMinor,
  paid_until: after.paidUntil,
  renews_at: after.renewsAt,
  trial_ends_at: after.trialEndsAt,
  next_try_at: after.nextTryAt,
  updated_at: after.updatedAt,
});

const milestones = (row: SubscriptionRow, after: Subscription, now: Date) => ({
  next_amount_minor: after.nextProductId === null ? null : row.next_amount_minor,
  ended_at: hasEnded(after) ? (row.ended_at ?? now) : null,
  recovered_at: row.state === "redemption" && after.state === "active" ? now : row.recovered_at,
  had_trial: row.had_trial || after.trialEndsAt !== null,
  look_at: lookAt(after, now),
});

/** When the provider is asked if it says nothing until then: an hour after it should have. */
export function lookAt(subscription: Subscription, now: Date): Date | null {
  if (hasEnded(subscription) && subscription.pendingAction === "none") return null;
  const { paidUntil, nextTryAt } = subscription;
  const due = (nextTryAt ?? paidUntil).getTime() + HOUR_MS;
  const soon = subscription.pendingAction === "none" ? Infinity : now.getTime() + HOUR_MS;
  return new Date(Math.min(soon, due > now.getTime() ? due : now.getTime() + LOOK_AGAIN_HOURS * HOUR_MS));
}
