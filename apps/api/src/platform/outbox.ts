import type { DomainEvent, EventPayload, EventType } from "@candlewise/contracts/events";
import { sql, type RawBuilder } from "kysely";
import type { Clock } from "./clock.ts";
import type { Transaction } from "./database.ts";
import type { Ids } from "./ids.ts";

/** An event before it has an id. */
interface NewEvent<Type extends EventType = EventType> {
  readonly user_id: string;
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  readonly occurred_at: Date;
  /** For statements that write several things at once: what must have happened for this event, seen by `condition` as `row.cause`. */
  readonly cause?: number;
}

/** Ties payload and type together for each event of a mixed list. */
export type AnyNewEvent = { [Type in EventType]: NewEvent<Type> }[EventType];

export interface Outbox {
  /** Writes events in the caller's transaction; they are delivered once it commits, those that nobody subscribes to with it. */
  append(transaction: Transaction, events: readonly AnyNewEvent[]): Promise<void>;
  /**
   * The same as an arm of a common table expression:
   * ``sql`with done as (insert … returning …), event as (${outbox.arm([…], sql`exists (select from done)`)}) select …` ``.
   * Nothing is written unless `condition` holds. The SQL text does not depend on the events.
   */
  arm(events: readonly AnyNewEvent[], condition?: RawBuilder<unknown>): RawBuilder<unknown>;
}

interface OutboxOptions {
  readonly ids: Ids;
  readonly clock: Clock;
  /** Whether anyone subscribes to it. */
  readonly isAwaited: (type: EventType) => boolean;
  /** Called whenever events that somebody awaits are about to be written. */
  readonly onWrite: () => void;
}

export function createOutbox({ ids, clock, isAwaited, onWrite }: OutboxOptions): Outbox {
  const arm: Outbox["arm"] = (events, condition = sql`true`) => {
    if (events.some(({ type }) => isAwaited(type))) onWrite();
    const now = clock.now();
    const rows = events.map((event) => ({
      ...event,
      event_id: ids.uuid(),
      delivered_at: isAwaited(event.type) ? null : now,
    }));
    return sql`insert into outbox_event (user_id, event_id, type, payload, occurred_at, delivered_at)
      select row.user_id, row.event_id, row.type, row.payload, row.occurred_at, row.delivered_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (user_id text, event_id uuid, type text, payload jsonb, occurred_at timestamptz,
          delivered_at timestamptz, cause int)
      where ${condition}`;
  };
  return {
    arm,
    async append(transaction, events) {
      if (events.length > 0) await arm(events).execute(transaction);
    },
  };
}

/**
 * Reacts to one type of event. `handle` runs in a transaction that also notes the event as handled by `subscriber`, so its
 * writes happen once however often the event is delivered; effects outside the database may repeat.
 */
export interface Subscription {
  /** Unique and never changed, such as `streaks.count-day`. */
  readonly subscriber: string;
  readonly type: EventType;
  readonly handle: (event: DomainEvent, transaction: Transaction) => Promise<void>;
}

/** A subscription whose handler receives the event of its type. */
export function subscribe<Type extends EventType>(
  subscriber: string,
  type: Type,
  handle: (event: DomainEvent<Type>, transaction: Transaction) => Promise<void>,
): Subscription {
  return {
    subscriber,
    type,
    handle: async (event, transaction) => {
      if (isOfType(event, type)) await handle(event, transaction);
    },
  };
}

function isOfType<Type extends EventType>(event: DomainEvent, type: Type): event is DomainEvent<Type> {
  return event.type === type;
}
