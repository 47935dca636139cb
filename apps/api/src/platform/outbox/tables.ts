import type { ColumnType, Generated } from "kysely";

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface OutboxTables {
  outbox_event: {
    user_id: string;
    event_id: string;
    type: string;
    payload: ColumnType<unknown, string, string>;
    occurred_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Nullable<Date>;
    delivered_at: Nullable<Date>;
    parked_at: Nullable<Date>;
    last_error: Nullable<string>;
  };
  /** What a subscriber has already handled. */
  outbox_receipt: { user_id: string; event_id: string; subscriber: string; handled_at: Date };
}
