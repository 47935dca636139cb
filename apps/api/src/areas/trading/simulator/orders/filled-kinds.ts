import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { FilledKind } from "../port.ts";

/** The kinds of orders that were filled on each day. */
export async function listFilledKinds(db: Queryable, userId: string): Promise<FilledKind[]> {
  const { rows } = await sql<FilledKind>`
    select type as "orderType", role, side, ticker, to_timestamp(min(ended_at)) as at
    from simulator_order where user_id = ${userId} and status = 'filled' and ended_at is not null
    group by type, role, side, ticker, ended_at / 86400`.execute(db);
  return rows;
}
