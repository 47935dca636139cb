import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { createQuietLog } from "../quiet-log.ts";
import { findWritable, type Hosts } from "./hosts.ts";
import { nameStatements } from "./named-statements.ts";
import { DatabaseUnavailable, troubleOf, type Trouble } from "./unavailable.ts";

export interface PoolOptions {
  /** Where to connect until that fails. */
  readonly connection: pg.ClientConfig;
  /** All hosts of the database, one of which accepts writes. */
  readonly hosts: Hosts;
  /** Passed to `pg.Pool`. */
  readonly config: pg.PoolConfig;
  readonly hasPreparedStatements: boolean;
  readonly closeLimitMs: number;
  readonly log: Log;
}

interface ClientState {
  readonly wrapped: PostgresPoolClient;
  /** Null while idle. */
  busySince: number | null;
  /** Not reused, because a connection was found lost or the database moved. */
  isSuspect: boolean;
}

/**
 * A pool that survives silently lost connections, for example when a firewall forgets them: an unanswered query fails at the client's
 * time limit, all current connections are discarded, and the pool looks for another host.
 */
export class ConnectionPool {
  readonly #options: PoolOptions;
  readonly #pool: pg.Pool;
  readonly #clients = new Map<pg.PoolClient, ClientState>();
  readonly #nameOf: (text: string) => string | undefined;
  readonly #warn: ReturnType<typeof createQuietLog>;
  #search: Promise<void> | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#nameOf = options.hasPreparedStatements ? nameStatements() : () => undefined;
    this.#warn = createQuietLog(options.log);
    this.#pool = new pg.Pool({ ...options.connection, ...options.config });
    this.#pool.on("connect", (client) => {
      // Without a listener, a connection that breaks between two queries would crash the process. The next query on it fails.
      client.on("error", () => undefined);
      this.#clients.set(client, { wrapped: this.#wrap(client), busySince: performance.now(), isSuspect: false });
    });
    this.#pool.on("acquire", (client) => this.#mark(client, performance.now()));
    this.#pool.on("release", (_, client) => this.#mark(client, null));
    this.#pool.on("remove", (client) => this.#clients.delete(client));
    this.#pool.on("error", (error, client) => {
      if (this.#clients.delete(client)) this.#warn("idle", { err: error }, "an idle database connection broke");
    });
  }

  /** The pool as Kysely expects it. */
  get forKysely(): PostgresPool {
    return { options: this.#pool.options, connect: () => this.#connect(), end: () => this.close() };
  }

  async run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    const client = await this.#acquire();
    try {
      return await this.#guard(client, () => client.query<Record<string, unknown>>(text, values));
    } finally {
      this.#release(client);
    }
  }

  /** The current host, for new connections. */
  get address(): pg.ClientConfig {
    return this.#pool.options;
  }

  load(): { underWay: number; waiting: number; oldestSeconds: number } {
    const busy = [...this.#clients.values()].flatMap(({ busySince }) => (busySince === null ? [] : [busySince]));
    const oldest = busy.length === 0 ? 0 : (performance.now() - Math.min(...busy)) / 1000;
    return { underWay: busy.length, waiting: this.#pool.waitingCount, oldestSeconds: oldest };
  }

  /** Discards all current connections: idle ones now, busy ones when their call ends. */
  distrust(): void {
    for (const [client, state] of this.#clients) {
      state.isSuspect = true;
      if (state.busySince === null) this.#destroy(client);
    }
  }

  /** Whether calls are still waiting on connections that may be lost. */
  get hasSuspects(): boolean {
    return [...this.#clients.values()].some(({ isSuspect }) => isSuspect);
  }

  /** Finds the host that accepts writes and connects to it from now on. */
  findHost(): Promise<void> {
    const { hosts } = this.#options;
    if (hosts.length === 1) return Promise.resolve();
    this.#search ??= findWritable(hosts)
      .then((host) => {
        const { host: present, port } = this.#pool.options;
        if (host === null || (host.host === present && host.port === port)) return;
        this.#options.log.warn({ host: host.host, port: host.port }, "connected to another database host");
        Object.assign(this.#pool.options, host);
        this.distrust();
      })
      .finally(() => (this.#search = null));
    return this.#search;
  }

  /** Closes idle connections, waits for running calls up to the limit, then destroys their connections. */
  async close(): Promise<void> {
    const ended = this.#pool.end();
    const timer = setTimeout(() => {
      for (const client of this.#clients.keys()) streamOf(client)?.destroy();
    }, this.#options.closeLimitMs);
    await ended;
    clearTimeout(timer);
  }

  async #connect(): Promise<PostgresPoolClient> {
    const client = await this.#acquire();
    return this.#clients.get(client)?.wrapped ?? this.#wrap(client);
  }

  async #acquire(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      const isFull = this.#pool.totalCount >= this.#pool.options.max && this.#pool.idleCount === 0;
      void this.findHost();
      throw this.#unavailable(isFull ? "overload" : "connection", error);
    }
  }

  #release(client: pg.PoolClient, isToEnd = false): void {
    const isSuspect = this.#clients.get(client)?.isSuspect ?? false;
    if (isSuspect || isToEnd) this.#clients.delete(client);
    client.release(isSuspect || isToEnd);
  }

  #mark(client: pg.PoolClient, busySince: number | null): void {
    const state = this.#clients.get(client);
    if (state !== undefined) state.busySince = busySince;
  }

  #destroy(client: pg.PoolClient): void {
    this.#clients.delete(client);
    // An error event makes the pool drop an idle client at once; `end` would wait for the server's answer.
    client.emit("error", new Error("this connection was discarded"));
    streamOf(client)?.destroy();
  }

  #wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: unknown[] = []) => {
      const name = this.#nameOf(text);
      return this.#guard(client, () =>
        name === undefined ? client.query(text, values) : client.query({ name, text, values }),
      );
    };
    const release = (isToEnd?: boolean) => this.#release(client, isToEnd);
    return new Proxy(client, {
      get(target, property) {
        if (property === "query") return query;
        if (property === "release") return release;
        const value: unknown = Reflect.get(target, property);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  async #guard<Result>(client: pg.PoolClient, query: () => Promise<Result>): Promise<Result> {
    try {
      return await query();
    } catch (error) {
      const trouble = troubleOf(error, streamOf(client)?.destroyed === true);
      if (trouble === null) throw error;
      this.#drop(client, trouble);
      throw this.#unavailable(trouble, error);
    }
  }

  /** Discards connections and looks for another host, depending on the trouble. */
  #drop(client: pg.PoolClient, trouble: Trouble): void {
    if (trouble === "silent") {
      this.distrust();
      streamOf(client)?.destroy();
    } else if (trouble === "read-only") this.distrust();
    if (trouble !== "statement-limit" && trouble !== "lock-limit") void this.findHost();
  }

  #unavailable(kind: Trouble, error: unknown): DatabaseUnavailable {
    const reason = error instanceof Error ? error.message : String(error);
    this.#warn(kind, { reason }, "the database is not available");
    return new DatabaseUnavailable(kind, reason, { cause: error });
  }
}

function streamOf(client: pg.PoolClient) {
  const connection: unknown = Reflect.get(client, "connection");
  return connection instanceof pg.Connection ? connection.stream : undefined;
}
