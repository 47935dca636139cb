import { eventCatalogue, type EventKey, type EventPayload, type EventType } from "@candlewise/contracts/events";
import { sql, type RawBuilder } from "kysely";
import type { Transaction } from "../database/database.ts";
import type { Ids } from "../ids.ts";

/** An event before it has an id. Its key is `user_id`, `league_id` … as its definition says. */
type NewEvent<Type extends EventType = EventType> = EventKey<Type> & {
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  readonly occurred_at: Date;
  /** Number of the write in the same statement that this event depends on; `row.cause` in `condition`. */
  readonly cause?: number;
};

/** A union over all types, so that each event of a mixed list has the payload of its type. */
export type AnyNewEvent = { [Type in EventType]: NewEvent<Type> }[EventType];

export interface Outbox {
  /** Writes events in the caller's transaction; they are delivered once it commits. */
  append(transaction: Transaction, events: readonly AnyNewEvent[]): Promise<void>;
  /**
   * Writes events in an arm of a common table expression:
   * ``sql`with done as (insert … returning …), event as (${outbox.arm([…], sql`exists (select from done)`)}) select …` ``.
   * Nothing is written unless `condition` holds; it may refer to `row.key_id` and `row.cause`. The SQL text does not depend on the events.
   */
  arm(events: readonly AnyNewEvent[], condition?: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * The same for an event of each row of a CTE, made by the database: for thousands at once. `payload` is a jsonb expression over `row`, whose
   * `key` column holds the id.
   */
  armEach<Type extends EventType>(events: {
    readonly type: Type;
    readonly rows: string;
    readonly key: `${(typeof eventCatalogue)[Type]["key"]}_id`;
    readonly payload: RawBuilder<unknown>;
    readonly occurredAt: Date;
  }): RawBuilder<unknown>;
}

interface OutboxOptions {
  readonly ids: Ids;
  /** Called before events are written. */
  readonly onWrite: () => void;
}

export function createOutbox({ ids, onWrite }: OutboxOptions): Outbox {
  const arm: Outbox["arm"] = (events, condition = sql`true`) => {
    if (events.length > 0) onWrite();
    const rows = events.map((event) => ({
      ...event,
      key_kind: eventCatalogue[event.type].key,
      key_id: keyOf(event),
      event_id: ids.uuid(),
    }));
    return sql`insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
      select row.key_kind, row.key_id, row.event_id, row.type, row.payload, row.occurred_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (key_kind text, key_id uuid, event_id uuid, type text, payload jsonb, occurred_at timestamptz, cause int)
      where ${condition}`;
  };
  return {
    arm,
    armEach({ type, rows, key, payload, occurredAt }) {
      onWrite();
      return sql`insert into event (key_kind, key_id, event_id, type, payload, occurred_at)
        select ${eventCatalogue[type].key}, row.${sql.ref(key)}, gen_random_uuid(), ${type}, ${payload}, ${occurredAt}::timestamptz
        from ${sql.table(rows)} as row`;
    },
    async append(transaction, events) {
      if (events.length > 0) await arm(events).execute(transaction);
    },
  };
}

const keyOf = (event: AnyNewEvent): string => event[`${eventCatalogue[event.type].key}_id`];
