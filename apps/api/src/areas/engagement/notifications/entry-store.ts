import type { WorkflowEvent } from "@candlewise/domain/notifications/workflows";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { Message } from "./messages.ts";

/** What a workflow knows about its reason: a day, a week, a challenge. */
export type EntryData = Readonly<Record<string, string | number | boolean | null>>;

export interface NewEntry {
  readonly event: WorkflowEvent;
  /** What it is about: a second entry of the event with the same key is not stored. */
  readonly key: string;
  readonly data: EntryData;
  readonly dueAt: Date;
}

/** Stores an entry and returns its id, or that of the entry with the same reason. */
export async function insertEntry(
  db: Transaction,
  userId: string,
  { event, key, data, dueAt }: NewEntry,
  { entryId, now }: { entryId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ entry_id: string }>`
    insert into notifications_entry (user_id, entry_id, event, dedupe_key, data, created_at, due_at)
    values (${userId}, ${entryId}, ${event}, ${key}, ${JSON.stringify(data)}::jsonb, ${now}, ${dueAt})
    on conflict (user_id, event, dedupe_key) do update set event = excluded.event
    returning entry_id`.execute(db);
  return rows[0]?.entry_id ?? entryId;
}

/** An entry of a learner, before it is stored. */
export interface EntryOf extends NewEntry {
  readonly userId: string;
  readonly entryId: string;
}

/** Stores entries, not those of a reason that has one. */
export async function insertEntries(db: Transaction, entries: readonly EntryOf[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into notifications_entry (user_id, entry_id, event, dedupe_key, data, created_at, due_at)
    select "userId", "entryId", event, key, data, ${now}::timestamptz, "dueAt"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as row ("userId" uuid, "entryId" uuid, event text, key text, data jsonb, "dueAt" timestamptz)
    order by "userId", event, key on conflict (user_id, event, dedupe_key) do nothing`.execute(db);
}

/** Drops entries that nobody has seen: others take their place. */
export async function dropWaiting(
  db: Transaction,
  dropped: readonly { readonly userId: string; readonly event: WorkflowEvent }[],
): Promise<void> {
  if (dropped.length === 0) return;
  await sql`
    delete from notifications_entry entry
    using jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) as row ("userId" uuid, event text)
    where entry.user_id = row."userId" and entry.event = row.event and due_at is not null and shown_at is null`.execute(
    db,
  );
}

export interface DueEntry {
  readonly user_id: string;
  readonly entry_id: string;
  readonly event: WorkflowEvent;
  readonly dedupe_key: string;
  readonly data: EntryData;
  readonly due_at: Date;
  readonly shown_at: Date | null;
}

const dueColumns = sql`user_id, entry_id, event, dedupe_key, data, due_at, shown_at`;

export async function findDue(db: Queryable, now: Date, most: number): Promise<DueEntry[]> {
  const { rows } = await sql<DueEntry>`
    select ${dueColumns} from notifications_entry where due_at <= ${now} order by due_at limit ${most}`.execute(db);
  return rows;
}

type Key = Pick<DueEntry, "user_id" | "entry_id">;

/** Whether an entry is still due; then it is locked until the transaction ends. */
export async function lockDue(db: Transaction, { user_id, entry_id }: Key, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from notifications_entry
    where user_id = ${user_id} and entry_id = ${entry_id} and due_at <= ${now} for update`.execute(db);
  return rows.length > 0;
}

/** Stores what became of an entry: `dueAt` null when it is done, `shownAt` null unless it is in the inbox. */
export async function settleEntry(
  db: Queryable,
  { user_id, entry_id }: Key,
  { message, dueAt, shownAt }: { message: Message | null; dueAt: Date | null; shownAt: Date | null },
): Promise<void> {
  await sql`
    update notifications_entry set message = coalesce(${message && JSON.stringify(message)}::jsonb, message),
      due_at = ${dueAt}, shown_at = coalesce(shown_at, ${shownAt}::timestamptz)
    where user_id = ${user_id} and entry_id = ${entry_id}`.execute(db);
}

export async function findMessage(db: Queryable, { user_id, entry_id }: Key) {
  const { rows } = await sql<{ event: WorkflowEvent; message: Message }>`
    select event, message from notifications_entry
    where user_id = ${user_id} and entry_id = ${entry_id} and message is not null`.execute(db);
  return rows[0];
}

/** The place of an entry in the inbox. */
export interface InboxPlace {
  readonly shown_at: Date;
  readonly entry_id: string;
}

export interface InboxRow extends InboxPlace {
  readonly event: WorkflowEvent;
  readonly message: Message;
  readonly read_at: Date | null;
}

/** Newest first; only those after a place if one is given. */
export async function listInbox(
  db: Queryable,
  userId: string,
  { after, limit }: { after: InboxPlace | null; limit: number },
): Promise<InboxRow[]> {
  const older =
    after === null ? sql`` : sql`and (shown_at, entry_id) < (${after.shown_at}::timestamptz, ${after.entry_id}::uuid)`;
  const { rows } = await sql<InboxRow>`
    select entry_id, event, message, shown_at, read_at from notifications_entry
    where user_id = ${userId} and shown_at is not null ${older}
    order by shown_at desc, entry_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications_entry
    where user_id = ${userId} and shown_at is not null and read_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks these entries, or all shown by a time, as read. */
export async function markRead(
  db: Queryable,
  userId: string,
  which: { readonly ids: readonly string[] } | { readonly until: Date },
  now: Date,
): Promise<void> {
  const chosen = "ids" in which ? sql`entry_id = any(${[...which.ids]}::uuid[])` : sql`shown_at <= ${which.until}`;
  await sql`
    update notifications_entry set read_at = ${now}
    where user_id = ${userId} and shown_at is not null and read_at is null and ${chosen}`.execute(db);
}
