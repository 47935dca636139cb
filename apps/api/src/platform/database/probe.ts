import pg from "pg";

export interface DatabaseState {
  readonly isUp: boolean;
  /** False on a standby and when transactions are read-only. */
  readonly isWritable: boolean;
}

const DOWN: DatabaseState = { isUp: false, isWritable: false };
const QUESTION = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable`;

interface ProbeOptions {
  /** The current host. */
  readonly address: () => pg.ClientConfig;
  readonly limitMs: number;
  /** Called when the open connection failed but a new one works: other connections may be lost too. */
  readonly onLost: () => void;
  readonly onFailure: (error: unknown) => void;
}

export interface Probe {
  /** Queries the database on a separate connection; concurrent callers share the answer. */
  check(): Promise<DatabaseState>;
  close(): void;
}

export function createProbe({ address, limitMs, onLost, onFailure }: ProbeOptions): Probe {
  let client: pg.Client | null = null;
  let underWay: Promise<DatabaseState> | null = null;
  let isClosed = false;

  const drop = () => {
    void client?.end().catch(() => undefined);
    client = null;
  };

  async function connection(): Promise<pg.Client> {
    if (client !== null) return client;
    const { host, port, user, password, database, ssl } = address();
    const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
    const opened = new pg.Client({ host, port, user, password, database, ssl, ...limits });
    opened.on("error", () => {
      if (client === opened) client = null;
    });
    await opened.connect();
    client = opened;
    return opened;
  }

  async function question(): Promise<DatabaseState> {
    const { rows } = await (await connection()).query<{ is_writable: boolean }>(QUESTION);
    return { isUp: true, isWritable: rows[0]?.is_writable === true };
  }

  async function questionAgain(): Promise<DatabaseState> {
    drop();
    const state = await question();
    onLost();
    return state;
  }

  async function ask(): Promise<DatabaseState> {
    if (isClosed) return DOWN;
    const isKnown = client !== null;
    try {
      return await question().catch((error: unknown) => {
        if (!isKnown) throw error;
        return questionAgain();
      });
    } catch (error) {
      drop();
      onFailure(error);
      return DOWN;
    }
  }

  return {
    check: () => (underWay ??= ask().finally(() => (underWay = null))),
    close() {
      isClosed = true;
      drop();
    },
  };
}
