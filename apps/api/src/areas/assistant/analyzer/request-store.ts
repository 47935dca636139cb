import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { requestColumns, type RequestKey, type RequestRow, type ResultRow } from "./request-rows.ts";

export type NewRequest = Pick<RequestRow, "mode" | "picture" | "width" | "height" | "created_at"> &
  RequestKey & { readonly language: string };

const isKey = ({ userId, requestId }: RequestKey) =>
  sql`request.user_id = ${userId} and request.request_id = ${requestId}`;

/** Undefined for an unknown request. One that was deleted is found, so that a repeated upload does not make another. */
export async function findOwn(db: Queryable, key: RequestKey): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from analyzer_request as request where ${isKey(key)}`.execute(db);
  return rows[0];
}

/** Undefined for an unknown or deleted request. */
export async function findResult(db: Queryable, key: RequestKey): Promise<ResultRow | undefined> {
  const { rows } = await sql<ResultRow>`
    select ${requestColumns}, request.result, request.prose from analyzer_request as request
    where ${isKey(key)} and request.deleted_at is null`.execute(db);
  return rows[0];
}

/** The current state of each of these requests that is not deleted. */
export async function findStates(db: Queryable, keys: readonly RequestKey[]): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns}
    from unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ requestId }) => requestId)}::uuid[])
      as wanted (user_id, request_id)
    -- By the key, whatever the planner believes of the table's size.
    cross join lateral (
      select * from analyzer_request
      where user_id = wanted.user_id and request_id = wanted.request_id and deleted_at is null limit 1
    ) as request`.execute(db);
  return rows;
}

/** Requests of a user, newest first; only those older than `before` if it is given. */
export async function listRequests(
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<RequestRow[]> {
  const older =
    before === null
      ? sql``
      : sql`and (request.created_at, request.request_id) < (
          select created_at, request_id from analyzer_request where user_id = ${userId} and request_id = ${before})`;
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from analyzer_request as request
    where request.user_id = ${userId} and request.deleted_at is null ${older}
    order by request.created_at desc, request.request_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many requests are not finished, of all users and of this one. */
export async function countOpen(db: Queryable, userId: string): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as all, count(*) filter (where user_id = ${userId})::int as own
    from analyzer_request where state in ('waiting', 'working')`.execute(db);
  return rows[0] ?? { all: 0, own: 0 };
}

/** Stores a request at the end of the queue. Whether it did: a request of this user may have the id already. */
export async function insertRequest(db: Queryable, request: NewRequest): Promise<boolean> {
  const { userId, requestId, mode, language, picture, width, height, created_at } = request;
  const { numAffectedRows } = await sql`
    insert into analyzer_request (user_id, request_id, mode, state, step, turn, language, picture, width, height, starts, created_at)
    select ${userId}::uuid, ${requestId}::uuid, ${mode}::text, 'waiting', 'waiting',
      greatest(coalesce(min(turn), 0), coalesce(max(turn) filter (where user_id = ${userId}) + 1, 0)),
      ${language}::text, ${picture}::text, ${width}::integer, ${height}::integer, 0, ${created_at}::timestamptz
    from analyzer_request where state in ('waiting', 'working')
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Notes the local day whose limit a request counts toward. */
export async function noteCounted(db: Queryable, key: RequestKey, date: string): Promise<void> {
  await sql`update analyzer_request as request set counted_on = ${date} where ${isKey(key)}`.execute(db);
}

/** Marks a request as deleted. Whether there is one. */
export async function markDeleted(db: Queryable, key: RequestKey, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update analyzer_request as request set deleted_at = coalesce(deleted_at, ${now}) where ${isKey(key)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Restores a request that was not deleted before `since`. Whether there is one. */
export async function unmarkDeleted(db: Queryable, key: RequestKey, since: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update analyzer_request as request set deleted_at = null
    where ${isKey(key)} and (deleted_at is null or deleted_at >= ${since})`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes finished requests that were deleted before a time, and returns the names of their pictures. */
export async function removeDeletedBefore(db: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    delete from analyzer_request where (user_id, request_id) in (
      select user_id, request_id from analyzer_request
      where deleted_at < ${before} and state not in ('waiting', 'working') limit ${most})
    returning picture`.execute(db);
  return rows.map(({ picture }) => picture);
}
