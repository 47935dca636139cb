import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { NewsItem, Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { MarketDependencies } from "../dependencies.ts";
import type { PriceSource } from "../price-source.ts";
import { presentNewsItem, secondOf } from "./present.ts";
import { requireInstrument } from "../visibility.ts";

type Answer = z.input<MarketShapes["listNews"]["response"]>;

const PAGE = 20;
const QUARTER_SECONDS = 91 * 86_400;

/** News of an instrument, newest first, in pages. @throws AppError `not_found` */
export async function listNews(
  deps: MarketDependencies,
  ticker: string,
  before: number | undefined,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, timeSlices } = deps;
  requireInstrument(deps, context, ticker);
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, secondOf(clock) + 1);
  const items = await timeSlices.run(newestItems(prices, ticker, end));
  const cut = cutOf(items);
  return { items: items.slice(0, cut).map(presentNewsItem), has_older: items.length > cut };
}

/** More than a page of items, if there are that many. Each step covers a quarter of a year. */
function* newestItems(prices: PriceSource, ticker: string, end: Second): Generator<void, NewsItem[]> {
  const items: NewsItem[] = [];
  for (let until = end; cutOf(items) === items.length && until > prices.beginsAt;) {
    const from = Math.max(prices.beginsAt, until - QUARTER_SECONDS);
    items.push(...prices.news(ticker, from, until));
    until = from;
    yield;
  }
  return items;
}

/** Length of a page. Items of the same second stay together, because the next page begins before that second. */
function cutOf(items: readonly NewsItem[]): number {
  const last = items[PAGE - 1];
  if (last === undefined) return items.length;
  const older = items.findIndex(({ at }) => at < last.at);
  return older < 0 ? items.length : older;
}
