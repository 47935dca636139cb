import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { StartupError } from "./errors.ts";

export interface Migration {
  /** `<domain>/NNNN-name`. */
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

/** Held by each transaction that migrates, so that nodes that start together migrate one after the other. */
const LOCK_KEY = 7_226_014_501;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Every migration below `source`: the platform's first, then each feature's in order of name. */
export function findMigrations(source: string): Migration[] {
  const features = join(source, "features");
  const domains = existsSync(features) ? readdirSync(features).toSorted() : [];
  return [
    ...readFolder("platform", join(source, "platform", "migrations")),
    ...domains.flatMap((domain) => readFolder(domain, join(features, domain, "migrations"))),
  ];
}

function readFolder(domain: string, folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).toSorted();
  const odd = files.find((file) => !FILE_NAME.test(file));
  if (odd !== undefined) throw new Error(`${join(folder, odd)} is not named NNNN-name.sql.`);
  return files.map((file) => {
    const sql = readFileSync(join(folder, file), "utf8");
    return {
      name: `${domain}/${file.slice(0, -".sql".length)}`,
      sql,
      digest: createHash("sha256").update(sql).digest("hex"),
    };
  });
}

/**
 * Applies what is missing, each file in a transaction, and returns the names. Names in the database that are not in the list
 * belong to a newer version and are left alone. Throws `StartupError` when an applied file has changed.
 */
export async function migrate(connection: pg.ClientConfig, migrations: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const applied = await inTurn(client, async () => {
      await client.query(`create table if not exists schema_migration (
        name text primary key, digest text not null, applied_at timestamptz not null default now())`);
      return appliedTo(client);
    });
    assertUnchanged(migrations, applied);
    const made: string[] = [];
    for (const migration of migrations) {
      if (!applied.has(migration.name) && (await apply(client, migration))) made.push(migration.name);
    }
    return made;
  } finally {
    await client.end();
  }
}

/** A transaction that no other node has at the same time. The lock ends with it: one of the session would stay with a pooler's connection. */
async function inTurn<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK_KEY]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Digests by name. */
async function appliedTo(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>("select name, digest from schema_migration");
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

function assertUnchanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.filter(({ name, digest }) => applied.has(name) && applied.get(name) !== digest);
  if (changed.length === 0) return;
  throw new StartupError(
    `Migrations that this database already has were changed: ${changed.map(({ name }) => name).join(", ")}.`,
    "Restore these files and put the change into a new migration.",
  );
}

/** False when another node was faster. */
function apply(client: pg.Client, { name, sql, digest }: Migration): Promise<boolean> {
  return inTurn(client, async () => {
    if ((await appliedTo(client)).has(name)) return false;
    try {
      await client.query(sql);
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
    }
    await client.query("insert into schema_migration (name, digest) values ($1, $2)", [name, digest]);
    return true;
  });
}
