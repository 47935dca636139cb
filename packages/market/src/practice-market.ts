import { continuousCalendar, exchangeCalendar } from "./calendar.ts";
import { FactorKeys } from "./factor-keys.ts";
import { FactorPath } from "./factor-path.ts";
import { partsOf } from "./factors.ts";
import { InstrumentMarket } from "./instrument-market.ts";
import { InstrumentPath } from "./instrument-path.ts";
import type { FactorParameters } from "./market-parameters.ts";
import type { FactorKey, Instrument, PracticeMarket } from "./types.ts";

/** Version of the algorithm and its parameters. A test checks a digest of prices for each version. */
export const MARKET_VERSION = 1;

/**
 * The practice market over some instruments. `factorKey` must be a keyed one-way function of its arguments: anyone who can compute it knows
 * all future prices.
 * @throws RangeError when two instruments share a ticker.
 */
export function createPracticeMarket(options: {
  instruments: readonly Instrument[];
  factorKey: FactorKey;
}): PracticeMarket {
  const exchange = exchangeCalendar();
  const continuous = continuousCalendar();
  const factors = new Map<string, FactorPath>();
  const obtainFactor = (name: string, parameters: FactorParameters): FactorPath => {
    const known = factors.get(name);
    if (known) return known;
    const factor = new FactorPath(new FactorKeys(name, options.factorKey), parameters);
    factors.set(name, factor);
    return factor;
  };
  const instruments = options.instruments.toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1));
  const byTicker = new Map(instruments.map((instrument) => [instrument.ticker, instrument]));
  if (byTicker.size < instruments.length) throw new RangeError("Two instruments share a ticker.");
  const markets = new Map<string, InstrumentMarket>();
  const of = (ticker: string): InstrumentMarket => {
    const known = markets.get(ticker);
    if (known) return known;
    const instrument = byTicker.get(ticker);
    if (!instrument) throw new RangeError(`No instrument is called ${ticker}.`);
    const calendar = instrument.kind === "crypto" ? continuous : exchange;
    const market = new InstrumentMarket(new InstrumentPath(instrument, calendar, partsOf(instrument, obtainFactor)));
    markets.set(ticker, market);
    return market;
  };
  return {
    version: MARKET_VERSION,
    instruments,
    find: (ticker) => byTicker.get(ticker),
    beginsAt: exchange.opensAt(0),
    firstSecond: (ticker) => of(ticker).firstSecond,
    session: (ticker, at) => of(ticker).path.calendar.session(at),
    quote: (ticker, at) => of(ticker).quote(at),
    candles: (ticker, timeframe, from, until) => of(ticker).candles(timeframe, from, until),
    candleSteps: (ticker, range) => of(ticker).candleSteps(range),
    reachableFrom: (ticker, from, until, sessions) => of(ticker).reachableFrom(from, until, sessions),
    closeSteps: (ticker, range) => of(ticker).closeSteps(range),
    shares: (ticker, at) => of(ticker).shares(at),
    finishedPages: (ticker, at) => of(ticker).finishedPages(at),
    makePage: (ticker, page) => of(ticker).makePage(page),
    takePage: (ticker, page, numbers) => of(ticker).takePage(page, numbers),
    minuteVolume: (ticker, at) => of(ticker).minuteVolume(at),
    dailyVolatilityPpm: (ticker, at) => of(ticker).dailyVolatilityPpm(at),
    firstCrossing: (ticker, search) => of(ticker).firstCrossing(search),
    firstTrailingCrossing: (ticker, search) => of(ticker).firstTrailingCrossing(search),
    splits: (ticker, from, until) => of(ticker).splits(from, until),
    corporateActions: (ticker, from, until) => of(ticker).corporateActions(from, until),
    news: (ticker, from, until) => of(ticker).news(from, until),
  };
}
