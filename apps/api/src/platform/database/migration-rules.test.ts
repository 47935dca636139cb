import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findMigrations } from "#api/platform/database/migrate.ts";
import { misplacedKeys, tableKinds } from "#api/testing/table-kinds.ts";

const client = new pg.Client(inject("postgres"));
beforeAll(() => client.connect());
afterAll(() => client.end());

const HAS_USER = `select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id'`;

describe("the schema can be distributed by user", () => {
  it("puts user_id first in every unique key of a user's table, and keeps other kinds of tables to their rule", async () => {
    expect(await misplacedKeys(client, tableKinds)).toEqual([]);
  });

  it("takes a table of a group only if it is declared, and with the group's id before the user's", async () => {
    await client.query("begin");
    await client.query(`
      create table probe_member (league_id uuid, user_id uuid, primary key (league_id, user_id));
      create table probe_wrong (user_id uuid, league_id uuid, primary key (user_id, league_id), unique (league_id))`);
    const declared = { ...tableKinds, probe_member: "group", probe_wrong: "group" } as const;
    const found = [await misplacedKeys(client, tableKinds), await misplacedKeys(client, declared)];
    await client.query("rollback");
    const both = ["probe_wrong (league_id)", "probe_wrong (user_id, league_id)"];
    expect(found.map((keys) => keys.toSorted())).toEqual([
      ["probe_member (league_id, user_id)", "probe_wrong (league_id)"],
      both,
    ]);
  });

  it("has no statement that changes a row of an append-only table", () => {
    const source = resolve(import.meta.dirname, "../..");
    const appendOnly = Object.keys(tableKinds).filter((table) => tableKinds[table] === "append-only");
    expect(appendOnly.length).toBeGreaterThan(0);
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(ts|sql)$/.test(file) && !file.endsWith(".test.ts"),
    );
    const changes = new RegExp(`(?:\\bupdate|updateTable\\(")\\s*(?:${appendOnly.join("|")})\\b`, "i");
    expect(files.filter((file) => changes.test(readFileSync(join(source, file), "utf8")))).toEqual([]);
  });

  it("ties rows of users' tables only to rows of the same user", async () => {
    const { rows } = await client.query(`
      select con.conname from pg_constraint con
      join pg_class child on child.oid = con.conrelid join pg_class parent on parent.oid = con.confrelid
      join pg_attribute first on first.attrelid = con.conrelid and first.attnum = con.conkey[1]
      where con.contype = 'f' and child.relname in (${HAS_USER}) and parent.relname in (${HAS_USER})
        and first.attname <> 'user_id'`);
    expect(rows).toEqual([]);
  });

  it("has no sequences", async () => {
    const { rows: sequences } = await client.query(`select sequencename from pg_sequences where schemaname = 'public'`);
    expect(sequences).toEqual([]);
  });

  it("uses nothing that a distributed PostgreSQL lacks", () => {
    for (const { name, sql } of findMigrations(resolve(import.meta.dirname, "../.."))) {
      expect(sql, name).not.toMatch(/\b(bigserial|serial|listen|notify|deferrable|exclude using|lock table)\b/i);
    }
  });

  it("builds an index on a table of an earlier migration concurrently, because the table may be large", () => {
    // The second rewrites the whole table anyway.
    const exempt = ["platform/0003-mail-about", "platform/0006-events"];
    const blocking = findMigrations(resolve(import.meta.dirname, "../..")).filter(({ name, sql }) => {
      const created = [...sql.matchAll(/create table (\w+)/gi)].map(([, table]) => table);
      const indexed = [...sql.matchAll(/create (?:unique )?index \w+ on (\w+)/gi)].map(([, table]) => table);
      return !exempt.includes(name) && indexed.some((table) => !created.includes(table));
    });
    expect(blocking.map(({ name }) => name)).toEqual([]);
  });
});
