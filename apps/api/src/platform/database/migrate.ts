import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../errors.ts";

export interface Migration {
  /** `<domain>/NNNN-name`. */
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

/** Advisory lock of each migrating transaction: nodes that start at the same time migrate one after the other. */
const LOCK_KEY = 7_226_014_501;
/** Pause between two attempts to get the lock. */
const TURN_MS = 100;
/** Must be the only statement of its file; comments may precede it. */
const CONCURRENT_INDEX =
  /^(?:\s*--.*\n)*\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s[^;]*;?\s*$/i;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Every migration below `source`: the platform's first, then those of the features, ordered by feature name across areas. */
export function findMigrations(source: string): Migration[] {
  const areas = join(source, "areas");
  const features = foldersIn(areas)
    .flatMap((area) => foldersIn(join(areas, area)).map((domain) => ({ domain, folder: join(areas, area, domain) })))
    .toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
  return [
    ...readFolder("platform", join(source, "platform", "migrations")),
    ...features.flatMap(({ domain, folder }) => readFolder(domain, join(folder, "migrations"))),
  ];
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

function readFolder(domain: string, folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).toSorted();
  const odd = files.find((file) => !FILE_NAME.test(file));
  if (odd !== undefined) throw new Error(`${join(folder, odd)} is not named NNNN-name.sql.`);
  return files.map((file) => {
    const sql = readFileSync(join(folder, file), "utf8");
    if (/\bconcurrently\b/i.test(sql) && !CONCURRENT_INDEX.test(sql)) {
      throw new Error(
        `${join(folder, file)} must hold one "create index concurrently if not exists" and nothing else.`,
      );
    }
    return {
      name: `${domain}/${file.slice(0, -".sql".length)}`,
      sql,
      digest: createHash("sha256").update(sql).digest("hex"),
    };
  });
}

interface MigrateOptions {
  /** A statement that waits longer for a lock fails, so that calls do not queue up behind it. */
  readonly lockTimeoutMs?: number;
  /** Maximum number of attempts to get the locks, with pauses that grow to 5 s. */
  readonly lockTries?: number;
}

/**
 * Applies missing migrations and returns their names. Each file runs in a transaction, except those that create an index concurrently.
 * Migrations that only the database knows belong to a newer version and are ignored.
 * @throws StartupError when an applied file has changed or a lock cannot be acquired
 */
export async function migrate(
  connection: pg.ClientConfig,
  migrations: readonly Migration[],
  { lockTimeoutMs = 2000, lockTries = 30 }: MigrateOptions = {},
): Promise<string[]> {
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
      if (applied.has(migration.name)) continue;
      const isMade = await patiently(migration.name, lockTries, () =>
        apply(client, connection, migration, lockTimeoutMs),
      );
      if (isMade) made.push(migration.name);
    }
    return made;
  } finally {
    await client.end();
  }
}

/** Retries `work` after lock timeouts. */
async function patiently<Result>(name: string, tries: number, work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
      if (tried >= tries) {
        throw new StartupError(
          `Migration ${name} did not get its locks in ${tries} attempts.`,
          "A long transaction locks a table that the migration changes. Find and end it (select * from pg_stat_activity order by xact_start), then start again.",
        );
      }
      await wait(Math.min(250 * tried, 5000));
    }
  }
}

const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === "55P03";

/**
 * Runs `work` in a transaction that excludes other migrating nodes. The lock ends with the transaction: a session lock would stay on a
 * pooler's connection. The lock is polled: the snapshot of a waiting statement would block `create index concurrently`.
 */
async function inTurn<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    await client.query("begin");
    try {
      const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as mine", [LOCK_KEY]);
      const result = rows[0]?.mine === true ? { value: await work() } : null;
      await client.query("commit");
      if (result !== null) return result.value;
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
    await wait(TURN_MS);
  }
}

/** The digests of applied migrations, by name. */
async function appliedTo(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>("select name, digest from schema_migration");
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

function assertUnchanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.filter(({ name, digest }) => applied.has(name) && applied.get(name) !== digest);
  if (changed.length === 0) return;
  throw new StartupError(
    `Migrations that were already applied to this database have changed: ${changed.map(({ name }) => name).join(", ")}.`,
    "Restore these files and put the change into a new migration.",
  );
}

/** False when another node applied it first. */
function apply(
  client: pg.Client,
  connection: pg.ClientConfig,
  { name, sql, digest }: Migration,
  lockTimeoutMs: number,
): Promise<boolean> {
  const index = CONCURRENT_INDEX.exec(sql)?.[1];
  return inTurn(client, async () => {
    if ((await appliedTo(client)).has(name)) return false;
    if (index === undefined) {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await client.query(sql);
    } else await createConcurrently(connection, index, sql);
    await client.query("insert into schema_migration (name, digest) values ($1, $2)", [name, digest]);
    return true;
  });
}

/** Uses a separate connection, outside a transaction. First drops the invalid index of an interrupted attempt, which is never used. */
async function createConcurrently(connection: pg.ClientConfig, index: string, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_index where indexrelid = to_regclass($1) and not indisvalid", [
      index,
    ]);
    if (rows.length > 0) await client.query(`drop index concurrently ${index}`);
    await client.query(sql);
  } finally {
    await client.end();
  }
}
