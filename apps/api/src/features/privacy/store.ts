import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database.ts";

interface ExportRow {
  user_id: string;
  export_id: string;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}
interface ErasureRow {
  user_id: string;
  requested_at: Date;
  erase_at: Date;
  erased_at: Date | null;
}
type PrivacyTables = { privacy_export: ExportRow; privacy_erasure: ErasureRow };

const tables = (queryable: Queryable): Kysely<PrivacyTables> => queryable.withTables<PrivacyTables>();

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

export async function insertExport(db: Queryable, row: ExportRow): Promise<void> {
  await tables(db).insertInto("privacy_export").values(row).execute();
}

export async function markExportReady(db: Queryable, exportId: string, now: Date): Promise<void> {
  await tables(db).updateTable("privacy_export").set({ ready_at: now }).where("export_id", "=", exportId).execute();
}

/** True for one of several at the same time. */
export async function takeExport(db: Queryable, exportId: string, now: Date): Promise<boolean> {
  const taken = await tables(db)
    .deleteFrom("privacy_export")
    .where("export_id", "=", exportId)
    .where("ready_at", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
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

export function findErasure(db: Queryable, userId: string): Promise<ErasureRow | undefined> {
  return tables(db).selectFrom("privacy_erasure").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** False when there is one already. */
export async function insertErasure(db: Queryable, row: ErasureRow): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto("privacy_erasure")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Takes a wish back that has not been carried out. */
export async function deleteErasure(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("privacy_erasure").where("user_id", "=", userId).where("erased_at", "is", null).execute();
}

/** The longest due account that nobody else erases now, held until the transaction ends. */
export function holdDueErasure(
  db: Queryable,
  { dueBefore, erasedBefore }: { dueBefore: Date; erasedBefore: Date },
): Promise<ErasureRow | undefined> {
  return tables(db)
    .selectFrom("privacy_erasure")
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row("erased_at", "is", null), row("erase_at", "<=", dueBefore)]),
        row("erased_at", "<=", erasedBefore),
      ]),
    )
    .orderBy("erase_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markErased(db: Queryable, userId: string, now: Date): Promise<void> {
  await tables(db).updateTable("privacy_erasure").set({ erased_at: now }).where("user_id", "=", userId).execute();
}

export async function forgetErasure(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("privacy_erasure").where("user_id", "=", userId).execute();
}
