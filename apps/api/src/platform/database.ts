import { Kysely, PostgresDialect, sql, type Transaction as KyselyTransaction } from "kysely";
import pg from "pg";
import type { Log } from "./log.ts";
import { withNamedStatements } from "./named-statements.ts";
import type { OutboxTables } from "./outbox/tables.ts";

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
  /** Several statements at once, without parameters and never prepared. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Calls that wait for a connection now. */
  waiting(): number;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: pg.ClientConfig;
  readonly poolSize: number;
  readonly hasPreparedStatements: boolean;
  readonly log: Log;
}

/**
 * A prepared statement is planned once, not at every call: all of ours look up by keys, where a plan made for the very values is no better,
 * and takes longer to make than to carry out.
 */
const ONE_PLAN = "-c plan_cache_mode=force_generic_plan";
const ATTEMPTS = 3;
const RETRYABLE = new Set(["40001", "40P01"]);

export function openDatabase({ connection, poolSize, hasPreparedStatements, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    types: { getTypeParser: typeParser },
    application_name: "candlewise",
    ...(hasPreparedStatements && { options: ONE_PLAN }),
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A broken idle connection leaves the pool by itself; without a listener it would end the process.
  let isClosed = false;
  pool.on("error", (error) => {
    if (!isClosed) log.warn({ err: error }, "an idle database connection broke");
  });
  // The same for one that is in use between two queries; the next query on it fails and says why.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<OutboxTables>({
    dialect: new PostgresDialect({ pool: hasPreparedStatements ? withNamedStatements(pool) : pool }),
  });
  return {
    kysely,
    transaction: (work) => retrying(() => kysely.transaction().execute(work)),
    run: (text, values) => pool.query<Record<string, unknown>>(text, values),
    ping: async () => void (await sql`select 1`.execute(kysely)),
    waiting: () => pool.waitingCount,
    close() {
      isClosed = true;
      return pool.end();
    },
  };
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** The SQLSTATE of a database error, such as `23505` for a key that is taken. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

const INT8 = 20;
const DATE = 1082;

/** `date` stays `YYYY-MM-DD` (a `Date` would shift it by the time zone) and `bigint` is a number while it is exact. */
function typeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === DATE) return (value) => value;
  if (oid === INT8) return exactNumber;
  return pg.types.getTypeParser(oid, format);
}

function exactNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number; select it as text.`);
  return number;
}
