import pg from "pg";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StartupError } from "#api/platform/errors.ts";
import { findMigrations, migrate, type Migration } from "#api/platform/database/migrate.ts";
import { emptyDatabase } from "#api/testing/test-database.ts";

const first: Migration = { name: "a/0001-one", sql: "create table one (id text primary key)", digest: "d1" };
const second: Migration = { name: "b/0001-two", sql: "create table two (id text primary key)", digest: "d2" };

describe("migrate", () => {
  it("applies missing migrations once", async () => {
    const database = await emptyDatabase();
    expect(await migrate(database, [first])).toEqual(["a/0001-one"]);
    expect(await migrate(database, [first, second])).toEqual(["b/0001-two"]);
    expect(await migrate(database, [first, second])).toEqual([]);
  });

  it("lets nodes that start together migrate one after the other", async () => {
    const database = await emptyDatabase();
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database, [first, second])));
    expect(applied.flat().toSorted()).toEqual(["a/0001-one", "b/0001-two"]);
  });

  it("leaves no lock on a connection that a pooler keeps open after it", async () => {
    const database = await emptyDatabase();
    const clients: pg.Client[] = [];
    const end = vi.spyOn(pg.Client.prototype, "end").mockImplementationOnce(function collect(this: pg.Client) {
      clients.push(this);
    });
    await migrate(database, [first]);
    end.mockRestore();
    expect(await migrate(database, [first, second])).toEqual(["b/0001-two"]);
    await Promise.all(clients.map((client) => client.end()));
  });

  it("refuses a file that changed after it was applied", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first]);
    const changed = migrate(database, [{ ...first, digest: "other" }, second]);
    await expect(changed).rejects.toThrow(StartupError);
    await expect(changed).rejects.toThrow("a/0001-one");
    expect(await migrate(database, [first, second])).toEqual(["b/0001-two"]);
  });

  it("rolls back a file that fails, and ignores migrations of a newer version", async () => {
    const database = await emptyDatabase();
    const broken = { name: "c/0001-bad", sql: "create table three (id text); select 1/0", digest: "d3" };
    await expect(migrate(database, [first, broken])).rejects.toThrow("c/0001-bad");
    const client = new pg.Client(database);
    await client.connect();
    const { rows } = await client.query("select to_regclass('three') as three, to_regclass('one') is not null as one");
    await client.end();
    expect(rows).toEqual([{ three: null, one: true }]);
    expect(await migrate(database, [second])).toEqual(["b/0001-two"]);
  });
});

describe("migrations beside a running app", () => {
  const connect = async (database: pg.ClientConfig) => {
    const client = new pg.Client(database);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const alter = { name: "a/0002-alter", sql: "alter table one add column more text", digest: "d" };
  const index = {
    name: "a/0003-index",
    sql: "-- Looked up by many.\ncreate index concurrently if not exists one_more on one (more);\n",
    digest: "d",
  };

  it("stop waiting for a lock so that calls are not blocked, and try again", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first]);
    const [holder, caller] = [await connect(database), await connect(database)];
    await holder.query("begin; select * from one");
    const migrating = migrate(database, [first, alter], { lockTimeoutMs: 50 });
    const isWaiting = async () => {
      const { rows } = await caller.query(
        "select from pg_stat_activity where query like 'alter%' and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 15_000, interval: 5 });
    // Without a lock timeout this would queue behind the migration until the holder commits.
    await caller.query("select * from one");
    await holder.query("commit");
    expect(await migrating).toEqual([alter.name]);
  });

  it("say what to do when a lock cannot be acquired, and leave nothing behind", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first]);
    const holder = await connect(database);
    await holder.query("begin; select * from one");
    const migrating = migrate(database, [first, alter], { lockTimeoutMs: 20, lockTries: 2 });
    await expect(migrating).rejects.toThrow(StartupError);
    await holder.query("commit");
    expect(await migrate(database, [first, alter])).toEqual([alter.name]);
  });

  it("create an index concurrently, once by nodes that start at the same time, while a transaction writes to the table", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first, alter]);
    const writer = await connect(database);
    await writer.query("begin; insert into one values ('under way')");
    const migrating = [1, 2, 3].map(() => migrate(database, [first, alter, index, second]));
    const watcher = await connect(database);
    const isBuilding = "select from pg_stat_progress_create_index";
    await vi.waitFor(async () => expect((await watcher.query(isBuilding)).rows).toHaveLength(1), { timeout: 15_000 });
    await watcher.query("insert into one values ('meanwhile')");
    await writer.query("commit");
    expect((await Promise.all(migrating)).flat().toSorted()).toEqual([index.name, second.name]);
  });

  it("replace an index that an interrupted attempt left invalid", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first, alter]);
    const client = await connect(database);
    await client.query("insert into one values ('a', 'same'), ('b', 'same')");
    const unique = { ...index, sql: index.sql.replace("index", "unique index") };
    await expect(migrate(database, [first, alter, unique])).rejects.toThrow("a/0003-index");
    await client.query("delete from one where id = 'b'");
    expect(await migrate(database, [first, alter, unique])).toEqual([index.name]);
    const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'one_more'::regclass");
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

describe("findMigrations", () => {
  it("lists the platform's first, and every name once", () => {
    const names = findMigrations(resolve(import.meta.dirname, "../..")).map(({ name }) => name);
    expect(names[0]).toBe("platform/0001-outbox");
    expect(new Set(names).size).toBe(names.length);
  });
});
