import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** An instrument with drawings on its chart. */
export interface PastDrawing {
  readonly ticker: string;
  readonly at: Date;
}

export async function pastDrawings(db: Queryable, userId: string): Promise<PastDrawing[]> {
  const { rows } = await sql<PastDrawing>`
    select ticker, saved_at as at from charts_drawings
    where user_id = ${userId} and jsonb_array_length(drawings) > 0`.execute(db);
  return rows;
}
