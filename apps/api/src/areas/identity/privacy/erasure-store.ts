import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface ErasureRow {
  user_id: string;
  requested_at: Date;
  erase_at: Date;
  erased_at: Date | null;
  failures: number;
  next_try_at: Date | null;
  last_error: string | null;
}

type ErasureTables = { privacy_erasure: ErasureRow };

const tables = (queryable: Queryable): Kysely<ErasureTables> => queryable.withTables<ErasureTables>();

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
