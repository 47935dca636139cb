import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface SubscriptionRow {
  readonly subscription_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly server_key: string;
}

/** Stores a browser, or its new keys, and returns its id. It belongs to one user at a time: the last to subscribe with it. */
export async function saveSubscription(
  db: Transaction,
  userId: string,
  { subscription_id, endpoint, p256dh, auth, server_key }: SubscriptionRow,
  now: Date,
): Promise<string> {
  await sql`delete from notifications_subscription where endpoint = ${endpoint} and user_id <> ${userId}`.execute(db);
  const { rows } = await sql<{ subscription_id: string }>`
    insert into notifications_subscription (user_id, subscription_id, endpoint, p256dh, auth, server_key, created_at)
    values (${userId}, ${subscription_id}, ${endpoint}, ${p256dh}, ${auth}, ${server_key}, ${now})
    on conflict (user_id, endpoint) do update
    set p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key
    returning subscription_id`.execute(db);
  return rows[0]?.subscription_id ?? subscription_id;
}

/** Deletes all but the newest browsers of a user. */
export async function keepNewest(db: Transaction, userId: string, most: number): Promise<void> {
  await sql`
    delete from notifications_subscription where user_id = ${userId} and subscription_id in (
      select subscription_id from notifications_subscription where user_id = ${userId}
      order by created_at desc, subscription_id desc offset ${most})`.execute(db);
}

/** False when there is no such browser. */
export async function deleteSubscription(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from notifications_subscription where user_id = ${userId} and subscription_id = ${id}
    returning subscription_id`.execute(db);
  return rows.length > 0;
}

/** Those that accept messages signed with a key. */
export async function listSubscriptions(db: Queryable, userId: string, serverKey: string): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select subscription_id, endpoint, p256dh, auth, server_key from notifications_subscription
    where user_id = ${userId} and server_key = ${serverKey}`.execute(db);
  return rows;
}

/** False when the message was sent to this browser before, or is being sent. */
export async function beginAttempt(
  db: Queryable,
  { userId, entryId, subscriptionId, now }: { userId: string; entryId: string; subscriptionId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into notifications_attempt (user_id, entry_id, subscription_id, at)
    values (${userId}, ${entryId}, ${subscriptionId}, ${now}) on conflict do nothing returning user_id`.execute(db);
  return rows.length > 0;
}

/** Nothing was delivered: another attempt may be made. */
export async function takeBackAttempt(
  db: Queryable,
  { userId, entryId, subscriptionId }: { userId: string; entryId: string; subscriptionId: string },
): Promise<void> {
  await sql`
    delete from notifications_attempt
    where user_id = ${userId} and entry_id = ${entryId} and subscription_id = ${subscriptionId}`.execute(db);
}
