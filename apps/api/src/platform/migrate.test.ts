import pg from "pg";
import { resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { StartupError } from "#api/platform/errors.ts";
import { findMigrations, migrate, type Migration } from "#api/platform/migrate.ts";
import { emptyDatabase } from "#api/testing/test-database.ts";

const first: Migration = { name: "a/0001-one", sql: "create table one (id text primary key)", digest: "d1" };
const second: Migration = { name: "b/0001-two", sql: "create table two (id text primary key)", digest: "d2" };

describe("migrate", () => {
  it("applies what is missing, once", async () => {
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
    const kept: pg.Client[] = [];
    const end = vi.spyOn(pg.Client.prototype, "end").mockImplementationOnce(function keep(this: pg.Client) {
      kept.push(this);
    });
    await migrate(database, [first]);
    end.mockRestore();
    expect(await migrate(database, [first, second])).toEqual(["b/0001-two"]);
    await Promise.all(kept.map((client) => client.end()));
  });

  it("refuses a file that changed after it was applied", async () => {
    const database = await emptyDatabase();
    await migrate(database, [first]);
    const changed = migrate(database, [{ ...first, digest: "other" }, second]);
    await expect(changed).rejects.toThrow(StartupError);
    await expect(changed).rejects.toThrow("a/0001-one");
    expect(await migrate(database, [first, second])).toEqual(["b/0001-two"]);
  });

  it("leaves nothing of a file that fails, and runs beside a newer version", async () => {
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

describe("findMigrations", () => {
  it("lists the platform's first, and every name once", () => {
    const names = findMigrations(resolve(import.meta.dirname, "..")).map(({ name }) => name);
    expect(names[0]).toBe("platform/0001-outbox");
    expect(new Set(names).size).toBe(names.length);
  });
});
