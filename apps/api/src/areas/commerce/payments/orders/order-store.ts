import { sql } from "kysely";
import type { Insertable, Updateable } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { tables, type OrderRow, type StoredOrder } from "../tables.ts";

const ofOrder = (db: Queryable, userId: string, orderId: string) =>
  tables(db).selectFrom("payments_order").selectAll().where("user_id", "=", userId).where("order_id", "=", orderId);

export const findOrder = (db: Queryable, userId: string, orderId: string): Promise<StoredOrder | undefined> =>
  ofOrder(db, userId, orderId).executeTakeFirst();

export const lockOrder = (
  transaction: Transaction,
  userId: string,
  orderId: string,
): Promise<StoredOrder | undefined> => ofOrder(transaction, userId, orderId).forUpdate().executeTakeFirst();

/** What an order has before the provider has told of it. */
export const UNTOLD = {
  status: "created",
  method: null,
  card_brand: null,
  card_last4: null,
  decline_code: null,
  verify_url: null,
  paid_at: null,
  sent_at: null,
} as const;

/** What a learner pays is settled one after the other. */
export const lockPayments = async (transaction: Transaction, userId: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`payments_order ${userId}`}, 0))`.execute(
    transaction,
  ));

/** By the id alone, for operators. */
export const findOrderOfAnyone = (db: Queryable, orderId: string): Promise<StoredOrder | undefined> =>
  tables(db).selectFrom("payments_order").selectAll().where("order_id", "=", orderId).executeTakeFirst();

interface Intent {
  readonly userId: string;
  readonly offerId: string;
  readonly pricingId: string;
}

const ofIntent = (db: Queryable, { userId, offerId, pricingId }: Intent) =>
  tables(db)
    .selectFrom("payments_order")
    .where("user_id", "=", userId)
    .where("offer_id", "=", offerId)
    .where("pricing_id", "=", pricingId);

export const findOpenOrder = (db: Queryable, intent: Intent): Promise<StoredOrder | undefined> =>
  ofIntent(db, intent).selectAll().where("is_open", "=", true).executeTakeFirst();

export async function countOrders(db: Queryable, intent: Intent): Promise<number> {
  const { count } = await ofIntent(db, intent)
    .select((all) => all.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** False if it exists, or another order of the same intent is open. */
export async function insertOrder(db: Queryable, row: Insertable<OrderRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("payments_order")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOrder(
  db: Queryable,
  { user_id, order_id }: Pick<OrderRow, "user_id" | "order_id">,
  changes: Updateable<OrderRow>,
): Promise<void> {
  await tables(db)
    .updateTable("payments_order")
    .set(changes)
    .where("user_id", "=", user_id)
    .where("order_id", "=", order_id)
    .execute();
}

/**
 * Changes an order of which the provider has not told, as it was read. If it was charged or told of since, it stays. Returns how it stands.
 */
export async function updateUntold(
  db: Queryable,
  order: StoredOrder,
  changes: Updateable<OrderRow>,
): Promise<StoredOrder> {
  await tables(db)
    .updateTable("payments_order")
    .set(changes)
    .where("user_id", "=", order.user_id)
    .where("order_id", "=", order.order_id)
    .where("status", "=", "created")
    .where("sent_at", "is not distinct from", order.sent_at)
    .execute();
  return (await findOrder(db, order.user_id, order.order_id)) ?? order;
}

/** Takes the question for an order that is due; false if it was asked or told of since it was read. */
export async function takeQuestion(
  db: Queryable,
  { user_id, order_id, ask_at }: Pick<OrderRow, "user_id" | "order_id" | "ask_at">,
  next: { asks: number; ask_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("payments_order")
    .set(next)
    .where("user_id", "=", user_id)
    .where("order_id", "=", order_id)
    .where("ask_at", "=", ask_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the call that charges an order; false while another one may be under way, or if the order was given up. */
export async function takeCharge(
  db: Queryable,
  { user_id, order_id }: Pick<OrderRow, "user_id" | "order_id">,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("payments_order")
    .set({ sent_at: now })
    .where("user_id", "=", user_id)
    .where("order_id", "=", order_id)
    .where("status", "=", "created")
    .where("is_open", "=", true)
    .where((row) => row.or([row("sent_at", "is", null), row("sent_at", "<", abandonedBefore)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The orders whose status is to be asked for, the most overdue first. */
export const listDueOrders = (db: Queryable, now: Date, limit: number): Promise<StoredOrder[]> =>
  tables(db)
    .selectFrom("payments_order")
    .selectAll()
    .where("ask_at", "<=", now)
    .orderBy("ask_at")
    .limit(limit)
    .execute();

/** The newest order of a subscription, with which a renewal shares its terms. */
export const findOrderOfSubscription = (
  db: Queryable,
  userId: string,
  subscriptionId: string,
): Promise<StoredOrder | undefined> =>
  tables(db)
    .selectFrom("payments_order")
    .selectAll()
    .where("user_id", "=", userId)
    .where("provider_subscription_id", "=", subscriptionId)
    .orderBy("ordered_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** What a learner ordered and paid, or waits for, the newest first. Forms that were never sent are left out. */
export const listOrdersOf = (db: Queryable, userId: string): Promise<StoredOrder[]> =>
  tables(db)
    .selectFrom("payments_order")
    .selectAll()
    .where("user_id", "=", userId)
    .where("purpose", "!=", "card")
    .where((row) => row.or([row("status", "!=", "created"), row("is_one_click", "=", true)]))
    .orderBy("ordered_at", "desc")
    .orderBy("order_id")
    .execute();

/** Orders of all users, the newest first. */
export function listOrdersOfAll(
  db: Queryable,
  { before, isWaiting, limit }: { before: Date | null; isWaiting: boolean; limit: number },
): Promise<StoredOrder[]> {
  let query = tables(db).selectFrom("payments_order").selectAll().where("purpose", "!=", "card");
  if (before !== null) query = query.where("ordered_at", "<", before);
  if (isWaiting) query = query.where("ask_at", "is not", null);
  return query.orderBy("ordered_at", "desc").limit(limit).execute();
}

export async function readWaiting(db: Queryable): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*) as waiting, min(ordered_at) as oldest from payments_order where ask_at is not null`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** The subscriptions at the provider that a learner has paid for with other orders than this one. */
export async function listPaidSubscriptions(
  db: Queryable,
  { user_id, provider_subscription_id }: Pick<StoredOrder, "user_id" | "provider_subscription_id">,
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("payments_order")
    .select("provider_subscription_id as id")
    .distinct()
    .where("user_id", "=", user_id)
    .where("status", "in", ["settle_ok", "partial_refunded"])
    .where("provider_subscription_id", "is not", null)
    .where("provider_subscription_id", "is distinct from", provider_subscription_id)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map(({ id }) => id);
}

/** An order and the renewals of its subscription, as far as they are paid and not given back. */
export function listOrdersOfContract(
  db: Queryable,
  { user_id, order_id, provider_subscription_id }: StoredOrder,
): Promise<StoredOrder[]> {
  return tables(db)
    .selectFrom("payments_order")
    .selectAll()
    .where("user_id", "=", user_id)
    .where((row) =>
      row.or([
        row("order_id", "=", order_id),
        ...(provider_subscription_id === null ? [] : [row("provider_subscription_id", "=", provider_subscription_id)]),
      ]),
    )
    .where("status", "in", ["settle_ok", "partial_refunded"])
    .orderBy("ordered_at")
    .execute();
}
