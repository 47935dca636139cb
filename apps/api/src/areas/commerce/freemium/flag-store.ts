import type { ShownFlag } from "@candlewise/domain/freemium/free-plan";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export async function listFlags(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ flag: string }>`
    select flag from freemium_flag where user_id = ${userId}`.execute(db);
  return new Set(rows.map(({ flag }) => flag));
}

export async function insertFlag(db: Queryable, userId: string, flag: ShownFlag, now: Date): Promise<void> {
  await sql`
    insert into freemium_flag (user_id, flag, shown_at) values (${userId}, ${flag}, ${now})
    on conflict do nothing`.execute(db);
}
