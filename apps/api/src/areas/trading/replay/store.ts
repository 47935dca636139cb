import type { ReplayReportSchema } from "@candlewise/contracts/replay/schemas";
import type { ReplayState } from "@candlewise/domain/replay/session";
import { REPLAY_TIMEFRAMES, type ReplayTimeframe } from "@candlewise/domain/replay/timeframes";
import { sql } from "kysely";
import { z } from "zod";
import type { Queryable } from "#api/platform/database/database.ts";
import { readState, writeState } from "./stored-state.ts";

export type ReplayReport = z.output<typeof ReplayReportSchema>;

/** The immutable part of a replay. */
export interface ReplayPlan {
  readonly userId: string;
  readonly id: string;
  readonly ticker: string;
  readonly timeframe: ReplayTimeframe;
  readonly isSurprise: boolean;
  /** Price in 1e-4 USD that is shown as 100 dollars; null when real prices are shown. */
  readonly basePrice: bigint | null;
  /** The first second shown. */
  readonly historyFrom: number;
  /** See `planBars`. */
  readonly ends: readonly number[];
  readonly marketVersion: number | null;
}

/** A replay as read. It is written back only if its revision has not changed (optimistic locking). */
export interface Replay extends ReplayPlan {
  readonly revision: number;
  readonly reached: number;
  readonly state: ReplayState;
  /** Normalized requests by order id, to detect reused ids. */
  readonly asked: Readonly<Record<string, string>>;
  /** Set when the replay has ended. */
  readonly report: ReplayReport | null;
  readonly playedAt: Date;
}

/** A replay as listed, without its state. */
export type ReplayEntry = Omit<Replay, "state" | "asked">;

const AskedSchema = z.record(z.string(), z.string());
const StoredReportSchema = z.custom<ReplayReport>((value) => typeof value === "object" && value !== null);
const RowSchema = z.object({
  user_id: z.string(),
  replay_id: z.string(),
  revision: z.int(),
  ticker: z.string(),
  timeframe: z.enum(REPLAY_TIMEFRAMES),
  is_surprise: z.boolean(),
  base_price: z.int().nullable(),
  history_from: z.int(),
  bar_ends: z.array(z.int()),
  reached: z.int(),
  report: StoredReportSchema.nullable(),
  market_version: z.int().nullable(),
  played_at: z.date(),
});

const columns = sql`user_id, replay_id, revision, ticker, timeframe, is_surprise, base_price, history_from, bar_ends, reached, report,
  market_version, played_at`;

function entryOf(stored: unknown): ReplayEntry {
  const row = RowSchema.parse(stored);
  return {
    userId: row.user_id,
    id: row.replay_id,
    revision: row.revision,
    ticker: row.ticker,
    timeframe: row.timeframe,
    isSurprise: row.is_surprise,
    basePrice: row.base_price === null ? null : BigInt(row.base_price),
    historyFrom: row.history_from,
    ends: row.bar_ends,
    reached: row.reached,
    report: row.report,
    marketVersion: row.market_version,
    playedAt: row.played_at,
  };
}

export async function findReplay(db: Queryable, userId: string, id: string): Promise<Replay | null> {
  const { rows } = await sql<{ state: unknown; asked: unknown }>`
    select ${columns}, state, asked from replay_session where user_id = ${userId} and replay_id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined
    ? null
    : { ...entryOf(row), state: readState(row.state), asked: AskedSchema.parse(row.asked) };
}

/** Most recently played first. */
export async function listReplays(db: Queryable, userId: string): Promise<ReplayEntry[]> {
  const { rows } = await sql`
    select ${columns} from replay_session where user_id = ${userId} order by played_at desc, replay_id desc`.execute(
    db,
  );
  return rows.map(entryOf);
}

/** Returns false and writes nothing when the id is taken or the user has `most` replays. */
export async function insertReplay(
  db: Queryable,
  plan: ReplayPlan,
  { state, now, most }: { state: ReplayState; now: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into replay_session (user_id, replay_id, ticker, timeframe, is_surprise, base_price, history_from, bar_ends, state,
      market_version, created_at, played_at)
    select ${plan.userId}, ${plan.id}, ${plan.ticker}, ${plan.timeframe}, ${plan.isSurprise}, ${plan.basePrice?.toString() ?? null},
      ${plan.historyFrom}, ${JSON.stringify(plan.ends)}::jsonb, ${writeState(state)}::jsonb, ${plan.marketVersion}, ${now}, ${now}
    where (select count(*) from replay_session where user_id = ${plan.userId}) < ${most}
    on conflict do nothing returning replay_id`.execute(db);
  return rows.length > 0;
}

/** Returns false and writes nothing when the replay was written since it was read. */
export async function replaceReplay(db: Queryable, { userId, id, revision, ...replay }: Replay): Promise<boolean> {
  const { reached, state, asked, report, playedAt } = replay;
  const { rows } = await sql`
    update replay_session
    set revision = revision + 1, reached = ${reached}, state = ${writeState(state)}::jsonb,
      asked = ${JSON.stringify(asked)}::jsonb, played_at = ${playedAt},
      report = ${report === null ? null : JSON.stringify(report)}::jsonb,
      finished_at = case when ${report !== null} then coalesce(finished_at, ${playedAt}) end
    where user_id = ${userId} and replay_id = ${id} and revision = ${revision}
    returning replay_id`.execute(db);
  return rows.length > 0;
}

/** A replay with the second of its beginning. */
export interface BegunReplay {
  readonly ticker: string;
  readonly begunAt: number;
  readonly state: ReplayState;
}

/** Begun last first, at most `most`; without surprises that are not revealed yet. */
export async function listBegunReplays(db: Queryable, userId: string, most: number): Promise<BegunReplay[]> {
  const { rows } = await sql<{ ticker: string; begun_at: number; state: unknown }>`
    select ticker, floor(extract(epoch from created_at))::float8 as begun_at, state from replay_session
    where user_id = ${userId} and (not is_surprise or finished_at is not null) and jsonb_array_length(state->'orders') > 0
    order by created_at desc, replay_id desc limit ${most}`.execute(db);
  return rows.map(({ ticker, begun_at, state }) => ({ ticker, begunAt: begun_at, state: readState(state) }));
}

export interface FinishedReplay {
  readonly id: string;
  readonly ticker: string;
  readonly isSurprise: boolean;
  /** Bars that were played. */
  readonly bars: number;
  readonly at: Date;
}

export async function listFinishedReplays(db: Queryable, userId: string): Promise<FinishedReplay[]> {
  const { rows } = await sql<FinishedReplay>`
    select replay_id as id, ticker, is_surprise as "isSurprise", reached as bars, finished_at as at
    from replay_session where user_id = ${userId} and finished_at is not null`.execute(db);
  return rows;
}

export async function deleteReplay(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from replay_session where user_id = ${userId} and replay_id = ${id} returning replay_id`.execute(db);
  return rows.length > 0;
}
