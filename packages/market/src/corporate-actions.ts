import { civilDate, civilDay } from "./civil-date.ts";
import type { TradingCalendar } from "./calendar.ts";
import { BLOCK_DAYS } from "./market-parameters.ts";
import { ln } from "./portable-math.ts";
import type { Instrument, PayoutParameters } from "./types.ts";

/** Splits are considered every this many blocks: about once a year. */
const REVIEW_BLOCKS = 4;

const DOLLAR = 10_000;

/**
 * One share becomes `numerator / denominator` when its price in 1e-4 USD is above `price` and above `timesReference` times the reference
 * price. The first matching rule applies.
 */
const FORWARD_SPLITS = [
  { price: 1000 * DOLLAR, timesReference: 2.5, ratio: [10, 1] },
  { price: 400 * DOLLAR, timesReference: 2.5, ratio: [4, 1] },
  { price: 150 * DOLLAR, timesReference: 1.8, ratio: [2, 1] },
] as const;

/** Below this price, and below a fifth of the reference, ten shares become one. */
const LOW = 5 * DOLLAR;
const LOW_SHARE_OF_REFERENCE = 0.2;

export interface Split {
  readonly day: number;
  readonly numerator: number;
  readonly denominator: number;
  /** Current shares per initial share, this split included. */
  readonly sharesAfter: number;
}

/** FNV-1a hash that spreads tickers over the months; not secret. */
function spread(ticker: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < ticker.length; index++) hash = Math.imul(hash ^ ticker.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Dividend dates, and the share by which the price drops each time: the annual yield divided by the number of payments. */
export class DividendSchedule {
  /** Log of the share of the price left after a payment; at most 0. */
  readonly logDrop: number;
  readonly #days: readonly number[];

  constructor(ticker: string, payouts: PayoutParameters, calendar: TradingCalendar) {
    const { dividendYield, dividendsPerYear } = payouts;
    const isPaying = dividendYield > 0 && dividendsPerYear > 0;
    this.logDrop = isPaying ? ln(1 - dividendYield / dividendsPerYear) : 0;
    this.#days = isPaying ? exDays(ticker, 12 / dividendsPerYear, calendar) : [];
  }

  /** Number of payments up to and including a day. */
  paidBy(day: number): number {
    let low = 0;
    let high = this.#days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#days[middle] ?? 0) <= day) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Ex-days from `first` to `last`, both included. */
  between(first: number, last: number): readonly number[] {
    return this.#days.slice(this.paidBy(first - 1), this.paidBy(last));
  }
}

/** One day every `monthsApart` months, at about the same time of the month. */
function exDays(ticker: string, monthsApart: number, calendar: TradingCalendar): number[] {
  const offset = spread(ticker) % monthsApart;
  const dayOfMonth = 3 + (Math.floor(spread(ticker) / 16) % 22);
  const first = civilDate(calendar.dateOf(0));
  const last = civilDate(calendar.dateOf(calendar.days - 1));
  const days: number[] = [];
  for (let month = first.year * 12 + first.month; month < last.year * 12 + last.month - 1; month++)
    if (month % monthsApart === offset)
      days.push(calendar.dayOnOrAfter(civilDay(Math.floor(month / 12), (month % 12) + 1, dayOfMonth)));
  return days;
}

/** The split ratio for a price in 1e-4 USD; null for none. */
function ratioFor(price: number, reference: number): readonly [number, number] | null {
  const forward = FORWARD_SPLITS.find((rule) => price > Math.max(rule.price, rule.timesReference * reference));
  if (forward) return forward.ratio;
  return price < Math.min(LOW, LOW_SHARE_OF_REFERENCE * reference) ? [1, 10] : null;
}

/**
 * Splits of an instrument, decided once a year from the price before the first day of a block. A price there costs only a few draws, so the
 * whole history is cheap to compute. Decisions are cached.
 */
export class SplitHistory {
  readonly #instrument: Instrument;
  /** Price before the first day of a block, in 1e-4 USD, as if there were no splits. */
  readonly #priceBefore: (block: number) => number;
  readonly #splits: Split[] = [];
  #reviewed = 0;

  constructor(instrument: Instrument, priceBefore: (block: number) => number) {
    this.#instrument = instrument;
    this.#priceBefore = priceBefore;
  }

  /** Shares on a day per initial share. */
  sharesOn(day: number): number {
    let shares = 1;
    for (const split of this.#decided(day)) if (split.day <= day) shares = split.sharesAfter;
    return shares;
  }

  /** Splits from `first` to `last`, both included. */
  between(first: number, last: number): readonly Split[] {
    return this.#decided(last).filter(({ day }) => day >= first && day <= last);
  }

  #decided(day: number): readonly Split[] {
    const { kind, referencePrice } = this.#instrument;
    if (kind !== "share" && kind !== "fund") return this.#splits;
    const lastReview = Math.floor(day / (BLOCK_DAYS * REVIEW_BLOCKS));
    while (this.#reviewed < lastReview) {
      this.#reviewed++;
      const block = this.#reviewed * REVIEW_BLOCKS;
      const shares = this.#splits.at(-1)?.sharesAfter ?? 1;
      const ratio = ratioFor(this.#priceBefore(block) / shares, referencePrice);
      if (!ratio) continue;
      const [numerator, denominator] = ratio;
      const sharesAfter = (shares * numerator) / denominator;
      this.#splits.push({ day: block * BLOCK_DAYS, numerator, denominator, sharesAfter });
    }
    return this.#splits;
  }
}
