import { chartOf } from "../analyzer/chart.ts";
import type { Level, PriceBar } from "../analyzer/facts.ts";
import { repeatedLevels } from "../analyzer/levels.ts";
import { mean, median } from "../analyzer/statistics.ts";
import { trueRanges } from "../analyzer/true-ranges.ts";
import { paceOf, type Pace } from "./pace.ts";
import type { BriefKind, BriefPeriod } from "./periods.ts";
import { topicsOf, type BriefTopic } from "./topics.ts";

/** The bar of a trading day, split-adjusted. */
export interface DayBar extends PriceBar {
  readonly day: string;
}

/** An instrument with the bars of its trading days, oldest first. */
export interface PricedInstrument {
  readonly ticker: string;
  readonly bars: readonly DayBar[];
}

export interface BriefMarket {
  /** What movers, breadth and volatility are computed from. */
  readonly instruments: readonly PricedInstrument[];
  /** The fund that stands for the market; null if there is none. */
  readonly fund: PricedInstrument | null;
}

export interface Mover {
  readonly ticker: string;
  readonly close: number;
  /** 0.05 is 5%. */
  readonly change: number;
}

export interface NearLevel {
  readonly price: number;
  /** How often the price turned there. */
  readonly touches: number;
  /** From the close, as a share of it; negative below it. */
  readonly distance: number;
}

export interface MarketBrief extends BriefPeriod {
  readonly gainers: readonly Mover[];
  readonly losers: readonly Mover[];
  readonly breadth: {
    readonly advancers: number;
    readonly decliners: number;
    readonly unchanged: number;
    /** Instruments whose close is the highest, or the lowest, of 20 days. */
    readonly highs: number;
    readonly lows: number;
  };
  /** Range of a day as a multiple of the mean range of the 20 days before, in the middle of all instruments; null without 20 such days. */
  readonly volatility: { readonly ratio: number; readonly pace: Pace } | null;
  readonly fund:
    | (Mover & { readonly support: NearLevel | null; readonly resistance: NearLevel | null; readonly isNear: boolean })
    | null;
  readonly topics: readonly BriefTopic[];
}

const MOST_MOVERS = { daily: 3, weekly: 5 } satisfies Record<BriefKind, number>;
const TYPICAL_DAYS = 20;
const LEVEL_DAYS = 60;
/** In average true ranges: how far from a level a close is still near it. */
const NEAR = 0.25;

/** What happened in a period: the same for the same bars. Null if no instrument has a price before and at the end of it. */
export function briefOf(market: BriefMarket, period: BriefPeriod): MarketBrief | null {
  const moved = market.instruments.flatMap((each) => movedIn(each, period) ?? []);
  if (moved.length === 0) return null;
  const volatility = volatilityOf(market.instruments, period);
  const largestFirst = moved.toSorted((a, b) => b.change - a.change || a.ticker.localeCompare(b.ticker));
  const facts = {
    ...period,
    gainers: largestFirst.filter(({ change }) => change > 0).slice(0, MOST_MOVERS[period.kind]),
    losers: largestFirst
      .filter(({ change }) => change < 0)
      .toReversed()
      .slice(0, MOST_MOVERS[period.kind]),
    breadth: {
      advancers: moved.filter(({ change }) => change > 0).length,
      decliners: moved.filter(({ change }) => change < 0).length,
      unchanged: moved.filter(({ change }) => change === 0).length,
      highs: countExtremes(market.instruments, period, (close, other) => close > other),
      lows: countExtremes(market.instruments, period, (close, other) => close < other),
    },
    volatility,
    fund: market.fund && fundIn(market.fund, period),
  };
  return { ...facts, topics: topicsOf({ ...facts, median: median(moved.map(({ change }) => change)) }) };
}

const until = ({ bars }: PricedInstrument, { to }: BriefPeriod): readonly DayBar[] =>
  bars.filter(({ day }) => day <= to);

/** Null for what did not trade on the last day, or not before the first. */
function movedIn(instrument: PricedInstrument, period: BriefPeriod): Mover | null {
  const bars = until(instrument, period);
  const last = bars.at(-1);
  const before = bars.findLast(({ day }) => day < period.from);
  if (last?.day !== period.to || before === undefined || before.close <= 0) return null;
  return { ticker: instrument.ticker, close: last.close, change: last.close / before.close - 1 };
}

function countExtremes(
  instruments: readonly PricedInstrument[],
  period: BriefPeriod,
  isBeyond: (close: number, other: number) => boolean,
): number {
  return instruments.filter((instrument) => {
    const bars = until(instrument, period).slice(-TYPICAL_DAYS);
    const last = bars.at(-1);
    if (last?.day !== period.to || bars.length < TYPICAL_DAYS) return false;
    return bars.slice(0, -1).every(({ close }) => isBeyond(last.close, close));
  }).length;
}

function volatilityOf(instruments: readonly PricedInstrument[], period: BriefPeriod): MarketBrief["volatility"] {
  const ratios = instruments.flatMap((instrument) => {
    const bars = until(instrument, period);
    const days = bars.filter(({ day }) => day >= period.from).length;
    if (days === 0 || bars.length < days + TYPICAL_DAYS) return [];
    const ranges = trueRanges(bars, false);
    const typical = mean(ranges.slice(-days - TYPICAL_DAYS, -days));
    return typical > 0 ? [mean(ranges.slice(-days)) / typical] : [];
  });
  if (ratios.length === 0) return null;
  const ratio = median(ratios);
  return { ratio, pace: paceOf(ratio) };
}

function fundIn(fund: PricedInstrument, period: BriefPeriod): MarketBrief["fund"] {
  const moved = movedIn(fund, period);
  if (moved === null) return null;
  const chart = chartOf({
    bars: until(fund, period).slice(-LEVEL_DAYS),
    unit: "price",
    isLine: false,
    quality: 1,
  });
  const levels = repeatedLevels(chart).toSorted(
    (a, b) => Math.abs(a.price - moved.close) - Math.abs(b.price - moved.close),
  );
  const nearest = (kind: Level["kind"]): NearLevel | null => {
    const level = levels.find((each) => each.kind === kind);
    if (level === undefined) return null;
    return { price: level.price, touches: level.touches.length, distance: level.price / moved.close - 1 };
  };
  const support = nearest("support");
  const resistance = nearest("resistance");
  const isNear = [support, resistance].some(
    (level) => level !== null && Math.abs(level.price - moved.close) <= NEAR * chart.range,
  );
  return { ...moved, support, resistance, isNear };
}
