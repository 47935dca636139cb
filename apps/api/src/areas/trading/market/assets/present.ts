import type { AssetSchema, NewsItemSchema, QuoteSchema, SessionSchema } from "@candlewise/contracts/market/schemas";
import { formatUsd } from "@candlewise/domain/simulator/money";
import type { Candle, NewsItem, Price, Quote, Second, Session } from "@candlewise/market/types";
import type { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { ListedInstrument, PriceSource } from "../price-source.ts";

const DOLLAR = 10_000;

export const secondOf = (clock: Clock): Second => Math.floor(clock.now().getTime() / 1000);

/** Null instead of a price that is not yet known. */
export function unlessStale<T>(present: () => T): T | null {
  try {
    return present();
  } catch (error) {
    if (error instanceof AppError && error.code === "quote_stale") return null;
    throw error;
  }
}

/** A price in 1e-4 USD in its wire format. */
export const presentPrice = (price: Price): string => formatUsd(BigInt(price));

/** For charts, where floating point is precise enough. */
const inDollars = (price: Price): number => price / DOLLAR;

/** Change between two prices in percent, to 4 decimals. */
export function percentChange(from: Price, to: Price): number {
  return from === 0 ? 0 : roundPercent((to / from - 1) * 100);
}

const roundPercent = (percent: number): number => Math.round(percent * 10_000) / 10_000;

export function presentQuote(quote: Quote): z.input<typeof QuoteSchema> {
  const { ticker, at, mid, bid, ask, previousClose } = quote;
  return {
    ticker,
    at,
    price: presentPrice(mid),
    bid: presentPrice(bid),
    ask: presentPrice(ask),
    previous_close: presentPrice(previousClose),
    change: presentPrice(mid - previousClose),
    change_percent: percentChange(previousClose, mid),
  };
}

export function presentSession({ isOpen, closesAt, opensAt, closedFor }: Session): z.input<typeof SessionSchema> {
  return { is_open: isOpen, closes_at: closesAt, opens_at: opensAt, closed_for: closedFor };
}

/** An instrument of the list as of a second. @throws AppError `quote_stale` */
export function presentAsset(
  prices: PriceSource,
  { ticker, name, kind, sector }: ListedInstrument,
  at: Second,
): z.input<typeof AssetSchema> {
  return {
    ticker,
    name,
    kind,
    sector,
    quote: presentQuote(prices.quote(ticker, at)),
    sparkline: prices.sparkline(ticker, at).map(inDollars),
    is_open: prices.session(ticker, at).isOpen,
  };
}

export function presentCandle({ time, open, high, low, close, volume }: Candle) {
  return {
    time,
    open: inDollars(open),
    high: inDollars(high),
    low: inDollars(low),
    close: inDollars(close),
    volume,
  };
}

export function presentNewsItem(item: NewsItem): z.input<typeof NewsItemSchema> {
  const { id, at, ticker, cause, direction, changeBasisPoints, variant } = item;
  return { id, at, ticker, cause, direction, change_percent: changeBasisPoints / 100, variant };
}
