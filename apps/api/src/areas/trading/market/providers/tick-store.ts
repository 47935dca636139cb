import type { Quote } from "@candlewise/market/types";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** Quotes stored by one node and read by all. */
export interface TickStore {
  add(quotes: readonly Quote[], seenAt: Date): Promise<void>;
  /** Quotes of these tickers that were stored since `seenSince`, oldest first, at most a page of them. */
  find(tickers: readonly string[], seenSince: Date): Promise<readonly StoredTick[]>;
  /** Deletes quotes that were stored before this. */
  prune(before: Date): Promise<void>;
}

export interface StoredTick extends Quote {
  readonly seenAt: Date;
}

/** Small enough not to hold the event loop for long. */
export const TICKS_OF_PAGE = 5000;

interface Row {
  ticker: string;
  at: string;
  mid: string;
  bid: string;
  ask: string;
  previous_close: string;
  seen_at: Date;
}

export function createTickStore(db: Queryable): TickStore {
  return {
    async add(quotes, seenAt) {
      const column = (of: (quote: Quote) => number) => quotes.map(of);
      await sql`
        insert into market_tick (ticker, at, mid, bid, ask, previous_close, seen_at)
        select *, ${seenAt}::timestamptz from unnest(
          ${quotes.map(({ ticker }) => ticker)}::text[], ${column(({ at }) => at)}::bigint[],
          ${column(({ mid }) => mid)}::bigint[], ${column(({ bid }) => bid)}::bigint[],
          ${column(({ ask }) => ask)}::bigint[], ${column(({ previousClose }) => previousClose)}::bigint[])
        on conflict do nothing`.execute(db);
    },
    async find(tickers, seenSince) {
      const { rows } = await sql<Row>`
        select ticker, at::text, mid::text, bid::text, ask::text, previous_close::text, seen_at from market_tick
        where seen_at >= ${seenSince} and ticker = any (${tickers}::text[])
        order by seen_at, ticker limit ${TICKS_OF_PAGE}`.execute(db);
      return rows.map((row) => ({
        ticker: row.ticker,
        at: Number(row.at),
        mid: Number(row.mid),
        bid: Number(row.bid),
        ask: Number(row.ask),
        previousClose: Number(row.previous_close),
        seenAt: row.seen_at,
      }));
    },
    async prune(before) {
      await sql`delete from market_tick where seen_at < ${before}`.execute(db);
    },
  };
}
