import type { CallResult } from "@candlewise/contracts/endpoint";
import type { Subscription, SubscriptionsShapes } from "@candlewise/contracts/subscriptions/schemas";
import { PRODUCT_KINDS } from "@candlewise/domain/offers/product";
import { willRenew } from "@candlewise/domain/subscriptions/subscription";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { listOwned, ownedKinds } from "./entitlement-store.ts";
import { listRows } from "./subscription-store.ts";
import { STORES } from "./stores/stores.ts";
import type { SubscriptionRow } from "./tables.ts";

type Caller = Pick<SignedInContext, "userId">;
type Card = Awaited<ReturnType<SubscriptionsDependencies["primaryCard"]>>;

export const presentSubscription = (row: SubscriptionRow, card: Card): Subscription => ({
  subscription_id: row.subscription_id,
  provider: row.provider,
  product_type: row.kind,
  product_id: row.product_id,
  state: row.state,
  pending_action: row.pending_action,
  currency: row.currency,
  total_minor: row.next_amount_minor ?? row.amount_minor,
  period: { unit: row.period_unit, count: row.period_count },
  started_at: row.started_at.toISOString(),
  paid_until: row.paid_until.toISOString(),
  renews_at: willRenew(row) ? (row.renews_at ?? row.paid_until).toISOString() : null,
  trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
  next_try_at: row.state === "redemption" ? (row.next_try_at?.toISOString() ?? null) : null,
  card: row.provider === "solidgate" ? card : null,
  next_product_id: row.next_product_id,
  manage_url: row.provider === "solidgate" ? null : STORES[row.provider].manageUrl,
});

export async function listSubscriptions(
  deps: SubscriptionsDependencies,
  { userId }: Caller,
): Promise<{ subscriptions: Subscription[] }> {
  const [rows, card] = await Promise.all([listRows(deps.database.kysely, userId), deps.primaryCard(userId)]);
  return { subscriptions: rows.map((row) => presentSubscription(row, card)) };
}

/** S3.05 */
export async function showAccess(
  { database, clock }: SubscriptionsDependencies,
  { userId }: Caller,
): Promise<CallResult<SubscriptionsShapes["getAccess"]>> {
  const db = database.kysely;
  const now = clock.now();
  const [kinds, owned, rows] = await Promise.all([
    ownedKinds(db, userId, now),
    listOwned(db, userId, now),
    listRows(db, userId),
  ]);
  const ends = owned.filter(({ kind }) => kind === "app").map(({ until_at }) => until_at);
  const isLasting = ends.includes(null) || rows.some((row) => row.kind === "app" && willRenew(row));
  const last = Math.max(0, ...ends.map((end) => end?.getTime() ?? 0));
  return {
    has_access: kinds.has("app"),
    until: isLasting || last === 0 ? null : new Date(last).toISOString(),
    products: PRODUCT_KINDS.filter((kind) => kinds.has(kind)),
  };
}

/** S3.05 */
export async function showState(
  { database }: SubscriptionsDependencies,
  { userId }: Caller,
): Promise<CallResult<SubscriptionsShapes["getSubscriptionState"]>> {
  const rows = await listRows(database.kysely, userId);
  return { state: rows.find(({ kind }) => kind === "app")?.state ?? "none" };
}
