import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely";
import pg from "pg";
import type { EventTables } from "../events/tables.ts";
import type { Log } from "../log.ts";
import { createQuietLog } from "../quiet-log.ts";
import { withEffects } from "./after-commit.ts";
import type { Hosts } from "./hosts.ts";
import { ConnectionPool } from "./pool.ts";
import { createProbe, type DatabaseState } from "./probe.ts";
import { isRepeatable } from "./unavailable.ts";

/** The database or a transaction. Add tables with `.withTables<MyTables>()`. */
export type Queryable = Kysely<EventTables>;
export type Transaction = KyselyTransaction<EventTables>;

export interface Database {
  /** Queries outside a transaction. Each SQL text is prepared once per connection. */
  readonly kysely: Queryable;
  /**
   * Runs `work` in one transaction, at most three times if there is a serialization failure or a deadlock. Effects outside
   * the database must therefore wait for the commit (`afterCommit`) or be jobs.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Never prepared. Without `values`, `text` may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Whether the database now answers and accepts writes; takes at most a few seconds. Never throws. */
  check(): Promise<DatabaseState>;
  /** Calls that have a connection, calls waiting for one, and the age of the oldest call that has one. */
  load(): { underWay: number; waiting: number; oldestSeconds: number };
  /** Discards all current connections, busy ones after their call. */
  distrust(): void;
  /** Resolves within the time limit, even if connections hang. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: pg.ClientConfig;
  /** All hosts of the database. When `connection` fails, the host that accepts writes is used. */
  readonly hosts?: Hosts;
  readonly poolSize: number;
  readonly hasPreparedStatements: boolean;
  /** Time limit of a statement. The client waits 20 % longer, then discards the connection. */
  readonly statementLimitMs?: number;
  readonly probeLimitMs?: number;
  readonly closeLimitMs?: number;
  readonly log: Log;
}

/**
 * Plans each prepared statement once instead of at every call: our statements look up by key, where a custom plan is no better, and
 * planning takes longer than execution.
 */
const ONE_PLAN = "-c plan_cache_mode=force_generic_plan";
const ATTEMPTS = 3;
/** With the 20 % that the client adds, a silently lost connection is replaced 12 s after its next use. */
const STATEMENT_LIMIT_MS = 10_000;
/** Also limits the wait for a free connection. */
const CONNECT_LIMIT_MS = 5_000;
/** Limits how long the locks of a vanished node last. */
const IDLE_TRANSACTION_LIMIT_MS = 20_000;
const PROBE_LIMIT_MS = 2_000;
const CLOSE_LIMIT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

export function openDatabase(options: DatabaseOptions): Database {
  const { log, closeLimitMs = CLOSE_LIMIT_MS, probeLimitMs = PROBE_LIMIT_MS } = options;
  const { connection, hasPreparedStatements, hosts = [connection] } = options;
  const pool = new ConnectionPool({
    connection,
    hosts,
    config: { ...sessionConfig(options), max: options.poolSize },
    hasPreparedStatements,
    closeLimitMs,
    log,
  });
  const kysely = new Kysely<EventTables>({ dialect: new PostgresDialect({ pool: pool.forKysely }) });
  const begin = <T>(collect: (transaction: Transaction) => void, work: (transaction: Transaction) => Promise<T>) =>
    kysely.transaction().execute((transaction) => {
      collect(transaction);
      return work(transaction);
    });
  const warn = createQuietLog(log);
  const probe = createProbe({
    address: () => pool.address,
    limitMs: probeLimitMs,
    onLost: () => pool.distrust(),
    onFailure(error) {
      warn("probe", { err: error }, "the database did not answer a check");
      void pool.findHost();
    },
  });
  return {
    kysely,
    transaction: (work) => withEffects((collect) => retrying(() => begin(collect, work)), log),
    run: (text, values) => pool.run(text, values),
    async check() {
      const state = await probe.check();
      if (state.isUp && !state.isWritable) void pool.findHost();
      return pool.hasSuspects ? { isUp: false, isWritable: false } : state;
    },
    load: () => pool.load(),
    distrust: () => pool.distrust(),
    close() {
      probe.close();
      return pool.close();
    },
  };
}

type SessionOptions = Pick<DatabaseOptions, "connection" | "hasPreparedStatements" | "statementLimitMs">;

/** The settings of every connection of the pool. */
export function sessionConfig({
  connection,
  hasPreparedStatements,
  statementLimitMs = STATEMENT_LIMIT_MS,
}: SessionOptions): pg.ClientConfig {
  const options = [connection.options, hasPreparedStatements ? ONE_PLAN : undefined].filter(Boolean).join(" ");
  return {
    types: { getTypeParser: typeParser },
    application_name: "candlewise",
    ...(options !== "" && { options }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: statementLimitMs,
    query_timeout: Math.ceil(statementLimitMs * 1.2),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  };
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
    }
  }
}

/** The SQLSTATE of a database error, such as `23505` for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

const INT8 = 20;
const DATE = 1082;

/** Returns `date` as `YYYY-MM-DD`, since a `Date` would shift it by the time zone, and `bigint` as a number if that is exact. */
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
