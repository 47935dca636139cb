import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { tables } from "../tables.ts";

export async function isOperator(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from auth_operator where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

async function findUserId(db: Queryable, email: string): Promise<string | null> {
  const account = await tables(db)
    .selectFrom("auth_account")
    .select("user_id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return account?.user_id ?? null;
}

/** Makes the account with this address an operator's, or an ordinary one. A repeat changes nothing. False if no account has the address. */
export async function setOperator(db: Queryable, email: string, isOne: boolean): Promise<boolean> {
  const userId = await findUserId(db, email);
  if (userId === null) return false;
  await (
    isOne
      ? sql`insert into auth_operator (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from auth_operator where user_id = ${userId}`
  ).execute(db);
  return true;
}

/** Email addresses of all operators. */
export async function listOperators(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from auth_operator join auth_account using (user_id) order by email`.execute(db);
  return rows.map(({ email }) => email);
}
