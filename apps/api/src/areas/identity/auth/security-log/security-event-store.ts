import type { Queryable } from "#api/platform/database/database.ts";
import { tables, type SecurityEventRow } from "../tables.ts";

export type { SecurityEventRow } from "../tables.ts";

/** Writes events and returns its input. */
export async function insertSecurityEvents(
  db: Queryable,
  rows: readonly SecurityEventRow[],
): Promise<readonly SecurityEventRow[]> {
  await tables(db)
    .insertInto("auth_security_event")
    .values([...rows])
    .execute();
  return rows;
}
