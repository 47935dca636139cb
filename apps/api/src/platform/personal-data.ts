import { sql, type RawBuilder } from "kysely";
import type { Database, Queryable, Transaction } from "./database/database.ts";

/** What a feature stores about people, for export and erasure. */
export interface PersonalData {
  /** Tables with a `user_id` that this covers. */
  readonly tables: readonly string[];
  /** Everything stored about a user, without secrets such as hashes. */
  export(userId: string): Promise<PersonalExport>;
  /** Erases everything, or leaves nothing that identifies the user. Idempotent. */
  erase(transaction: Transaction, userId: string): Promise<void>;
}

/** Read lazily, so that an account of any size fits in memory. */
export interface PersonalExport {
  /** Rows by table or subject. */
  readonly records: Readonly<Record<string, AsyncIterable<object> | Iterable<object>>>;
  /** By file name; null when the file no longer exists. */
  readonly files?: Readonly<Record<string, () => Promise<Uint8Array | null>>>;
}

/** Personal data with the domain it belongs to. */
export type DomainData = readonly [domain: string, data: PersonalData];

/** The personal data of features, by domain. */
export const personalDataOf = (
  features: readonly { readonly domain: string; readonly personalData?: PersonalData }[],
): DomainData[] =>
  features.flatMap(({ domain, personalData }): DomainData[] => (personalData ? [[domain, personalData]] : []));

type Row = Record<string, unknown>;

interface PersonalTable {
  /** Columns excluded from an export, either fixed or chosen per row. */
  readonly secret?: readonly string[] | ((row: Row) => readonly string[]);
}

/** Personal data that consists of the user's rows in these tables. */
export function personalTables(database: Database, tables: Readonly<Record<string, PersonalTable>>): PersonalData {
  return {
    tables: Object.keys(tables),
    export: async (userId) => ({
      records: Object.fromEntries(
        Object.entries(tables).map(([table, { secret = [] }]) => [
          table,
          rowsOf(database.kysely, { table, userId, secret }),
        ]),
      ),
    }),
    async erase(transaction, userId) {
      for (const table of Object.keys(tables)) {
        await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(transaction);
      }
    },
  };
}

const PAGE = 500;

interface TableOfUser {
  readonly table: string;
  readonly userId: string;
  readonly secret: NonNullable<PersonalTable["secret"]>;
}

/** A user's rows, page by page along the primary key. */
async function* rowsOf(db: Queryable, { table, userId, secret }: TableOfUser): AsyncIterable<Row> {
  const columns = await keyOf(db, table);
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const keyText = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  let after: readonly string[] | null = null;
  for (;;) {
    const from: RawBuilder<unknown> = after === null ? sql`` : sql`and (${key}) > (${sql.join(after)})`;
    const { rows }: { rows: (Row & { key_of_page: string[] })[] } = await sql<Row & { key_of_page: string[] }>`
      select *, array[${keyText}] as key_of_page from ${sql.table(table)}
      where user_id = ${userId} ${from} order by ${key} limit ${PAGE}`.execute(db);
    for (const { key_of_page: _, ...row } of rows) {
      const leftOut = typeof secret === "function" ? secret(row) : secret;
      yield Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.includes(column)));
    }
    after = rows.at(-1)?.key_of_page ?? null;
    if (rows.length < PAGE) return;
  }
}

async function keyOf(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey, attnum)`.execute(db);
  return rows.map(({ column }) => column);
}
