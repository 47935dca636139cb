import { reportOf, type ReplayPoint } from "@candlewise/domain/replay/report";
import { rMultiple, type RoundTrip } from "@candlewise/domain/performance/round-trips";
import { tripPrices } from "@candlewise/domain/performance/trip-prices";
import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import { divide, formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import { START_BALANCE } from "@candlewise/domain/simulator/open-account";
import { barOf } from "./replays.ts";
import type { Replay, ReplayReport } from "./store.ts";

/** Rounds to at most 4 decimals. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const percent = (part: number): number => rounded(part * 100);
const dollars = (value: bigint): number => Number(divide(value, 100n)) / 100;

function presentMoment({ bar, value }: ReplayPoint): ReplayReport["best"] {
  const profit = value - START_BALANCE;
  return { bar, profit: formatUsd(profit), profit_percent: percentOf(profit, START_BALANCE) };
}

function entryBar(replay: Replay, { parts, openedAt }: RoundTrip): number {
  const ids = new Set(parts.map(({ orderId }) => orderId));
  const first = replay.state.facts.find(({ orderId }) => orderId !== null && ids.has(orderId));
  return barOf(replay, first?.at ?? openedAt);
}

function presentTrade(replay: Replay, trip: RoundTrip): ReplayReport["trades"][number] {
  const r = rMultiple(trip);
  const prices = tripPrices(trip, replay.state.facts);
  return {
    id: trip.id,
    entry_bar: entryBar(replay, trip),
    exit_bar: barOf(replay, trip.closedAt),
    quantity: formatQuantity(trip.quantity),
    entry_price: formatUsd(prices.entry),
    exit_price: formatUsd(prices.exit),
    profit: formatUsd(trip.profit),
    profit_percent: percentOf(trip.profit, trip.cost),
    r: r === null ? null : rounded(r),
  };
}

/** Results of a replay up to its current bar. */
export function presentReport(replay: Replay, market: MatchingMarket): ReplayReport {
  const ends = replay.ends.slice(0, replay.reached + 1);
  const report = reportOf(replay.state, market, { ticker: replay.ticker, ends });
  const { last, drawdown, figures } = report;
  const { profit, profit_percent } = presentMoment(last);
  return {
    bars: replay.reached,
    value: formatUsd(last.value),
    profit,
    profit_percent,
    hold_profit: formatUsd(last.held - START_BALANCE),
    hold_percent: percentOf(last.held - START_BALANCE, START_BALANCE),
    best: presentMoment(report.best),
    worst: presentMoment(report.worst),
    drawdown: drawdown && {
      percent: percent(drawdown.depth),
      peak_bar: barOf(replay, drawdown.peakAt),
      trough_bar: barOf(replay, drawdown.troughAt),
    },
    wins: figures.wins,
    losses: figures.losses,
    win_rate_percent: figures.winRate === null ? null : percent(figures.winRate),
    average_r: figures.r.average === null ? null : rounded(figures.r.average),
    r_counted: figures.r.counted,
    costs: formatUsd(report.costs),
    dividends: formatUsd(report.dividends),
    trades: report.trips.map((trip) => presentTrade(replay, trip)),
    curve: report.points.map(({ bar, value, held }) => ({ bar, value: dollars(value), hold: dollars(held) })),
  };
}
