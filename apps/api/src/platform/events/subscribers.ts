import { sql } from "kysely";
import type { Queryable, Transaction } from "../database/database.ts";
import type { Subscription } from "./subscription.ts";

/**
 * Registers subscriptions, so that events written from now on are retained for them. Types are only added: when a node of an older release
 * restarts, it must not remove types that a newer release handles.
 */
export async function registerSubscribers(db: Queryable, subscriptions: readonly Subscription[], now: Date) {
  for (const { subscriber, types, since } of subscriptions) {
    await sql`
      insert into event_subscriber as known (subscriber, types, since, position, seen_at)
      select ${subscriber}, ${[...types]}::text[], coalesce(${since ?? null}::timestamptz, clock_timestamp()),
        case when ${since ?? null}::timestamptz is null then position else 0 end, ${now}
      from event_head
      on conflict (subscriber) do update set seen_at = excluded.seen_at,
        types = array(select unnest(known.types) union select unnest(excluded.types) order by 1)`.execute(db);
  }
}

interface Waking {
  /** Subscribers with events to deliver or retry. */
  readonly subscribers: readonly string[];
  readonly hasUnnumbered: boolean;
}

/** The only query of an idle node. */
export async function findWork(db: Queryable, names: readonly string[], now: Date): Promise<Waking> {
  const { rows } = await sql<{ subscribers: string[]; is_unnumbered: boolean }>`
    select exists (select from event where position is null) as is_unnumbered, array(
      select subscriber from event_subscriber
      where subscriber = any(${[...names]}::text[]) and (
        ((paused_until is null or paused_until <= ${now}) and position < (select position from event_head))
        or exists (select from event_held held where held.subscriber = event_subscriber.subscriber and due_at <= ${now})
      )) as subscribers`.execute(db);
  return { subscribers: rows[0]?.subscribers ?? [], hasUnnumbered: rows[0]?.is_unnumbered ?? false };
}

export interface Claim {
  readonly position: number;
  readonly failures: number;
  readonly is_paused: boolean;
  readonly has_due: boolean;
}

/**
 * Locks the subscriber until the transaction ends. Undefined when another node holds the lock, or when the registration names types that
 * this node does not handle. The lock of a vanished node ends with `idle_in_transaction_session_timeout`.
 */
export async function claimSubscriber(
  transaction: Transaction,
  { subscriber, types }: Subscription,
  now: Date,
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select position, failures, coalesce(paused_until > ${now}, false) as is_paused,
      exists (select from event_held where subscriber = ${subscriber} and due_at <= ${now}) as has_due
    from event_subscriber
    where subscriber = ${subscriber} and types <@ ${[...types]}::text[]
    for update skip locked`.execute(transaction);
  return rows[0];
}
