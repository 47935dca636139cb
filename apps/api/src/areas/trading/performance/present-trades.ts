import type { TradeFiguresSchema, PerformanceSchema } from "@candlewise/contracts/performance/schemas";
import { rMultiple, type RoundTrip } from "@candlewise/domain/performance/round-trips";
import { TRADES_NEEDED, type TradeFigures } from "@candlewise/domain/performance/trade-figures";
import { formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { z } from "zod";

/** Rounds to at most 4 decimals. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
/** A fraction as a percentage. */
export const percent = (part: number): number => rounded(part * 100);

export const orNull = <Value, Shown>(value: Value | null, show: (value: Value) => Shown): Shown | null =>
  value === null ? null : show(value);

export function presentFigures(figures: TradeFigures): z.input<typeof TradeFiguresSchema> {
  const { r } = figures;
  return {
    closed: figures.closed,
    needed: TRADES_NEEDED,
    wins: figures.wins,
    losses: figures.losses,
    profit: formatUsd(figures.profit),
    win_rate_percent: orNull(figures.winRate, percent),
    average_win: orNull(figures.averageWin, formatUsd),
    average_loss: orNull(figures.averageLoss, formatUsd),
    payoff: orNull(figures.payoff, rounded),
    expectancy: orNull(figures.expectancy, formatUsd),
    profit_factor: orNull(figures.profitFactor, rounded),
    best: orNull(figures.best, formatUsd),
    worst: orNull(figures.worst, formatUsd),
    holding: orNull(figures.holding, Math.round),
    holding_of_wins: orNull(figures.holdingOfWins, Math.round),
    holding_of_losses: orNull(figures.holdingOfLosses, Math.round),
    r: {
      counted: r.counted,
      uncounted: r.uncounted,
      average: orNull(r.average, rounded),
      best: orNull(r.best, rounded),
      worst: orNull(r.worst, rounded),
    },
  };
}

export function presentTrip(trip: RoundTrip): z.input<typeof PerformanceSchema>["trips"][number] {
  return {
    id: trip.id,
    ticker: trip.ticker,
    quantity: formatQuantity(trip.quantity),
    opened_at: trip.openedAt,
    closed_at: trip.closedAt,
    profit: formatUsd(trip.profit),
    profit_percent: percentOf(trip.profit, trip.cost),
    r: orNull(rMultiple(trip), rounded),
    opened_by: trip.parts.map(({ orderId }) => orderId),
  };
}
