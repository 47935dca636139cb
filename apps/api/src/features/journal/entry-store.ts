import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database.ts";
import type { EntryRow, TextColumns } from "./entry-rows.ts";

type JournalTables = { journal_entry: EntryRow };

const tables = (queryable: Queryable): Kysely<JournalTables> => queryable.withTables<JournalTables>();

/** Whose entry, and which. */
export interface EntryKey {
  readonly userId: string;
  readonly entryId: string;
}

const isKey =
  ({ userId, entryId }: EntryKey) =>
  (by: ExpressionBuilder<JournalTables, "journal_entry">) =>
    by.and([by("user_id", "=", userId), by("entry_id", "=", entryId)]);

/** Undefined when it is deleted, too. */
export async function findEntry(db: Queryable, key: EntryKey): Promise<EntryRow | undefined> {
  return tables(db)
    .selectFrom("journal_entry")
    .selectAll()
    .where(isKey(key))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Undefined, and nothing is kept, when there is one of this id already. */
export async function insertEntry(
  db: Queryable,
  { userId, entryId }: EntryKey,
  text: TextColumns,
  now: Date,
): Promise<EntryRow | undefined> {
  return tables(db)
    .insertInto("journal_entry")
    .values({
      ...text,
      user_id: userId,
      entry_id: entryId,
      version: 1,
      picture: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined, and nothing is changed, when this version is not the last any more. */
export async function replaceEntry(
  db: Queryable,
  key: EntryKey,
  version: number,
  changes: TextColumns & { readonly updated_at: Date },
): Promise<EntryRow | undefined> {
  return tables(db)
    .updateTable("journal_entry")
    .set({ ...changes, version: version + 1 })
    .where(isKey(key))
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Takes an entry away, or with null brings it back. Undefined when there is none. */
export async function markDeleted(db: Queryable, key: EntryKey, deletedAt: Date | null): Promise<EntryRow | undefined> {
  return tables(db)
    .updateTable("journal_entry")
    .set({ deleted_at: deletedAt === null ? null : sql<Date>`coalesce(deleted_at, ${deletedAt})` })
    .where(isKey(key))
    .returningAll()
    .executeTakeFirst();
}

/** Puts a picture in place of the one before, whose name it gives back. Undefined when there is no such entry. */
export async function replacePicture(
  db: Queryable,
  key: EntryKey,
  picture: string | null,
): Promise<{ readonly row: EntryRow; readonly before: string | null } | undefined> {
  const before = await tables(db)
    .selectFrom("journal_entry")
    .select("picture")
    .where(isKey(key))
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const row = await tables(db)
    .updateTable("journal_entry")
    .set({ picture })
    .where(isKey(key))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, before: before.picture };
}

export async function countEntries(db: Queryable, userId: string): Promise<number> {
  const { entries } = await tables(db)
    .selectFrom("journal_entry")
    .select((by) => by.fn.countAll<string>().as("entries"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(entries);
}

export async function listPictures(db: Queryable, userId: string): Promise<string[]> {
  const rows = await tables(db).selectFrom("journal_entry").select("picture").where("user_id", "=", userId).execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}

/** Forgets what was deleted before; the names of their pictures. */
export async function removeDeletedBefore(db: Queryable, limit: Date): Promise<string[]> {
  const rows = await tables(db)
    .deleteFrom("journal_entry")
    .where("deleted_at", "<", limit)
    .returning("picture")
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}
