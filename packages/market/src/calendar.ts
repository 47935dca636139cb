import { civilDay, DAY_SECONDS, type CivilDay } from "./civil-date.ts";
import { closureOf, newYorkDate, newYorkSecond, tradingDates } from "./new-york.ts";
import type { Second, Session } from "./types.ts";

const FIRST_DATE = civilDay(2010, 1, 4);
const END_DATE = civilDay(2060, 1, 1);

/** Date on which prices are centered around their reference. */
const EXCHANGE_REFERENCE = civilDay(2022, 1, 3);
const CRYPTO_REFERENCE = civilDay(2026, 1, 2);

const OPENING = 9.5 * 3600;

/** The days of a market, counted from 0; each has one session of the same length. */
export interface TradingCalendar {
  /** Length of a session in seconds. */
  readonly sessionSeconds: number;
  readonly daysPerYear: number;
  /** Day on which prices are centered around their reference. */
  readonly referenceDay: number;
  /** Number of days. */
  readonly days: number;
  opensAt(day: number): Second;
  dateOf(day: number): CivilDay;
  /** The first day on or after a date. */
  dayOnOrAfter(date: CivilDay): number;
  /** The last day whose session has begun. @throws RangeError before the first session and after the last. */
  dayAt(at: Second): number;
  session(at: Second): Session;
}

/** Index of the last value that is at most `wanted`; -1 when all are above it. */
function lastAtMost(sorted: ArrayLike<number>, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function outside(at: Second): RangeError {
  return new RangeError(`The market has no prices at second ${at}.`);
}

/** Shares and funds: 09:30 to 16:00 in New York, on the trading dates of 2010 to 2059. */
export function exchangeCalendar(): TradingCalendar {
  const dates = Int32Array.from(tradingDates(FIRST_DATE, END_DATE));
  const openings = Float64Array.from(dates, (date) => newYorkSecond(date, OPENING));
  const sessionSeconds = 390 * 60;
  const opensAt = (day: number): Second => openings[day] ?? Number.NaN;
  const end = opensAt(dates.length - 1) + sessionSeconds;
  // Consecutive calls are usually for nearby seconds.
  let lastDay = 0;
  const dayAt = (at: Second): number => {
    if (at >= opensAt(lastDay) && at < opensAt(lastDay + 1)) return lastDay;
    const day = lastAtMost(openings, at);
    if (day < 0 || at >= end) throw outside(at);
    lastDay = day;
    return day;
  };
  return {
    sessionSeconds,
    daysPerYear: 252,
    referenceDay: lastAtMost(dates, EXCHANGE_REFERENCE),
    days: dates.length,
    opensAt,
    dateOf: (day) => dates[day] ?? Number.NaN,
    dayOnOrAfter: (date) => lastAtMost(dates, date - 1) + 1,
    dayAt,
    session(at) {
      const day = lastAtMost(openings, at);
      const closesAt = opensAt(day) + sessionSeconds;
      const opens = openings[day + 1];
      if (opens === undefined) throw outside(at);
      if (at < closesAt) return { isOpen: true, closesAt, opensAt: opens, closedFor: null };
      return { isOpen: false, closesAt: null, opensAt: opens, closedFor: closureOf(newYorkDate(at)) ?? "night" };
    },
  };
}

/** Crypto assets: every day of 24 hours UTC. */
export function continuousCalendar(): TradingCalendar {
  const days = END_DATE - FIRST_DATE;
  const always: Session = { isOpen: true, closesAt: null, opensAt: null, closedFor: null };
  return {
    sessionSeconds: DAY_SECONDS,
    daysPerYear: 365,
    referenceDay: CRYPTO_REFERENCE - FIRST_DATE,
    days,
    opensAt: (day) => (FIRST_DATE + day) * DAY_SECONDS,
    dateOf: (day) => FIRST_DATE + day,
    dayOnOrAfter: (date) => Math.max(0, date - FIRST_DATE),
    dayAt(at) {
      const day = Math.floor(at / DAY_SECONDS) - FIRST_DATE;
      if (day < 0 || day >= days) throw outside(at);
      return day;
    },
    session: () => always,
  };
}
