import { sql } from "kysely";
import type { Database, Queryable, Transaction } from "./database.ts";

/** What a feature keeps about people, so that each can have a copy of theirs, and have it erased. */
export interface PersonalData {
  /** Tables with a `user_id` that this covers. */
  readonly tables: readonly string[];
  /** Everything kept about a user, without what would open the account to others, such as hashes. */
  export(userId: string): Promise<PersonalExport>;
  /** Erases everything, or leaves nothing that leads to the user. May run again. */
  erase(transaction: Transaction, userId: string): Promise<void>;
}

export interface PersonalExport {
  /** Rows by table or subject. */
  readonly records: Readonly<Record<string, unknown>>;
  /** By file name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

type Row = Record<string, unknown>;

interface PersonalTable {
  /** Columns that are left out of an export: always, or of a row as it is. */
  readonly secret?: readonly string[] | ((row: Row) => readonly string[]);
}

/** Personal data that is exactly the user's rows of these tables. */
export function personalTables(database: Database, tables: Readonly<Record<string, PersonalTable>>): PersonalData {
  return {
    tables: Object.keys(tables),
    async export(userId) {
      const records: Record<string, unknown> = {};
      for (const [table, { secret = [] }] of Object.entries(tables)) {
        records[table] = await rowsOf(database.kysely, table, userId, secret);
      }
      return { records };
    },
    async erase(transaction, userId) {
      for (const table of Object.keys(tables)) {
        await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(transaction);
      }
    },
  };
}

async function rowsOf(
  db: Queryable,
  table: string,
  userId: string,
  secret: NonNullable<PersonalTable["secret"]>,
): Promise<unknown[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return rows.map((row) => {
    const leftOut = typeof secret === "function" ? secret(row) : secret;
    return Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.includes(column)));
  });
}
