import type { z } from "zod";
import type { PerformanceRangeSchema } from "@candlewise/contracts/performance/schemas";
import type { AccountSpan } from "#api/areas/trading/simulator/port.ts";
import type { PriceHistory } from "./dependencies.ts";

export type Range = z.output<typeof PerformanceRangeSchema>;

const DAY = 86_400;
const DAYS: Readonly<Record<Exclude<Range, "all">, number>> = { "1w": 7, "1m": 30, "3m": 91, "1y": 365 };
/** Up to this length, the curve also has points between the ends of sessions. */
const SHORT = 8 * DAY;
const SHORT_POINTS = 96;
const SHORTEST_STEP = 300;

/** A range of an account's lifetime, in seconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export function spanOf({ openedAt, endedAt }: AccountSpan, range: Range, now: number): Span {
  const until = endedAt ?? now;
  return { from: range === "all" ? openedAt : Math.max(openedAt, until - DAYS[range] * DAY), until };
}

const ascending = (seconds: Iterable<number>): number[] => [...new Set(seconds)].toSorted((a, b) => a - b);

function between({ from, until }: Span): number[] {
  if (until - from > SHORT) return [];
  const step = Math.max(SHORTEST_STEP, Math.ceil((until - from) / SHORT_POINTS));
  return Array.from({ length: Math.floor((until - from) / step) }, (_, index) => from + (index + 1) * step);
}

export interface CurveSeconds {
  /** All seconds at which the curve is computed, oldest first. */
  readonly all: readonly number[];
  /** The first second and the ends of days: the bounds of the daily returns. */
  readonly daily: readonly number[];
}

/** The seconds of a curve: the first, the last, the ends of sessions and, for a short span, some in between. */
export async function curveSeconds(market: PriceHistory, span: Span, calendar: string | null): Promise<CurveSeconds> {
  const { from, until } = span;
  const ends = calendar === null ? midnights(span) : await market.sessionEnds(calendar, from + 1, until);
  return { all: ascending([from, ...ends, ...between(span), until]), daily: ascending([from, ...ends]) };
}

function midnights({ from, until }: Span): number[] {
  const first = (Math.floor(from / DAY) + 1) * DAY;
  return Array.from({ length: Math.max(0, Math.ceil((until - first) / DAY)) }, (_, day) => first + day * DAY);
}
