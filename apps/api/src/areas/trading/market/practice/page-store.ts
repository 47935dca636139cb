import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { MARKET_VERSION } from "@candlewise/market/practice-market";
import type { Queryable } from "#api/platform/database/database.ts";

/** Stored bars of 64 sessions of an instrument; see `PracticeMarket.makePage`. */
export interface HistoryPage {
  readonly ticker: string;
  readonly page: number;
  readonly numbers: Float64Array;
}

/** Pages shared by all nodes of an installation. */
export interface PageStore {
  /** Pages of an instrument, except the numbers in `except`. */
  find(ticker: string, except: readonly number[]): Promise<readonly HistoryPage[]>;
  /** Numbers of the stored pages by ticker. */
  stored(): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  add(pages: readonly HistoryPage[]): Promise<void>;
}

/** Pages of the market with this key and the current version of the algorithm. */
export function createPageStore(db: Queryable, key: Buffer): PageStore {
  const fingerprint = createHmac("sha256", key).update("series").digest("hex").slice(0, 16);
  const series = `days-${MARKET_VERSION}-${fingerprint}`;
  return {
    async find(ticker, except) {
      const { rows } = await sql<{ page: number; numbers: Buffer }>`
        select page, numbers from market_history
        where series = ${series} and ticker = ${ticker} and page <> all (${except}::int[])`.execute(db);
      return rows.map(({ page, numbers }) => ({
        ticker,
        page,
        numbers: new Float64Array(Uint8Array.from(numbers).buffer),
      }));
    },
    async stored() {
      const { rows } = await sql<{ ticker: string; pages: number[] }>`
        select ticker, array_agg(page) as pages from market_history where series = ${series} group by ticker`.execute(
        db,
      );
      return new Map(rows.map(({ ticker, pages }) => [ticker, new Set(pages)]));
    },
    async add(pages) {
      const [tickers, numbers] = [pages.map(({ ticker }) => ticker), pages.map(({ page }) => page)];
      const bytes = pages.map((page) =>
        Buffer.from(page.numbers.buffer, page.numbers.byteOffset, page.numbers.byteLength),
      );
      await sql`
        insert into market_history (series, ticker, page, numbers)
        select ${series}, * from unnest(${tickers}::text[], ${numbers}::int[], ${bytes}::bytea[])
        on conflict do nothing`.execute(db);
    },
  };
}

/** The page store of a market that stores nothing. */
export const noPages: PageStore = {
  find: async () => [],
  stored: async () => new Map(),
  add: async () => undefined,
};
