import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { NewsItem } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext } from "#api/platform/mount.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { presentNewsItem, secondOf } from "./present.ts";
import { requireInstrument } from "./visibility.ts";

type Answer = z.input<MarketShapes["listNews"]["response"]>;

const PAGE = 20;
const QUARTER_SECONDS = 91 * 86_400;

/** What moved an instrument, newest first, a page at a time. @throws AppError `not_found` */
export async function listNews(
  deps: MarketDependencies,
  ticker: string,
  before: number | undefined,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock } = deps;
  await requireInstrument(deps, context, ticker);
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, secondOf(clock) + 1);
  const items: NewsItem[] = [];
  let from = end;
  while (cutOf(items) === items.length && from > prices.beginsAt) {
    const until = from;
    from = Math.max(prices.beginsAt, until - QUARTER_SECONDS);
    items.push(...prices.news(ticker, from, until));
  }
  const cut = cutOf(items);
  return { items: items.slice(0, cut).map(presentNewsItem), has_older: items.length > cut };
}

/** Length of a page: what is of one second stays together, because the next page begins before that second. */
function cutOf(items: readonly NewsItem[]): number {
  const last = items[PAGE - 1];
  if (last === undefined) return items.length;
  const older = items.findIndex(({ at }) => at < last.at);
  return older < 0 ? items.length : older;
}
