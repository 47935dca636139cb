import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export async function isOperator(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from auth_operator where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
