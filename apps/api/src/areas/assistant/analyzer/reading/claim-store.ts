import type { AnalysisMode, AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import type { CheckedProse } from "@candlewise/domain/analyzer/check-prose";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { RESULT_VERSION, type RequestKey, type Result } from "../request-rows.ts";

/** A request that is under way, and the job that took it. */
export interface Held extends RequestKey {
  readonly ticket: string;
}

/** A request that a job is reading. */
export interface Claimed extends Held {
  readonly mode: AnalysisMode;
  readonly picture: string;
  /** How often reading began, this time included. */
  readonly starts: number;
  readonly countedOn: string | null;
}

/**
 * Takes a request for a job, the ticket: the one that it has already, as after the death of a node, or else the next in turn. One whose reading
 * began before `lostBefore` has lost its job.
 */
export async function claimNext(
  db: Queryable,
  { ticket, now, lostBefore }: { ticket: string; now: Date; lostBefore: Date },
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update analyzer_request set state = 'working', step = 'finding_candles', ticket = ${ticket}, starts = starts + 1, begun_at = ${now}
    where (user_id, request_id) = (
      select user_id, request_id from analyzer_request
      where state in ('waiting', 'working') and (state = 'waiting' or ticket = ${ticket} or begun_at < ${lostBefore})
      order by ticket is not distinct from ${ticket} desc, turn, created_at, request_id
      limit 1 for update skip locked)
    returning user_id as "userId", request_id as "requestId", ticket, mode, picture, starts, counted_on as "countedOn"`.execute(
    db,
  );
  return rows[0];
}

const isHeld = ({ userId, requestId, ticket }: Held) =>
  sql`user_id = ${userId} and request_id = ${requestId} and state = 'working' and ticket = ${ticket}`;

export async function noteStep(db: Queryable, held: Held, step: AnalysisRequest["step"]): Promise<void> {
  await sql`update analyzer_request set step = ${step} where ${isHeld(held)}`.execute(db);
}

/** Stores what was read, for a job that writes about it. Whether it did: another job may have taken the request meanwhile. */
export async function storeReading(transaction: Transaction, held: Held, result: Result): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update analyzer_request set step = 'writing', result = ${JSON.stringify(result)}::jsonb, result_version = ${RESULT_VERSION}
    where ${isHeld(held)}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Undefined when the request is no longer under way with this job. */
export async function findReading(
  db: Queryable,
  held: Held,
): Promise<{ mode: AnalysisMode; language: string; picture: string; result: Result } | undefined> {
  const { rows } = await sql<{ mode: AnalysisMode; language: string; picture: string; result: Result }>`
    select mode, language, picture, result from analyzer_request where ${isHeld(held)} and result is not null`.execute(
    db,
  );
  return rows[0];
}

interface Outcome extends Result {
  readonly headline: AnalysisRequest["headline"];
  readonly prose: CheckedProse | null;
}

/** Ends a request with its result. Whether it did. */
export async function storeResult(
  transaction: Transaction,
  held: Held,
  { series, facts, headline, prose }: Outcome,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update analyzer_request set state = 'done', step = 'writing', result = ${JSON.stringify({ series, facts })}::jsonb,
      result_version = ${RESULT_VERSION}, headline = ${JSON.stringify(headline)}::jsonb,
      prose = ${prose && JSON.stringify(prose)}::jsonb
    where ${isHeld(held)}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Ends a request that has no result and costs nothing. Whether it did. */
export async function storeRefusal(
  transaction: Transaction,
  held: Held,
  refusal: NonNullable<AnalysisRequest["refusal"]>,
): Promise<boolean> {
  const state: AnalysisRequest["state"] = refusal === "analysis_failed" ? "failed" : "refused";
  const { numAffectedRows } = await sql`
    update analyzer_request set state = ${state}, refusal = ${refusal}, counted_on = null, result = null
    where ${isHeld(held)}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Whether a request has waited, or has been under way, since before a time. */
export async function hasOverdue(db: Queryable, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from analyzer_request
    where state in ('waiting', 'working') and coalesce(begun_at, created_at) < ${since} limit 1`.execute(db);
  return rows.length > 0;
}
