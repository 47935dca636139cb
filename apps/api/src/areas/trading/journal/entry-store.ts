import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { EntryRow, TextColumns } from "./entry-rows.ts";

type JournalTables = { journal_entry: EntryRow };

const tables = (queryable: Queryable): Kysely<JournalTables> => queryable.withTables<JournalTables>();

/** Identifies an entry of a user. */
export interface EntryKey {
  readonly userId: string;
  readonly entryId: string;
}

const isKey =
  ({ userId, entryId }: EntryKey) =>
  (by: ExpressionBuilder<JournalTables, "journal_entry">) =>
    by.and([by("user_id", "=", userId), by("entry_id", "=", entryId)]);

/** Undefined for unknown and for deleted entries. */
export async function findEntry(db: Queryable, key: EntryKey): Promise<EntryRow | undefined> {
  return tables(db)
    .selectFrom("journal_entry")
    .selectAll()
    .where(isKey(key))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Returns undefined and writes nothing when the id is taken. */
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

/** Returns undefined and writes nothing when the version is outdated. */
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

/** Marks an entry as deleted, or restores it when `deletedAt` is null. Undefined for an unknown entry. */
export async function markDeleted(db: Queryable, key: EntryKey, deletedAt: Date | null): Promise<EntryRow | undefined> {
  return tables(db)
    .updateTable("journal_entry")
    .set({ deleted_at: deletedAt === null ? null : sql<Date>`coalesce(deleted_at, ${deletedAt})` })
    .where(isKey(key))
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the picture and returns the name of the previous one. Undefined for an unknown entry. */
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

/**
 * Removes up to `most` entries that their owner deleted before `limit`. Returns the names of their pictures; null for an entry without one.
 */
export async function removeDeletedBefore(db: Queryable, limit: Date, most: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ picture: string | null }>`
    delete from journal_entry entry using (
      select user_id, entry_id from journal_entry where deleted_at < ${limit} limit ${most}
    ) old
    where entry.user_id = old.user_id and entry.entry_id = old.entry_id
    returning picture`.execute(db);
  return rows.map(({ picture }) => picture);
}

/** The names among `names` that belong to an entry. */
export async function findPictures(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from journal_entry where picture = any(${[...names]}::text[])`.execute(db);
  return rows.map(({ picture }) => picture);
}
