import { AppError } from "#api/platform/errors.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { factsOf, hasMore, type EntryFacts } from "./entry-facts.ts";
import { textOf, toColumns, type EntryRow, type EntryText, type TextColumns } from "./entry-rows.ts";
import { countEntries, findEntry, insertEntry, markDeleted, replaceEntry, type EntryKey } from "./entry-store.ts";
import { presentEntry, type JournalEntry } from "./present-entry.ts";

/** Limit per user, deleted entries included. */
const MOST_ENTRIES = 5000;

const isSame = (row: EntryRow, columns: TextColumns): boolean =>
  JSON.stringify(textOf(row)) === JSON.stringify(textOf(columns));

/** The columns to store. An order must belong to the user and determines the instrument. */
async function columnsOf(deps: JournalDependencies, userId: string, text: EntryText): Promise<TextColumns> {
  const columns = toColumns(text);
  if (text.order_id === null) return columns;
  const reader = await deps.simulator.read(userId);
  const [order] = await reader.orders([text.order_id]);
  if (order === undefined) throw new AppError("journal_order_unknown");
  return { ...columns, ticker: order.ticker };
}

/**
 * Creates an entry, or returns the existing one with the same text.
 * @throws AppError `journal_changed` if this id has a different text, `journal_full`, `journal_order_unknown`
 */
export async function createEntry(
  deps: JournalDependencies,
  context: SignedInContext,
  { entry_id: entryId, entry }: { entry_id: string; entry: EntryText },
): Promise<{ entry: JournalEntry }> {
  const { userId } = context;
  const db = deps.database.kysely;
  const key = { userId, entryId };
  const columns = await columnsOf(deps, userId, entry);
  const stored = await findEntry(db, key);
  if (stored === undefined && (await countEntries(db, userId)) >= MOST_ENTRIES) throw new AppError("journal_full");
  const now = deps.clock.now();
  const insert = (to: Queryable) => insertEntry(to, key, columns, now);
  const row =
    stored ?? (await writeEntry(deps, key, { before: null, columns, now }, insert)) ?? (await findEntry(db, key));
  if (row === undefined || !isSame(row, columns)) throw new AppError("journal_changed");
  return presentEntry(deps, row);
}

/**
 * Replaces one version by the next. Saving the same text again changes nothing, so a retry is safe.
 * @throws AppError `not_found`, `journal_changed`, `journal_order_unknown`
 */
export async function saveEntry(
  deps: JournalDependencies,
  context: SignedInContext,
  entryId: string,
  { version, entry }: { version: number; entry: EntryText },
): Promise<{ entry: JournalEntry }> {
  const key = { userId: context.userId, entryId };
  const stored = await requireEntry(deps, key);
  const columns = await columnsOf(deps, context.userId, entry);
  if (isSame(stored, columns)) return presentEntry(deps, stored);
  const now = deps.clock.now();
  const row = await writeEntry(deps, key, { before: factsOf(stored), columns, now }, (to) =>
    replaceEntry(to, key, version, { ...columns, updated_at: now }),
  );
  if (row === undefined) throw new AppError("journal_changed");
  return presentEntry(deps, row);
}

interface Change {
  readonly before: EntryFacts | null;
  readonly columns: TextColumns;
  readonly now: Date;
}

/** Writes an entry, with its event if there is more in it than before. Undefined when nothing was written. */
async function writeEntry(
  { database, outbox }: JournalDependencies,
  { userId, entryId }: EntryKey,
  { before, columns, now }: Change,
  write: (to: Queryable) => Promise<EntryRow | undefined>,
): Promise<EntryRow | undefined> {
  const facts = factsOf(columns);
  if (!hasMore(facts, before)) return write(database.kysely);
  const payload = { entry_id: entryId, ...facts };
  const written = { type: "journal.entry_written", user_id: userId, payload, occurred_at: now } as const;
  return database.transaction(async (transaction: Transaction) => {
    const row = await write(transaction);
    if (row !== undefined) await outbox.append(transaction, [written]);
    return row;
  });
}

async function requireEntry({ database }: JournalDependencies, key: EntryKey): Promise<EntryRow> {
  const row = await findEntry(database.kysely, key);
  if (row === undefined) throw new AppError("not_found");
  return row;
}

/** @throws AppError `not_found` */
export async function showEntry(deps: JournalDependencies, context: SignedInContext, entryId: string) {
  return presentEntry(deps, await requireEntry(deps, { userId: context.userId, entryId }));
}

/** Deletes an entry. Idempotent. @throws AppError `not_found` */
export async function deleteEntry(deps: JournalDependencies, context: SignedInContext, entryId: string) {
  const row = await markDeleted(deps.database.kysely, { userId: context.userId, entryId }, deps.clock.now());
  if (row === undefined) throw new AppError("not_found");
  return { id: entryId };
}

/** Restores a deleted entry. Idempotent. @throws AppError `not_found` */
export async function restoreEntry(deps: JournalDependencies, context: SignedInContext, entryId: string) {
  const row = await markDeleted(deps.database.kysely, { userId: context.userId, entryId }, null);
  if (row === undefined) throw new AppError("not_found");
  return presentEntry(deps, row);
}
