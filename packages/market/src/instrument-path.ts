import type { TradingCalendar } from "./calendar.ts";
import { DividendSchedule, SplitHistory } from "./corporate-actions.ts";
import type { Part } from "./factors.ts";
import { BLOCK_DAYS } from "./market-parameters.ts";
import { exp, ln } from "./portable-math.ts";
import { SECONDS } from "./second-tree.ts";
import type { Instrument, Price } from "./types.ts";

/**
 * The price path of one instrument: log price = reference + drift + factors - dividends paid. `log` values here are logs of 1e-4 USD before
 * splits ("unsplit"); the price as traded is divided by the shares of that day. A `position` is a second of a session, counted from 1.
 */
export class InstrumentPath {
  readonly instrument: Instrument;
  readonly calendar: TradingCalendar;
  readonly parts: readonly Part[];
  readonly dividends: DividendSchedule;
  readonly splits: SplitHistory;
  readonly minutes: number;
  readonly positions: number;
  readonly #origin: number;

  constructor(instrument: Instrument, calendar: TradingCalendar, parts: readonly Part[]) {
    this.instrument = instrument;
    this.calendar = calendar;
    this.parts = parts;
    this.positions = calendar.sessionSeconds;
    this.minutes = calendar.sessionSeconds / SECONDS;
    this.dividends = new DividendSchedule(instrument.ticker, instrument.payouts, calendar);
    this.splits = new SplitHistory(instrument, (block) => this.#priceBefore(block));
    const { referenceDay } = calendar;
    const paid = this.dividends.paidBy(referenceDay) * this.dividends.logDrop;
    this.#origin = ln(instrument.referencePrice) - instrument.path.drift * referenceDay - paid;
  }

  /** The part of a day's log prices that does not come from factors. */
  base(day: number): number {
    return this.#origin + this.instrument.path.drift * day + this.dividends.paidBy(day) * this.dividends.logDrop;
  }

  logClose(day: number): number {
    let log = this.base(day);
    for (const { factor, weight } of this.parts) log += weight * factor.close(day);
    return log;
  }

  logAt(day: number, position: number): number {
    let log = this.base(day);
    for (const { factor, weight } of this.parts) log += weight * factor.at(day, position);
    return log;
  }

  /** Price in 1e-4 USD of an unsplit log price, with `shares` per initial share. */
  price(log: number, shares: number): Price {
    return toPrice(exp(log), shares);
  }

  /** Price as traded. */
  priceAt(day: number, position: number): Price {
    return this.price(this.logAt(day, position), this.splits.sharesOn(day));
  }

  /** Long-run standard deviation of a day's log return. */
  longRunVolatility(): number {
    let variance = 0;
    for (const { factor, weight } of this.parts) {
      const volatility = weight * factor.parameters.dailyVolatility;
      variance += volatility * volatility;
    }
    return Math.sqrt(variance);
  }

  /** Standard deviation from which a day's log return was drawn. */
  volatility(day: number): number {
    let variance = 0;
    for (const { factor, weight } of this.parts) {
      const volatility = weight * factor.volatility(day);
      variance += volatility * volatility;
    }
    return Math.sqrt(variance);
  }

  #priceBefore(block: number): number {
    let log = this.base(block * BLOCK_DAYS - 1);
    for (const { factor, weight } of this.parts) log += weight * factor.blockStart(block);
    return exp(log);
  }
}

/** The price as traded for an unsplit price in 1e-4 USD; at least the smallest price. */
export function toPrice(unsplit: number, shares: number): Price {
  return Math.max(1, Math.round(unsplit / shares));
}
