import { sql, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

interface ExportRow {
  user_id: string;
  export_id: string;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date;
  /** Set during a download; an interrupted download can be started again. */
  reading_until: Date | null;
}

type ExportTables = { privacy_export: ExportRow };

const tables = (queryable: Queryable): Kysely<ExportTables> => queryable.withTables<ExportTables>();

/** Newest first. */
export function listExports(db: Queryable, userId: string): Promise<ExportRow[]> {
  return tables(db)
    .selectFrom("privacy_export")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("export_id", "desc")
    .execute();
}

export function findExport(db: Queryable, exportId: string): Promise<ExportRow | undefined> {
  return tables(db).selectFrom("privacy_export").selectAll().where("export_id", "=", exportId).executeTakeFirst();
}

/** The ids among these that exist. */
export async function findExports(db: Queryable, exportIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ export_id: string }>`
    select export_id::text from privacy_export where export_id::text = any(${[...exportIds]}::text[])`.execute(db);
  return rows.map(({ export_id }) => export_id);
}

export async function insertExport(db: Queryable, row: ExportRow): Promise<void> {
  await tables(db).insertInto("privacy_export").values(row).execute();
}

/** False when it no longer exists. */
export async function markExportReady(db: Queryable, exportId: string, now: Date): Promise<boolean> {
  const marked = await tables(db)
    .updateTable("privacy_export")
    .set({ ready_at: now })
    .where("export_id", "=", exportId)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Starts a download. Of several concurrent calls, one gets true; the others may try again after an interruption. */
export async function holdExport(
  db: Queryable,
  exportId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const held = await tables(db)
    .updateTable("privacy_export")
    .set({ reading_until: until })
    .where("export_id", "=", exportId)
    .where("ready_at", "is not", null)
    .where("expires_at", ">", now)
    .where((row) => row.or([row("reading_until", "is", null), row("reading_until", "<=", now)]))
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

/** After an interrupted download. */
export async function releaseExport(db: Queryable, exportId: string): Promise<void> {
  await tables(db)
    .updateTable("privacy_export")
    .set({ reading_until: null })
    .where("export_id", "=", exportId)
    .execute();
}

export async function deleteExports(db: Queryable, exportIds: readonly string[]): Promise<void> {
  if (exportIds.length === 0) return;
  await tables(db).deleteFrom("privacy_export").where("export_id", "in", exportIds).execute();
}

export async function listExpiredExports(db: Queryable, now: Date): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("privacy_export")
    .select("export_id")
    .where("expires_at", "<=", now)
    .execute();
  return rows.map(({ export_id }) => export_id);
}
