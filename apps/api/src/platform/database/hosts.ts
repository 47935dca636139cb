import pg from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { StartupError } from "../errors.ts";

/** Captures protocol and user, the comma-separated hosts, and the rest. */
const MANY_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s;
const LOOK_LIMIT_MS = 2_000;

export type Hosts = readonly [pg.ClientConfig, ...pg.ClientConfig[]];

/**
 * The connections of `DATABASE_URL`, one for each host of `postgres://user:password@one:5432,two:5432/candlewise`. `sslmode` means
 * what it means to PostgreSQL's own programs: `require` encrypts, `verify-full` also verifies the server's certificate.
 */
export function hostsOf(url: string): Hosts {
  const [, before = "", hosts = "", after = ""] = MANY_HOSTS.exec(url) ?? [];
  const [first, ...others] = hosts.split(",").map((host) => connectionOf(`${before}${host}${after}`));
  if (first === undefined) throw notUnderstood("it names no host");
  return [first, ...others];
}

function connectionOf(url: string): pg.ClientConfig {
  if (!URL.canParse(url)) throw notUnderstood("it is no address");
  const parameters = new URL(url).searchParams;
  const mode = parameters.get("sslmode");
  if (mode === "prefer" || mode === "allow") {
    throw notUnderstood(
      `sslmode=${mode} may end up without encryption; take disable, require, verify-ca or verify-full`,
    );
  }
  const compatible = mode === null ? url : `${url}&uselibpqcompat=true`;
  try {
    return parseIntoClientConfig(compatible);
  } catch (error) {
    throw notUnderstood(error instanceof Error ? error.message : String(error));
  }
}

const notUnderstood = (reason: string) =>
  new StartupError(
    `DATABASE_URL cannot be used: ${reason}.`,
    "Use a URL such as postgres://user:password@host:5432/candlewise, or …@one:5432,two:5432/… for a primary with its standby.",
  );

/** The first host that accepts writes; null when none does within two seconds. */
export async function findWritable(hosts: Hosts): Promise<pg.ClientConfig | null> {
  const found = await Promise.all(hosts.map(takesWrites));
  return hosts.find((_, index) => found[index] === true) ?? null;
}

async function takesWrites(host: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...host, connectionTimeoutMillis: LOOK_LIMIT_MS, query_timeout: LOOK_LIMIT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ in_recovery: boolean }>("select pg_is_in_recovery() as in_recovery");
    return rows[0]?.in_recovery === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
