import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Candle, Close, CorporateAction, Quote, Second } from "@candlewise/market/types";
import type { z } from "zod";
import { percentChange, presentPrice } from "./present.ts";
import type { ListedInstrument, PriceSource } from "../price-source.ts";

export type Statistics = z.input<MarketShapes["getAsset"]["response"]>["statistics"];

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365.25 * DAY_SECONDS;
const RETURNS = 60;

/** Statistics of an instrument, computed from its prices. @throws AppError `quote_stale` */
export async function statisticsOf(
  prices: PriceSource,
  { ticker, kind }: ListedInstrument,
  at: Second,
): Promise<Statistics> {
  const quote = prices.quote(ticker, at);
  const session = prices.lastSession(ticker, at);
  const year = Math.floor(at - YEAR_SECONDS);
  const days = await prices.candles(ticker, "1d", year, at + 1);
  const today = days.findLast(({ time }) => time >= session.opensAt);
  const [closes, { marketValue, earningsPerShare }] = await Promise.all([
    prices.closes(ticker, RETURNS + 1, at),
    prices.fundamentals(ticker, at),
  ]);
  const actions = prices.corporateActions(ticker, year, at + 1);
  return {
    ...presentDay(today),
    average_volume: wholeUnits(prices.matching.averageDailyVolume(ticker, at)),
    high_52_weeks: presentPrice(Math.max(quote.mid, ...days.map(({ high }) => high))),
    low_52_weeks: presentPrice(Math.min(quote.mid, ...days.map(({ low }) => low))),
    market_value: marketValue,
    price_to_earnings:
      earningsPerShare === null || earningsPerShare <= 0 ? null : Math.round((quote.mid / earningsPerShare) * 10) / 10,
    earnings_per_share: earningsPerShare === null ? null : presentPrice(earningsPerShare),
    dividend_yield: round(dividendsOf(actions) / quote.mid),
    volatility: round(volatilityOf(closes, kind === "crypto" ? 365 : 252)),
    change_percent: {
      year: await changeOver(prices, quote, at, 1),
      five_years: await changeOver(prices, quote, at, 5),
      ten_years: await changeOver(prices, quote, at, 10),
    },
  };
}

const wholeUnits = (quantity: bigint) => Number(quantity / 100_000_000n);

const round = (share: number) => Math.round(share * 1e6) / 1e6;

function presentDay(day: Candle | undefined): Pick<Statistics, "open" | "high" | "low" | "volume"> {
  if (day === undefined) return { open: null, high: null, low: null, volume: 0 };
  return { open: presentPrice(day.open), high: presentPrice(day.high), low: presentPrice(day.low), volume: day.volume };
}

/** Dividends of these actions per current unit, in 1e-4 USD. `actions` are oldest first. */
function dividendsOf(actions: readonly CorporateAction[]): number {
  let paid = 0;
  for (const action of actions) {
    if (action.type === "dividend") paid += action.amount;
    else paid *= action.denominator / action.numerator;
  }
  return paid;
}

/** Annualized standard deviation of the daily log returns. */
function volatilityOf(closes: readonly Close[], daysAYear: number): number {
  const returns = closes.slice(1).map(({ price }, index) => Math.log(price / (closes[index]?.price ?? price)));
  if (returns.length < 2) return 0;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * daysAYear);
}

async function changeOver(prices: PriceSource, quote: Quote, at: Second, years: number): Promise<number | null> {
  const then = Math.floor(at - years * YEAR_SECONDS);
  if (then < prices.beginsAt) return null;
  const former = await prices.priceAt(quote.ticker, then, at);
  return former === null ? null : percentChange(former, quote.mid);
}
