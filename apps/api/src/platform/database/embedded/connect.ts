import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { ClientConfig } from "pg";
import { acceptsConnections, isAlive } from "./postmaster.ts";
import { StartupError } from "#api/platform/errors.ts";

const POLL_MS = 15;
const PATIENCE_MS = 60_000;

/** Runs one query on a new connection. */
export async function queryOnce(config: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until the server of this process answers. False when the process has ended; throws when it is alive but does not
 * answer, or when another server answers.
 */
export async function isAnswering(connection: ClientConfig, pid: number, cluster: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    if (!isAlive(pid)) return false;
    try {
      // Each attempt to connect would cost the starting server a process.
      if (acceptsConnections(cluster, pid)) {
        await queryOnce({ ...connection, database: "postgres" }, "select 1");
        return true;
      }
    } catch (error) {
      if (isAlive(pid) && !isPassing(error)) throw notOurs(pid, String(error));
    }
    await wait(POLL_MS);
  }
  throw notOurs(pid, "it does not answer");
}

/** The socket is missing, or the server is starting or stopping (SQLSTATE 57P03). */
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET" || code === "57P03" || code === "57P01";
}

function notOurs(pid: number, reason: string): StartupError {
  return new StartupError(
    `Process ${pid} runs the database of the data folder, and this server cannot use it (${reason}).`,
    `Stop that process (kill -INT ${pid}) and start again, or set DATA_DIR to another folder.`,
  );
}

export async function ensureDatabase(connection: ClientConfig): Promise<void> {
  const maintenance = { ...connection, database: "postgres" };
  const found = await queryOnce(maintenance, `select 1 from pg_database where datname = 'candlewise'`);
  if (found.length === 0) await queryOnce(maintenance, "create database candlewise");
}
