import type { ClientConfig } from "pg";
import { StartupError } from "./errors.ts";
import { queryOnce } from "./postgres/connect.ts";

const OLDEST = 15;

/** Throws `StartupError` unless the server of `DATABASE_URL` answers and is new enough. */
export async function assertReachable(connection: ClientConfig): Promise<void> {
  let version: number;
  try {
    const [row] = await queryOnce(connection, "show server_version_num");
    version = Math.floor(Number(row?.["server_version_num"]) / 10_000);
  } catch (error) {
    throw new StartupError(
      `The database of DATABASE_URL does not let us in (${reason(error)}).`,
      "Check host, port, user, password and database name, and that the server runs. Without DATABASE_URL an embedded one is used.",
    );
  }
  if (version >= OLDEST) return;
  throw new StartupError(
    `The database of DATABASE_URL is PostgreSQL ${version}.`,
    `Candlewise needs PostgreSQL ${OLDEST} or newer. Without DATABASE_URL an embedded one is used.`,
  );
}

/** Several addresses of one host fail as one error that has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : "no reason given";
}
