import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { attempt, messageOf, type Failure } from "./attempt.ts";
import type { StoredEvent, Subscription } from "./subscription.ts";

const BATCH = 50;

/** An event that a subscriber's cursor passes before it is handled. */
export interface Held extends StoredEvent {
  readonly position: number;
  /** Null when it waits for an earlier event of its key. */
  readonly failure: Failure | null;
}

export async function holdEvents(transaction: Transaction, subscriber: string, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  const rows = held.map(({ event_id, key_id, position, failure }) => ({
    subscriber,
    event_id,
    key_id,
    position,
    attempts: failure?.attempts ?? 0,
    due_at: failure?.dueAt ?? null,
    last_error: failure && messageOf(failure.error),
  }));
  await sql`
    insert into event_held (subscriber, event_id, key_id, position, attempts, due_at, last_error)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (subscriber text, event_id uuid, key_id uuid,
      position bigint, attempts int, due_at timestamptz, last_error text)`.execute(transaction);
}

interface DueRow extends StoredEvent {
  readonly attempts: number;
  /** False if the event was erased. */
  readonly exists: boolean;
}

interface Retrying {
  readonly clock: Clock;
  readonly isStopping: () => boolean;
}

/** Retries held events that are due: only the first of each key; the others follow once it is handled. */
export async function retryDue(
  transaction: Transaction,
  { clock, isStopping }: Retrying,
  subscription: Subscription,
): Promise<{ delivered: number; failures: Failure[] }> {
  const { subscriber } = subscription;
  const now = clock.now();
  const { rows } = await sql<DueRow>`
    select held.event_id, held.key_id, held.attempts, event.key_kind, event.type, event.payload, event.occurred_at,
      event.event_id is not null as exists
    from event_held held
    left join event on event.key_id = held.key_id and event.event_id = held.event_id
    where held.subscriber = ${subscriber} and held.due_at <= ${now}
    order by held.due_at limit ${sql.lit(BATCH)}`.execute(transaction);
  const failures: Failure[] = [];
  let delivered = 0;
  for (const row of rows) {
    if (isStopping()) break;
    const failure = row.exists ? await attempt(transaction, { subscription, row, attempts: row.attempts, now }) : null;
    if (failure === null) {
      await sql`select event_release(${subscriber}, ${row.event_id}, ${now})`.execute(transaction);
      delivered++;
    } else {
      await recordFailure(transaction, subscriber, failure, now);
      failures.push(failure);
    }
  }
  return { delivered, failures };
}

async function recordFailure(transaction: Transaction, subscriber: string, failure: Failure, now: Date): Promise<void> {
  const { row, error, attempts, dueAt } = failure;
  await sql`
    update event_held
    set attempts = ${attempts}, due_at = ${dueAt}, parked_at = ${dueAt === null ? now : null}, last_error = ${messageOf(error)}
    where event_id = ${row.event_id} and subscriber = ${subscriber}`.execute(transaction);
}
