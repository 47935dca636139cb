import type { Candle, Close, Price, Quote, Second, Session } from "@candlewise/market/types";
import { cryptoDayStart } from "@candlewise/domain/simulator/day-start";
import { AppError } from "#api/platform/errors.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { ListedInstrument, SessionSpan } from "../price-source.ts";
import type { LiveInstrument } from "./live-instruments.ts";
import type { MatchedTicker } from "./live-matching.ts";
import type { Provider } from "./provider.ts";
import { TickHistory, type RecordedTick } from "./tick-history.ts";

const DAY_SECONDS = 86_400;
const DAYS_OF_AVERAGES = 20;
const CACHED_DAYS = 2;
const SPARKLINE_POINTS = 48;

/** Trading hours of a kind of instrument. */
export interface TradingHours {
  session(at: Second): Session;
  last(at: Second): SessionSpan;
}

/** The known prices of one real instrument. */
export class LiveTicker implements MatchedTicker {
  readonly listed: ListedInstrument;
  readonly history = new TickHistory();
  /** Minute bars before the first quote: for charts only, since orders would fill at them without a spread. */
  readonly #past = new TickHistory();
  readonly minutes: number;
  averageDailyVolume: number | null = null;
  dailyVolatilityPpm: number | null = null;
  readonly #isCrypto: boolean;
  readonly #hours: TradingHours;
  readonly #provider: Provider;
  readonly #days = createBoundedCache<number, Promise<readonly Candle[]>>(CACHED_DAYS);
  /** Closes of days that were finished when requested, oldest first. */
  #closes: readonly { readonly at: Second; readonly mid: Price }[] = [];
  #quote: Quote | null = null;

  constructor({ ticker, name, kind, sector }: LiveInstrument, provider: Provider, hours: TradingHours) {
    this.listed = { ticker, name, kind, sector };
    this.#provider = provider;
    this.#hours = hours;
    this.#isCrypto = kind === "crypto";
    this.minutes = this.#isCrypto ? 1440 : 390;
  }

  readonly session = (at: Second): Session => this.#hours.session(at);

  /** Adds a quote that is later than all previous ones. */
  take(quote: Quote): void {
    if (this.#quote !== null && quote.at < this.#quote.at) return;
    this.#quote = quote;
    this.history.add(quote);
  }

  remember(candles: readonly Candle[], now: Second): void {
    for (const { time, close } of candles)
      if (time + 60 <= now) this.#past.add({ at: time + 59, mid: close, bid: close, ask: close });
  }

  /** The latest quote, or the price known at a past second. @throws AppError `quote_stale` when none is known */
  quote(at: Second): Quote {
    const latest = this.#quote;
    if (latest === null) throw new AppError("quote_stale", { retryAfter: 5 });
    const { ticker } = latest;
    const seen = at < latest.at ? this.#before(at) : latest;
    if (seen === undefined) throw new AppError("quote_stale", { retryAfter: 5 });
    const previousClose = this.#isCrypto ? this.startPrice(cryptoDayStart(seen.at)) : latest.previousClose;
    return { ticker, at: Math.min(seen.at, at), mid: seen.mid, bid: seen.bid, ask: seen.ask, previousClose };
  }

  /** The price at the last second of a past day; the previous close when that is not known. @throws AppError `quote_stale` */
  startPrice(startAt: Second): Price {
    if (this.#quote === null) throw new AppError("quote_stale", { retryAfter: 5 });
    return this.#before(startAt)?.mid ?? this.#quote.previousClose;
  }

  /** The last price at or before a past second: from a quote, a minute bar or a day's close. */
  #before(at: Second): RecordedTick | undefined {
    const close = this.#closes.findLast((day) => day.at <= at);
    const known = [this.history.at(at), this.#past.at(at), close && { ...close, bid: close.mid, ask: close.mid }];
    return known.filter((tick) => tick !== undefined).toSorted((a, b) => b.at - a.at)[0];
  }

  sparkline(at: Second): number[] {
    const { opensAt, closesAt } = this.#hours.last(at);
    const until = Math.min(at, closesAt - 1);
    const step = Math.max(1, (until - opensAt) / (SPARKLINE_POINTS - 1));
    const points: number[] = [];
    for (let second = opensAt; second <= until; second += step) {
      const tick = this.history.at(second) ?? this.#past.at(second);
      if (tick !== undefined && tick.at >= opensAt - step) points.push(tick.mid);
    }
    return [...points.slice(0, SPARKLINE_POINTS - 1), this.quote(at).mid];
  }

  /** Ten years of daily bars or more, requested once a day. */
  days(at: Second, beginsAt: Second): Promise<readonly Candle[]> {
    const day = Math.floor(at / DAY_SECONDS);
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const asked = this.#provider.candles(this.listed.ticker, "1d", beginsAt, at + 1).then((candles) => {
      this.#closes = candles
        .map(({ time, close }) => ({ at: this.#closeOf(time), mid: close }))
        .filter((close) => close.at < at);
      return candles;
    });
    this.#days.set(day, asked);
    // Failed requests are not cached.
    asked.catch(() => this.#days.delete(day));
    return asked;
  }

  async learn(at: Second, beginsAt: Second): Promise<void> {
    const days = (await this.days(at, beginsAt)).slice(-DAYS_OF_AVERAGES - 1);
    if (days.length < 2) return;
    this.averageDailyVolume = Math.round(days.reduce((sum, { volume }) => sum + volume, 0) / days.length);
    const returns = days.slice(1).map(({ close }, index) => Math.log(close / (days[index]?.close ?? close)));
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / returns.length;
    this.dailyVolatilityPpm = Math.round(Math.sqrt(variance) * 1e6);
  }

  /** Closes of days that are finished at a second. */
  async closes(count: number, at: Second, beginsAt: Second): Promise<Close[]> {
    const { opensAt, closesAt } = this.#hours.last(at);
    const isOver = (time: Second) => time < Math.floor(opensAt / DAY_SECONDS) * DAY_SECONDS || closesAt <= at + 1;
    return (await this.days(at, beginsAt))
      .filter(({ time }) => time <= at && isOver(time))
      .slice(-count)
      .map(({ time, close }) => ({ at: this.#closeOf(time), price: close }));
  }

  /** The last second of the session of a daily bar. */
  #closeOf(time: Second): Second {
    return this.#hours.last(time + DAY_SECONDS - 1).closesAt - 1;
  }
}
