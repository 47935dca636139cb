import { factsOf, instruments } from "@candlewise/market/instruments";
import { loadInstrumentWords } from "@candlewise/market/instrument-words";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import type { PracticeMarket, Second } from "@candlewise/market/types";
import { factorKeyOf } from "./factor-key.ts";
import { createPracticeCandles } from "./candles.ts";
import { createPracticeFundamentals } from "./fundamentals.ts";
import { createPracticeHistory } from "./history.ts";
import { practiceMatching } from "./matching.ts";
import { noPages, type PageStore } from "./page-store.ts";
import { createPracticeSessions } from "./sessions.ts";
import { createPracticeSparkline } from "./sparkline.ts";
import type { PriceSource } from "../price-source.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import { createTimeSlices, type TimeSlices } from "#api/platform/time-slices.ts";

/** Instruments times the last days that somebody asks for. */
const START_PRICES = 1_000;

export interface PracticeSource extends PriceSource {
  readonly market: PracticeMarket;
}

/** The simulated market: every price is a function of the key, the ticker and the second. */
export function createPracticeSource(
  key: Buffer,
  timeSlices: TimeSlices = createTimeSlices(),
  pages: PageStore = noPages,
): PracticeSource {
  const market = createPracticeMarket({ instruments, factorKey: factorKeyOf(key) });
  const sessions = createPracticeSessions(market);
  const fundamentals = createPracticeFundamentals(market, timeSlices);
  const startPrices = createBoundedCache<string, number>(START_PRICES);
  // The same all day, and part of every response with a portfolio.
  const startPrice = (ticker: string, startAt: Second): number => {
    const key = `${ticker} ${startAt}`;
    const price = startPrices.get(key) ?? market.quote(ticker, startAt).mid;
    startPrices.set(key, price);
    return price;
  };
  return {
    market,
    source: "practice",
    version: market.version,
    instruments: market.instruments,
    beginsAt: market.beginsAt,
    firstSecond: (ticker) => market.firstSecond(ticker),
    matching: practiceMatching(market),
    find: (ticker) => market.find(ticker),
    session: (ticker, at) => market.session(ticker, at),
    lastSession: (ticker, at) => sessions.last(ticker, at),
    quote: (ticker, at) => market.quote(ticker, at),
    startPrice,
    sparkline: createPracticeSparkline(market, sessions),
    ...createPracticeCandles(market, { sessions, loadHistory: createPracticeHistory(market, pages), timeSlices }),
    closes: async (ticker, count, at) => timeSlices.run(market.closeSteps(ticker, { count, at, seenAt: at })),
    async priceAt(ticker, at, seenAt) {
      const ratio = market.shares(ticker, at) / market.shares(ticker, seenAt);
      return Math.round(market.quote(ticker, at).mid * ratio);
    },
    splits: (ticker, until) => market.splits(ticker, market.firstSecond(ticker), until),
    corporateActions: (ticker, from, until) => market.corporateActions(ticker, from, until),
    news: (ticker, from, until) => market.news(ticker, from, until),
    async profile(ticker, language) {
      const words = await loadInstrumentWords(language);
      const { founded, headquarters, employees, expenseRatio } = factsOf(ticker);
      const description = words.descriptions[ticker] ?? "";
      return { description, founded, headquarters, employees, follows: words.follows[ticker] ?? null, expenseRatio };
    },
    fundamentals,
  };
}
