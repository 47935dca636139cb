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
export interface ErasureRow {
  user_id: string;
  requested_at: Date;
  erase_at: Date;
  erased_at: Date | null;
  failures: number;
  next_try_at: Date | null;
  last_error: string | null;
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

export function findErasure(db: Queryable, userId: string): Promise<ErasureRow | undefined> {
  return tables(db).selectFrom("privacy_erasure").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** False when one already exists. */
export async function insertErasure(
  db: Queryable,
  row: Pick<ErasureRow, "user_id" | "requested_at" | "erase_at">,
): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto("privacy_erasure")
    .values({ ...row, erased_at: null, failures: 0, next_try_at: null, last_error: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Withdraws a pending erasure. False when none was requested, or the account is already erased. */
export async function deleteErasure(db: Queryable, userId: string): Promise<boolean> {
  const deleted = await tables(db)
    .deleteFrom("privacy_erasure")
    .where("user_id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The longest overdue account that no other worker is erasing, locked until the transaction ends. */
export function holdDueErasure(
  db: Queryable,
  { now, erasedBefore }: { now: Date; erasedBefore: Date },
): Promise<ErasureRow | undefined> {
  return tables(db)
    .selectFrom("privacy_erasure")
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row("erased_at", "is", null), row("erase_at", "<=", now)]),
        row("erased_at", "<=", erasedBefore),
      ]),
    )
    .where((row) => row.or([row("next_try_at", "is", null), row("next_try_at", "<=", now)]))
    .orderBy("erase_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markErased(db: Queryable, userId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable("privacy_erasure")
    .set({ erased_at: now, failures: 0, next_try_at: null, last_error: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function postponeErasure(
  db: Queryable,
  userId: string,
  { nextTryAt, error }: { nextTryAt: Date; error: string },
): Promise<void> {
  await tables(db)
    .updateTable("privacy_erasure")
    .set((row) => ({ failures: row("failures", "+", 1), next_try_at: nextTryAt, last_error: error }))
    .where("user_id", "=", userId)
    .execute();
}

export async function forgetErasure(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("privacy_erasure").where("user_id", "=", userId).execute();
}
