import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import { attempt, type Failure } from "./attempt.ts";
import { holdEvents, retryDue, type Held } from "./held.ts";
import { claimSubscriber, type Claim } from "./subscribers.ts";
import type { StoredEvent, Subscription } from "./subscription.ts";

/** Log rows of any type that one step reads. */
const WINDOW = 500;
/** A step commits after this time to keep its locks short. */
const STEP_MS = 250;
/** This many failed first deliveries in a row mean that the subscriber is at fault: it pauses, then tries one event at a time. */
export const PAUSE_AFTER = 10;
const LEAST_PAUSE_SECONDS = 15;
const MOST_PAUSE_SECONDS = 300;

export interface DeliveryContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly isStopping: () => boolean;
}

/** The outcome of a committed step. */
export interface Step {
  readonly hasMore: boolean;
  readonly delivered: number;
  readonly failures: readonly Failure[];
  readonly pausedUntil: Date | null;
}

const NOTHING: Step = { hasMore: false, delivered: 0, failures: [], pausedUntil: null };

interface LogRow extends StoredEvent {
  readonly position: number;
  /** An earlier event of the same key is held. */
  readonly is_held: boolean;
}

/**
 * Handles the next events of a subscriber and advances its cursor, in one transaction. The first attempt uses no savepoints, which is
 * fast; if a handler fails, it is rolled back and repeated with a savepoint per event.
 */
export async function deliverStep(context: DeliveryContext, subscription: Subscription): Promise<Step> {
  const run = (isCareful: boolean) =>
    context.database.transaction((transaction) => stepIn(transaction, context, subscription, isCareful));
  try {
    return await run(false);
  } catch {
    return run(true);
  }
}

async function stepIn(
  transaction: Transaction,
  context: DeliveryContext,
  subscription: Subscription,
  isCareful: boolean,
): Promise<Step> {
  const now = context.clock.now();
  const claim = await claimSubscriber(transaction, subscription, now);
  if (claim === undefined) return NOTHING;
  if (claim.has_due) {
    const { delivered, failures } = await retryDue(transaction, context, subscription);
    if (delivered > 0) await resumeSubscriber(transaction, subscription);
    return { hasMore: true, delivered, failures, pausedUntil: null };
  }
  if (claim.is_paused) return NOTHING;
  return advance(transaction, { context, subscription, claim, isCareful });
}

interface Advance {
  readonly context: DeliveryContext;
  readonly subscription: Subscription;
  readonly claim: Claim;
  readonly isCareful: boolean;
}

async function advance(transaction: Transaction, needs: Advance): Promise<Step> {
  const { context, subscription, claim } = needs;
  const { last, rows } = await readLog(transaction, subscription, claim.position);
  if (last === null) return NOTHING;
  const now = context.clock.now();
  const { position, held, failures, delivered, inARow } = await handleRows(transaction, rows, { ...needs, now });
  await holdEvents(transaction, subscription.subscriber, held);
  const pausedUntil = failures.length > 0 ? endOfPause(inARow, now) : null;
  await sql`
    update event_subscriber set position = ${position ?? last}, failures = ${inARow}, paused_until = ${pausedUntil}
    where subscriber = ${subscription.subscriber}`.execute(transaction);
  return { hasMore: pausedUntil === null && !context.isStopping(), delivered, failures, pausedUntil };
}

/** `position` is null if all rows were handled or held. */
async function handleRows(
  transaction: Transaction,
  rows: readonly LogRow[],
  { context, subscription, claim, isCareful, now }: Advance & { now: Date },
) {
  const limit = performance.now() + STEP_MS;
  const heldKeys = new Set<string>();
  const held: Held[] = [];
  const failures: Failure[] = [];
  let { position, failures: inARow } = claim;
  let delivered = 0;
  const isOver = () =>
    context.isStopping() ||
    (position > claim.position && performance.now() > limit) ||
    (failures.length > 0 && inARow >= PAUSE_AFTER);
  const isBehind = (row: LogRow) => row.is_held || heldKeys.has(row.key_id);
  const hold = (row: LogRow, failure: Failure | null) => {
    heldKeys.add(row.key_id);
    held.push({ ...row, failure });
  };
  for (const batch of batchesOf(rows, isCareful ? 1 : subscription.most)) {
    if (isOver()) return { position, held, failures, inARow, delivered };
    const free = batch.filter((row) => !isBehind(row));
    for (const row of batch.filter(isBehind)) hold(row, null);
    const [first] = free;
    if (isCareful && first) {
      const failure = await attempt(transaction, { subscription, row: first, attempts: 0, now });
      if (failure) {
        hold(first, failure);
        failures.push(failure);
        if (failure.attempts > 0) inARow++;
      } else {
        delivered++;
        inARow = 0;
      }
    } else if (first) {
      await subscription.handle(free, transaction);
      delivered += free.length;
      inARow = 0;
    }
    position = batch.at(-1)?.position ?? position;
  }
  return { position: null, held, failures, inARow, delivered };
}

function* batchesOf<Row>(rows: readonly Row[], most: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += most) yield rows.slice(start, start + most);
}

function endOfPause(failures: number, now: Date): Date | null {
  if (failures < PAUSE_AFTER) return null;
  const seconds = Math.min(LEAST_PAUSE_SECONDS * 2 ** (failures - PAUSE_AFTER), MOST_PAUSE_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}

/** Called after a success, which shows that the subscriber works again. */
const resumeSubscriber = (transaction: Transaction, { subscriber }: Subscription) =>
  sql`
    update event_subscriber set failures = 0, paused_until = null
    where subscriber = ${subscriber} and failures > 0`.execute(transaction);

/** The subscriber's events in the next window of the log, and the window's last position; null at the end of the log. */
async function readLog(
  transaction: Transaction,
  { subscriber, types }: Subscription,
  after: number,
): Promise<{ last: number | null; rows: LogRow[] }> {
  // The plan is cached while the log grows by orders of magnitude, so it must use the index.
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(transaction);
  const { rows } = await sql<LogRow & { last: number | null }>`
    with seen as materialized (
      select * from event where position > ${after} order by position limit ${sql.lit(WINDOW)}
    )
    select log_end.position as last, seen.position, seen.event_id, seen.key_kind, seen.key_id, seen.type, seen.payload,
      seen.occurred_at, exists (
        select from event_held held where held.key_id = seen.key_id and held.subscriber = ${subscriber}) as is_held
    from (select max(position) as position from seen) as log_end
    left join seen on seen.type = any(${[...types]}::text[])
      and seen.written_at >= (select since from event_subscriber where subscriber = ${subscriber})
    order by seen.position`.execute(transaction);
  await sql`
    select set_config('enable_seqscan', 'on', true), set_config('enable_sort', 'on', true)`.execute(transaction);
  return { last: rows[0]?.last ?? null, rows: rows.filter((row) => row.event_id !== null) };
}
