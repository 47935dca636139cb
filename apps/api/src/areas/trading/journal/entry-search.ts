import { sql, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { EntryRow } from "./entry-rows.ts";

type JournalTables = { journal_entry: EntryRow };

const entriesOf = (queryable: Queryable, userId: string) => {
  const tables: Kysely<JournalTables> = queryable.withTables<JournalTables>();
  return tables.selectFrom("journal_entry").where("user_id", "=", userId).where("deleted_at", "is", null);
};

export const listAllEntries = async (db: Queryable, userId: string): Promise<EntryRow[]> =>
  entriesOf(db, userId).selectAll().execute();

export interface EntryFilter {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly feeling?: string | undefined;
  readonly order?: string | undefined;
  /** Only entries after this one in the list. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function searchEntries(
  db: Queryable,
  userId: string,
  { search, tag, feeling, order, cursor, limit }: EntryFilter,
): Promise<EntryRow[]> {
  let query = entriesOf(db, userId).selectAll();
  const words = search?.trim() ?? "";
  if (words !== "") {
    const text = sql<string>`concat_ws(' ', title, ticker, thesis, went_well, went_wrong, notes, array_to_string(tags, ' '))`;
    query = query.where(sql<boolean>`position(lower(${words}) in lower(${text})) > 0`);
  }
  if (tag !== undefined) query = query.where(sql<boolean>`${tag} = any(tags)`);
  if (feeling !== undefined)
    query = query.where((by) => by.or([by("feeling_before", "=", feeling), by("feeling_after", "=", feeling)]));
  if (order !== undefined) query = query.where("order_id", "=", order);
  if (cursor !== undefined) {
    query = query.where(
      sql<boolean>`(created_at, entry_id) < (
        select created_at, entry_id from journal_entry where user_id = ${userId} and entry_id = ${cursor})`,
    );
  }
  return query.orderBy("created_at", "desc").orderBy("entry_id", "desc").limit(limit).execute();
}

/** Tags of the whole journal, most used first. */
export async function countTags(db: Queryable, userId: string): Promise<{ tag: string; entries: number }[]> {
  const { rows } = await sql<{ tag: string; entries: string }>`
    select tag, count(*) as entries from journal_entry, unnest(tags) as tag
    where user_id = ${userId} and deleted_at is null
    group by tag order by count(*) desc, tag`.execute(db);
  return rows.map(({ tag, entries }) => ({ tag, entries: Number(entries) }));
}

/** What entries say about these orders, oldest first. */
export async function listOrderNotes(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<Pick<EntryRow, "order_id" | "tags" | "feeling_before" | "followed_plan" | "stop_price">[]> {
  return entriesOf(db, userId)
    .select(["order_id", "tags", "feeling_before", "followed_plan", "stop_price"])
    .where("order_id", "in", orderIds.length === 0 ? [null] : orderIds)
    .orderBy("created_at")
    .execute();
}

/** Stop prices given in entries, oldest first, in 1e-4 USD by order; if several entries give one, the oldest counts. */
export function writtenStopsOf(
  notes: readonly Pick<EntryRow, "order_id" | "stop_price">[],
): ReadonlyMap<string, bigint> {
  return new Map(
    notes
      .flatMap(({ order_id, stop_price }) =>
        order_id === null || stop_price === null ? [] : [[order_id, BigInt(stop_price)] as const],
      )
      .toReversed(),
  );
}

/** The stop prices that a user's journal gives; only for these orders if there are any. */
export async function listWrittenStops(
  db: Queryable,
  userId: string,
  orderIds?: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  let query = entriesOf(db, userId).select(["order_id", "stop_price"]).where("stop_price", "is not", null);
  query = orderIds ? query.where("order_id", "in", orderIds.length === 0 ? [null] : orderIds) : query;
  return writtenStopsOf(await query.where("order_id", "is not", null).orderBy("created_at").execute());
}

/** Instruments with a plan in the journal, each with the second at which the first such entry was created. */
export async function listPlans(db: Queryable, userId: string): Promise<{ ticker: string; at: number }[]> {
  const rows = await entriesOf(db, userId)
    .select((by) => ["ticker", by.fn.min("created_at").as("created_at")])
    .where((by) => by.or([by("thesis", "<>", ""), by("stop_price", "is not", null)]))
    .groupBy("ticker")
    .execute();
  return rows.flatMap(({ ticker, created_at }) =>
    ticker === null ? [] : [{ ticker, at: Math.floor(created_at.getTime() / 1000) }],
  );
}
