import { trailingLevel } from "@candlewise/domain/simulator/cost";
import type { MarketTick, MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Second, Session } from "@candlewise/market/types";
import { AppError } from "#api/platform/errors.ts";
import type { RecordedTick, TickHistory } from "./tick-history.ts";

/** Orders never fill at a price older than this. */
const MAX_AGE_SECONDS = 15;

const UNITS = 100_000_000n;

export interface MatchedTicker {
  readonly history: TickHistory;
  /** Whole units; null until known. */
  readonly averageDailyVolume: number | null;
  /** Standard deviation of daily log returns, in 1e-6; null until known. */
  readonly dailyVolatilityPpm: number | null;
  /** Length of a session in minutes. */
  readonly minutes: number;
  session(at: Second): Session;
}

/**
 * Adapts recorded real quotes to the matching rules. Orders fill only at recorded prices; nothing fills between two of them. Dividends and
 * splits of real companies are not supported.
 */
export function liveMatching(of: (ticker: string) => MatchedTicker): MatchingMarket {
  return {
    nextTradedSecond(ticker, at) {
      const { isOpen, opensAt } = of(ticker).session(at);
      return isOpen || opensAt === null ? at : opensAt;
    },
    sessionEnd(ticker, at) {
      const market = of(ticker);
      const { isOpen, closesAt, opensAt } = market.session(at);
      return isOpen || opensAt === null ? closesAt : market.session(opensAt).closesAt;
    },
    tick(ticker, at) {
      const seen = of(ticker).history.at(at);
      if (seen === undefined || at - seen.at > MAX_AGE_SECONDS) throw new AppError("quote_stale", { retryAfter: 5 });
      return { ...toTick(seen), at };
    },
    firstCrossing(ticker, { side, direction, level, from, until }) {
      for (const seen of of(ticker).history.between(from, until)) {
        const tick = toTick(seen);
        const price = side === "buy" ? tick.ask : tick.bid;
        if (direction === "above" ? price >= level : price <= level) return tick;
      }
      return null;
    },
    firstTrailingCrossing(ticker, { side, trail, extreme: before, from, until }) {
      let extreme = before;
      for (const seen of of(ticker).history.between(from, until)) {
        const tick = toTick(seen);
        const price = side === "buy" ? tick.ask : tick.bid;
        if (extreme === null || (side === "sell" ? price > extreme : price < extreme)) extreme = price;
        const level = trailingLevel(side, trail, extreme);
        if (side === "sell" ? price <= level : price >= level) return { tick, extreme };
      }
      return { tick: null, extreme };
    },
    minuteVolume: (ticker) => volumeOf(of(ticker)) / BigInt(of(ticker).minutes),
    averageDailyVolume: (ticker) => volumeOf(of(ticker)),
    dailyVolatilityPpm: (ticker) => BigInt(known(of(ticker).dailyVolatilityPpm)),
    holdingActions: () => [],
  };
}

const volumeOf = ({ averageDailyVolume }: MatchedTicker): bigint => BigInt(known(averageDailyVolume)) * UNITS;

function known(figure: number | null): number {
  if (figure === null) throw new AppError("quote_stale", { retryAfter: 5 });
  return figure;
}

const toTick = ({ at, mid, bid, ask }: RecordedTick): MarketTick => ({
  at,
  mid: BigInt(mid),
  bid: BigInt(bid),
  ask: BigInt(ask),
});
