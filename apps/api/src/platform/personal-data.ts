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

/** Personal data that is exactly the user's rows of these tables. `secret` columns are left out of an export. */
export function personalTables(
  database: Database,
  tables: Readonly<Record<string, { readonly secret?: readonly string[] }>>,
): PersonalData {
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

async function rowsOf(db: Queryable, table: string, userId: string, secret: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column))));
}
