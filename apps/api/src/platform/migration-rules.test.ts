import { resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findMigrations } from "#api/platform/migrate.ts";

const client = new pg.Client(inject("postgres"));
beforeAll(() => client.connect());
afterAll(() => client.end());

const HAS_USER = `select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id'`;

describe("the schema can be distributed by user", () => {
  it("puts user_id first in every primary key and unique constraint of a user's table", async () => {
    const { rows } = await client.query<{ table: string; columns: string[] }>(`
      select class.relname as table, array(
        select attribute.attname::text from unnest(index.indkey) with ordinality as key (number, place)
        join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = key.number
        order by key.place) as columns
      from pg_index index join pg_class class on class.oid = index.indrelid
      where index.indisunique and class.relnamespace = 'public'::regnamespace and class.relname in (${HAS_USER})`);
    expect(rows.length).toBeGreaterThan(0);
    const lookups = rows.filter(({ columns }) => columns[0] !== "user_id");
    // A look-up table is the other way round: its only key is the value that must be unique among all users.
    const { rows: keys } = await client.query<{ table: string; keys: number }>(`
      select class.relname as table, count(*)::int as keys from pg_index index
      join pg_class class on class.oid = index.indrelid where index.indisunique group by 1`);
    const bad = lookups.filter(
      ({ table, columns }) => columns.length > 1 || keys.find((key) => key.table === table)?.keys !== 1,
    );
    expect(bad).toEqual([]);
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
    for (const { name, sql } of findMigrations(resolve(import.meta.dirname, ".."))) {
      expect(sql, name).not.toMatch(/\b(bigserial|serial|listen|notify|deferrable|exclude using|lock table)\b/i);
    }
  });
});
