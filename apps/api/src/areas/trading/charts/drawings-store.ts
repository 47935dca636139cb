import { sql, type Kysely } from "kysely";
import type { z } from "zod";
import { DrawingSchema } from "@candlewise/contracts/charts/schemas";
import type { Queryable } from "#api/platform/database/database.ts";

export type Drawing = z.output<typeof DrawingSchema>;
export interface Drawings {
  version: number;
  drawings: Drawing[];
}

type ChartTables = {
  charts_drawings: { user_id: string; ticker: string; version: number; drawings: unknown; saved_at: Date };
};

const tables = (queryable: Queryable): Kysely<ChartTables> => queryable.withTables<ChartTables>();
const ListSchema = DrawingSchema.array();

export async function findDrawings(db: Queryable, userId: string, ticker: string): Promise<Drawings | null> {
  const row = await tables(db)
    .selectFrom("charts_drawings")
    .select(["version", "drawings"])
    .where("user_id", "=", userId)
    .where("ticker", "=", ticker)
    .executeTakeFirst();
  return row ? { version: row.version, drawings: ListSchema.parse(row.drawings) } : null;
}

interface Save {
  readonly userId: string;
  readonly ticker: string;
  /** The version to replace; 0 when nothing is stored yet. */
  readonly version: number;
  readonly drawings: readonly Drawing[];
  readonly now: Date;
}

/** Replaces one version by the next in one statement. Returns null and changes nothing when `version` is outdated. */
export async function replaceDrawings(db: Queryable, save: Save): Promise<number | null> {
  const drawings = sql<unknown>`${JSON.stringify(save.drawings)}::jsonb`;
  const row =
    save.version === 0
      ? await tables(db)
          .insertInto("charts_drawings")
          .values({ user_id: save.userId, ticker: save.ticker, version: 1, drawings, saved_at: save.now })
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await tables(db)
          .updateTable("charts_drawings")
          .set({ version: save.version + 1, drawings, saved_at: save.now })
          .where("user_id", "=", save.userId)
          .where("ticker", "=", save.ticker)
          .where("version", "=", save.version)
          .returning("version")
          .executeTakeFirst();
  return row?.version ?? null;
}
