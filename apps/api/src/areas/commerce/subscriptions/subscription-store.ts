import type { Subscription } from "@candlewise/domain/subscriptions/subscription";
import { sql, type Updateable } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { tables, type SubscriptionRow } from "./tables.ts";

const all = (db: Queryable) => tables(db).selectFrom("subscriptions_subscription").selectAll();

/** The current ones first, then the newest. */
export const listRows = (db: Queryable, userId: string): Promise<SubscriptionRow[]> =>
  all(db)
    .where("user_id", "=", userId)
    .orderBy((row) => row("state", "in", ["cancelled", "expired"]))
    .orderBy("started_at", "desc")
    .orderBy("subscription_id")
    .execute();

export const findRow = (db: Queryable, userId: string, id: string): Promise<SubscriptionRow | undefined> =>
  all(db).where("user_id", "=", userId).where("subscription_id", "=", id).executeTakeFirst();

export const lockRow = (transaction: Transaction, userId: string, id: string): Promise<SubscriptionRow | undefined> =>
  all(transaction).where("user_id", "=", userId).where("subscription_id", "=", id).forUpdate().executeTakeFirst();

/** A subscription as whoever bills it names it. */
export interface ProviderKey {
  readonly provider: SubscriptionRow["provider"];
  readonly providerId: string;
}

const billedAs = (db: Queryable, userId: string, { provider, providerId }: ProviderKey) =>
  all(db).where("user_id", "=", userId).where("provider", "=", provider).where("provider_id", "=", providerId);

export const findByProvider = (db: Queryable, userId: string, key: ProviderKey): Promise<SubscriptionRow | undefined> =>
  billedAs(db, userId, key).executeTakeFirst();

export const lockByProvider = (
  transaction: Transaction,
  userId: string,
  key: ProviderKey,
): Promise<SubscriptionRow | undefined> => billedAs(transaction, userId, key).forUpdate().executeTakeFirst();

/** False if the subscription is known: nothing happens then. */
export async function insertRow(db: Queryable, row: SubscriptionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("subscriptions_subscription")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateRow(
  db: Queryable,
  { user_id, subscription_id }: Pick<SubscriptionRow, "user_id" | "subscription_id">,
  changes: Updateable<SubscriptionRow>,
): Promise<void> {
  await tables(db)
    .updateTable("subscriptions_subscription")
    .set(changes)
    .where("user_id", "=", user_id)
    .where("subscription_id", "=", subscription_id)
    .execute();
}

/** Takes the turn to change a subscription at the provider; false while another call may be under way. */
export async function takeTurn(
  db: Queryable,
  { user_id, subscription_id }: Pick<SubscriptionRow, "user_id" | "subscription_id">,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("subscriptions_subscription")
    .set({ turn_at: now })
    .where("user_id", "=", user_id)
    .where("subscription_id", "=", subscription_id)
    .where((row) => row.or([row("turn_at", "is", null), row("turn_at", "<", abandonedBefore)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the turn that was taken then, unless another call has taken it since. */
export async function endTurn(
  db: Queryable,
  { user_id, subscription_id }: Pick<SubscriptionRow, "user_id" | "subscription_id">,
  takenAt: Date,
): Promise<void> {
  await tables(db)
    .updateTable("subscriptions_subscription")
    .set({ turn_at: null })
    .where("user_id", "=", user_id)
    .where("subscription_id", "=", subscription_id)
    .where("turn_at", "=", takenAt)
    .execute();
}

export async function hadStoreTrial(db: Queryable, userId: string): Promise<boolean> {
  const found = await all(db)
    .where("user_id", "=", userId)
    .where("provider", "!=", "solidgate")
    .where("had_trial", "=", true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that the provider is to be asked for, the most overdue first. */
export const listDueRows = (db: Queryable, now: Date, limit: number): Promise<SubscriptionRow[]> =>
  all(db).where("look_at", "<=", now).orderBy("look_at").limit(limit).execute();

/** Those whose trial ends before `endsBefore`, and who were not reminded. */
export const listTrialsToRemind = (db: Queryable, endsBefore: Date): Promise<SubscriptionRow[]> =>
  all(db)
    .where("trial_ends_at", "<=", endsBefore)
    .where("trial_reminded_at", "is", null)
    .where("state", "=", "active")
    .orderBy("trial_ends_at")
    .limit(500)
    .execute();

/** Plans of a year or more that renew before `renewsBefore`, whose subscribers were not told; app stores tell of theirs. */
export const listRenewalsToTell = (db: Queryable, now: Date, renewsBefore: Date): Promise<SubscriptionRow[]> =>
  all(db)
    .where("period_unit", "=", "year")
    .where("state", "=", "active")
    .where("provider", "=", "solidgate")
    .where("trial_ends_at", "is", null)
    .where("renews_at", ">", now)
    .where("renews_at", "<=", renewsBefore)
    .where((where) => where("renewal_told_for", "is distinct from", where.ref("renews_at")))
    .orderBy("renews_at")
    .limit(500)
    .execute();

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  state: row.state,
  pendingAction: row.pending_action,
  endsNow: row.ends_now,
  productId: row.product_id,
  nextProductId: row.next_product_id,
  amountMinor: row.amount_minor,
  paidUntil: row.paid_until,
  renewsAt: row.renews_at,
  trialEndsAt: row.trial_ends_at,
  nextTryAt: row.next_try_at,
  updatedAt: row.updated_at,
});

export interface Recurring {
  state: SubscriptionRow["state"];
  currency: string;
  period_unit: SubscriptionRow["period_unit"];
  period_count: number;
  amount_minor: number;
  count: number;
}

/** How many subscriptions that have not ended have each state and price. */
export async function countRecurring(db: Queryable): Promise<Recurring[]> {
  const { rows } = await sql<Recurring>`
    select state, currency, period_unit, period_count, amount_minor, count(*) as count from subscriptions_subscription
    where state in ('active', 'cancelling', 'redemption')
    group by state, currency, period_unit, period_count, amount_minor`.execute(db);
  return rows;
}

export async function countChanges(
  db: Queryable,
  since: Date,
): Promise<{ new: number; churned: number; recovered: number }> {
  const { rows } = await sql<{ new: number; churned: number; recovered: number }>`
    select count(*) filter (where started_at >= ${since}) as new,
      count(*) filter (where ended_at >= ${since}) as churned,
      count(*) filter (where recovered_at >= ${since}) as recovered
    from subscriptions_subscription`.execute(db);
  return rows[0] ?? { new: 0, churned: 0, recovered: 0 };
}
