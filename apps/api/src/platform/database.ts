import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { OutboxTables } from "./outbox-tables.ts";

/** Anything that runs queries: the database itself, or a transaction. Add tables with `.withTables<MyTables>()`. */
export type Queryable = Kysely<OutboxTables>;
export type Transaction = KyselyTransaction<OutboxTables>;

export interface Database {
  /** Queries outside a transaction. Each SQL text is prepared once per connection. */
  readonly kysely: Queryable;
  /**
   * Runs `work` in one transaction. It runs again, up to three times, after a serialization failure or a deadlock, so it
   * must have no effect outside the database.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Calls that wait for a connection now. */
  waiting(): number;
  close(): Promise<void>;
}
