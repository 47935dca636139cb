import { factsOf, instruments } from "@candlewise/market/instruments";
import { loadInstrumentWords } from "@candlewise/market/instrument-words";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import { factorKeyOf } from "./factor-key.ts";
import { createPracticeCandles } from "./practice-candles.ts";
import { createPracticeFundamentals } from "./practice-fundamentals.ts";
import { practiceMatching } from "./practice-matching.ts";
import { createPracticeCloses } from "./practice-closes.ts";
import { createPracticeSessions } from "./practice-sessions.ts";
import { createShareCount } from "./practice-shares.ts";
import { createPracticeSparkline } from "./practice-sparkline.ts";
import type { PriceSource } from "./price-source.ts";

/** The simulated market: every price is a function of the key, the ticker and the second. */
export function createPracticeSource(key: Buffer): PriceSource {
  const market = createPracticeMarket({ instruments, factorKey: factorKeyOf(key) });
  const sessions = createPracticeSessions(market);
  const past = createPracticeCloses(market, sessions);
  const sharesOn = createShareCount(market, sessions);
  const fundamentals = createPracticeFundamentals(market, past, sharesOn);
  return {
    source: "practice",
    version: market.version,
    instruments: market.instruments,
    beginsAt: market.beginsAt,
    matching: practiceMatching(market, sharesOn),
    find: (ticker) => market.find(ticker),
    session: (ticker, at) => market.session(ticker, at),
    lastSession: (ticker, at) => sessions.last(ticker, at),
    quote: (ticker, at) => market.quote(ticker, at),
    sparkline: createPracticeSparkline(market, sessions),
    candles: createPracticeCandles(market, sessions),
    closes: async (ticker, count, at) => past.closes(ticker, count, at),
    priceAt: async (ticker, at, seenAt) => past.priceAt(ticker, at, seenAt),
    corporateActions: (ticker, from, until) => market.corporateActions(ticker, from, until),
    news: (ticker, from, until) => market.news(ticker, from, until),
    async profile(ticker, language) {
      const words = await loadInstrumentWords(language);
      const { founded, headquarters, employees, expenseRatio } = factsOf(ticker);
      const description = words.descriptions[ticker] ?? "";
      return { description, founded, headquarters, employees, follows: words.follows[ticker] ?? null, expenseRatio };
    },
    fundamentals: async (ticker, at) => fundamentals(ticker, at),
  };
}
