import type { Brief, BriefsShapes } from "@candlewise/contracts/briefs/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { MarketBrief, Mover, NearLevel } from "@candlewise/domain/briefs/market-brief";
import { formatUsd } from "@candlewise/domain/simulator/money";
import type { BriefsPorts } from "./dependencies.ts";

type Market = Pick<BriefsPorts["market"], "source" | "find">;
type Listed = CallResult<BriefsShapes["listBriefs"]>["briefs"][number];

/** A brief without what depends on its reader. */
export type SharedBrief = Omit<Brief, "topics" | "pdf_url">;

/** Prices are in 1e-4 USD; the mean of several is rounded. */
const priceOf = (price: number): string => formatUsd(BigInt(Math.round(price)));
const percentOf = (share: number): number => Math.round(share * 1e6) / 1e4;

function moverOf(market: Market, { ticker, close, change }: Mover) {
  return {
    ticker,
    name: market.find(ticker)?.name ?? ticker,
    close: priceOf(close),
    change_percent: percentOf(change),
  };
}

const levelOf = ({ price, touches, distance }: NearLevel) => ({
  price: priceOf(price),
  touches,
  distance_percent: percentOf(distance),
});

const orNull = <From, To>(value: From | null, present: (value: From) => To): To | null =>
  value === null ? null : present(value);

export function presentListed(market: Market, brief: MarketBrief, isOpen: boolean): Listed {
  const { id, kind, from, to, fund, breadth } = brief;
  const { advancers, decliners, unchanged } = breadth;
  return {
    id,
    kind,
    from,
    to,
    is_open: isOpen,
    headline: { fund: orNull(fund, (each) => moverOf(market, each)), advancers, decliners, unchanged },
  };
}

export function presentBrief(market: Market, brief: MarketBrief): SharedBrief {
  const { id, kind, from, to, fund, gainers, losers, breadth, volatility } = brief;
  return {
    id,
    kind,
    from,
    to,
    source: market.source,
    fund: orNull(fund, (each) => ({
      ...moverOf(market, each),
      support: orNull(each.support, levelOf),
      resistance: orNull(each.resistance, levelOf),
    })),
    gainers: gainers.map((each) => moverOf(market, each)),
    losers: losers.map((each) => moverOf(market, each)),
    breadth,
    volatility: orNull(volatility, ({ ratio, pace }) => ({ ratio: Math.round(ratio * 100) / 100, pace })),
  };
}
