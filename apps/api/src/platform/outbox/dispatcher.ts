import { eventSchemas, type DomainEvent, type EventType } from "@candlewise/contracts/events";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database.ts";
import type { Log } from "../log.ts";
import type { Subscription } from "../outbox.ts";

export interface Dispatcher {
  /** Delivers soon. Cheap: calls while a delivery runs are joined into one more. */
  nudge(): void;
  /** Delivers all that is due now, and resolves when done. */
  drain(): Promise<void>;
  /** Polls until stopped, for events of other nodes and for second tries. */
  start(): void;
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly subscriptions: readonly Subscription[];
}

interface Row {
  user_id: string;
  event_id: string;
  type: string;
  payload: unknown;
  occurred_at: Date;
  attempts: number;
}

const POLL_MS = 1000;
/** After a write, so that events of one busy moment are delivered together. */
const GATHER_MS = 25;
const BATCH = 200;
/** Events handled side by side; each takes a connection beside the one that holds the batch. */
const PARALLEL = 3;
export const MAX_ATTEMPTS = 8;
const MAX_DELAY_SECONDS = 3600;

export function createDispatcher(options: Options): Dispatcher {
  const { database, log } = options;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const run = async () => {
    while (isWanted) {
      isWanted = false;
      while ((await database.transaction((transaction) => deliverBatch(transaction, options))) > 0);
    }
  };
  const begin = () => {
    isWanted = true;
    running ??= run().finally(() => (running = null));
    return running;
  };
  const deliverGathered = () => {
    gathering = undefined;
    begin().catch((error: unknown) => log.error({ err: error }, "delivering events failed"));
  };
  const nudge = () => {
    gathering ??= setTimeout(deliverGathered, GATHER_MS);
  };
  return {
    nudge,
    drain: begin,
    start: () => (timer ??= setInterval(nudge, POLL_MS).unref()),
    async stop() {
      clearInterval(timer);
      clearTimeout(gathering);
      isWanted = false;
      await running?.catch(() => undefined);
    },
  };
}

/** Takes the oldest waiting event of each of some users, so that the order of one user's events holds across nodes. */
async function deliverBatch(transaction: Transaction, options: Options): Promise<number> {
  const now = options.clock.now();
  const { rows } = await sql<Row>`
    select user_id, event_id, type, payload, occurred_at, attempts
    from outbox_event event
    where delivered_at is null and parked_at is null
      and (next_attempt_at is null or next_attempt_at <= ${now})
      and not exists (
        select from outbox_event earlier
        where earlier.user_id = event.user_id and earlier.event_id < event.event_id
          and earlier.delivered_at is null and earlier.parked_at is null)
    order by event_id limit ${BATCH}
    for update skip locked`.execute(transaction);
  const results: { row: Row; error: unknown }[] = [];
  for (let start = 0; start < rows.length; start += PARALLEL) {
    const group = rows.slice(start, start + PARALLEL);
    results.push(...(await Promise.all(group.map(async (row) => ({ row, error: await deliver(row, options) })))));
  }
  const delivered = results.filter(({ error }) => error === undefined).map(({ row }) => row);
  await recordDelivered(transaction, delivered, now);
  for (const { row, error } of results) if (error !== undefined) await recordFailure(transaction, row, error, options);
  return rows.length;
}

/** Undefined when every subscriber has handled the event. */
async function deliver(row: Row, { database, clock, subscriptions }: Options): Promise<unknown> {
  try {
    const event = toEvent(row);
    for (const { subscriber, type, handle } of subscriptions) {
      if (type !== event.type) continue;
      await database.transaction(async (transaction) => {
        const receipt = await sql`
          insert into outbox_receipt (user_id, event_id, subscriber, handled_at)
          values (${event.user_id}, ${event.id}, ${subscriber}, ${clock.now()})
          on conflict do nothing returning 1`.execute(transaction);
        if (receipt.rows.length > 0) await handle(event, transaction);
      });
    }
    return undefined;
  } catch (error) {
    return error ?? new Error("unknown failure");
  }
}

async function recordDelivered(transaction: Transaction, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const users = rows.map((row) => row.user_id);
  const events = rows.map((row) => row.event_id);
  await sql`
    update outbox_event set delivered_at = ${now}
    from unnest(${users}::text[], ${events}::uuid[]) as delivered (user_id, event_id)
    where outbox_event.user_id = delivered.user_id and outbox_event.event_id = delivered.event_id`.execute(transaction);
}

async function recordFailure(transaction: Transaction, row: Row, error: unknown, options: Options): Promise<void> {
  const { clock, log } = options;
  const attempts = row.attempts + 1;
  const isParked = attempts >= MAX_ATTEMPTS;
  const delay = Math.min(2 ** attempts, MAX_DELAY_SECONDS);
  const next = new Date(clock.now().getTime() + delay * 1000);
  const facts = { err: error, eventId: row.event_id, type: row.type, attempts };
  if (isParked) log.error(facts, "an event was parked after its last try");
  else log.warn(facts, "an event will be tried again");
  await sql`
    update outbox_event
    set attempts = ${attempts}, next_attempt_at = ${next}, parked_at = ${isParked ? clock.now() : null},
        last_error = ${(error instanceof Error ? error.message : "no error").slice(0, 500)}
    where user_id = ${row.user_id} and event_id = ${row.event_id}`.execute(transaction);
}

function toEvent(row: Row): DomainEvent {
  if (!isEventType(row.type)) throw new Error(`There is no event type ${row.type}.`);
  return {
    id: row.event_id,
    user_id: row.user_id,
    type: row.type,
    payload: eventSchemas[row.type].parse(row.payload),
    occurred_at: row.occurred_at.toISOString(),
  };
}

const isEventType = (type: string): type is EventType => Object.hasOwn(eventSchemas, type);
