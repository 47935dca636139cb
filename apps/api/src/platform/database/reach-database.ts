import type { ClientConfig } from "pg";
import { StartupError } from "../errors.ts";
import { queryOnce } from "./embedded/connect.ts";
import { findWritable, type Hosts } from "./hosts.ts";

const OLDEST = 15;

/** The host that accepts writes. Throws `StartupError` when none does, or the server is too old. */
export async function reachDatabase(hosts: Hosts): Promise<ClientConfig> {
  const [first, ...others] = hosts;
  const host = others.length === 0 ? first : await findWritable(hosts);
  if (host === null) {
    throw new StartupError(
      "None of the hosts of DATABASE_URL accepts writes.",
      "Check that one of them is a running primary, and check user, password and database name.",
    );
  }
  await assertNewEnough(host);
  return host;
}

async function assertNewEnough(host: ClientConfig): Promise<void> {
  let version: number;
  try {
    const [row] = await queryOnce(host, "show server_version_num");
    version = Math.floor(Number(row?.["server_version_num"]) / 10_000);
  } catch (error) {
    throw new StartupError(
      `Cannot connect to the database of DATABASE_URL (${reason(error)}).`,
      "Check that the server is running, and check host, port, user, password and database name. Without DATABASE_URL an embedded database is used.",
    );
  }
  if (version >= OLDEST) return;
  throw new StartupError(
    `The database of DATABASE_URL is PostgreSQL ${version}.`,
    `Candlewise needs PostgreSQL ${OLDEST} or newer. Without DATABASE_URL an embedded database is used.`,
  );
}

/** When all addresses of a host fail, Node throws an `AggregateError` with an empty message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : "no reason given";
}
