import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { AccountSpan } from "../port.ts";

interface SpanRow {
  number: number;
  opened_at: number;
  ended_at: number | null;
}

const spanColumns = sql`number, opened_at, ended_at`;

const spanOf = ({ number, opened_at, ended_at }: SpanRow): AccountSpan => ({
  number,
  openedAt: opened_at,
  endedAt: ended_at,
});

/** The last `limit` accounts of a user, oldest first. */
export async function listAccountSpans(db: Queryable, userId: string, limit: number): Promise<AccountSpan[]> {
  const { rows } = await sql<SpanRow>`
    select ${spanColumns} from simulator_account
    where user_id = ${userId} order by number desc limit ${limit}`.execute(db);
  return rows.map(spanOf).toReversed();
}

export async function findAccountSpan(db: Queryable, userId: string, number: number): Promise<AccountSpan | undefined> {
  const { rows } = await sql<SpanRow>`
    select ${spanColumns} from simulator_account where user_id = ${userId} and number = ${number}`.execute(db);
  return rows.map(spanOf)[0];
}
