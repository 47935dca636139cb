import type { ColumnType, Generated } from "kysely";

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface EventTables {
  event: {
    key_kind: string;
    key_id: string;
    event_id: string;
    type: string;
    payload: ColumnType<unknown, string, string>;
    occurred_at: Date;
    written_at: Generated<Date>;
    /** Null until assigned, which happens after the commit. */
    position: Nullable<number>;
  };
  event_head: { position: number };
  event_subscriber: {
    subscriber: string;
    types: string[];
    since: Date;
    position: number;
    failures: Generated<number>;
    paused_until: Nullable<Date>;
    seen_at: Date;
  };
  event_held: {
    subscriber: string;
    event_id: string;
    key_id: string;
    position: number;
    attempts: number;
    due_at: Nullable<Date>;
    parked_at: Nullable<Date>;
    last_error: Nullable<string>;
  };
}
