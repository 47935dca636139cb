import type { Candle, Quote, Second, Session } from "@candlewise/market/types";
import { AppError } from "#api/platform/errors.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Close, ListedInstrument, SessionSpan } from "../price-source.ts";
import type { LiveInstrument } from "./live-instruments.ts";
import type { MatchedTicker } from "./live-matching.ts";
import type { Provider, ProviderQuote } from "./provider.ts";
import { TickHistory } from "./tick-history.ts";

const DAY_SECONDS = 86_400;
const DAYS_OF_AVERAGES = 20;
const KEPT_DAYS = 2;
const SPARKLINE_POINTS = 48;

/** When a kind of instrument is traded. */
export interface TradingHours {
  session(at: Second): Session;
  last(at: Second): SessionSpan;
}

/** What is known of one real instrument. */
export class LiveTicker implements MatchedTicker {
  readonly listed: ListedInstrument;
  readonly history = new TickHistory();
  /** Minutes from before anybody looked: for drawings, never for orders, which they would fill without a spread. */
  readonly #past = new TickHistory();
  readonly minutes: number;
  averageDailyVolume: number | null = null;
  dailyVolatilityPpm: number | null = null;
  readonly #hours: TradingHours;
  readonly #provider: Provider;
  readonly #days = createBoundedCache<number, Promise<readonly Candle[]>>(KEPT_DAYS);
  #quote: ProviderQuote | null = null;

  constructor({ ticker, name, kind, sector }: LiveInstrument, provider: Provider, hours: TradingHours) {
    this.listed = { ticker, name, kind, sector };
    this.#provider = provider;
    this.#hours = hours;
    this.minutes = kind === "crypto" ? 1440 : 390;
  }

  readonly session = (at: Second): Session => this.#hours.session(at);

  /** A quote from the future, by a clock that is wrong, would never grow old. */
  take(quote: ProviderQuote, now: Second): void {
    if (quote.at > now + 1) return;
    this.#quote = quote;
    this.history.add(quote);
  }

  remember(candles: readonly Candle[], now: Second): void {
    for (const { time, close } of candles)
      if (time + 60 <= now) this.#past.add({ at: time + 59, mid: close, bid: close, ask: close });
  }

  /** @throws AppError `quote_stale` before the first one */
  quote(at: Second): Quote {
    const latest = this.#quote;
    if (latest === null) throw new AppError("quote_stale", { retryAfter: 5 });
    const { ticker, previousClose } = latest;
    const { at: seenAt, mid, bid, ask } = at < latest.at ? (this.history.at(at) ?? latest) : latest;
    return { ticker, at: Math.min(seenAt, at), mid, bid, ask, previousClose };
  }

  sparkline(at: Second): number[] {
    const { opensAt, closesAt } = this.#hours.last(at);
    const until = Math.min(at, closesAt - 1);
    const from = this.minutes === 1440 ? until - DAY_SECONDS : opensAt;
    const step = Math.max(1, (until - from) / (SPARKLINE_POINTS - 1));
    const points: number[] = [];
    for (let second = from; second <= until; second += step) {
      const tick = this.history.at(second) ?? this.#past.at(second);
      if (tick !== undefined && tick.at >= from - step) points.push(tick.mid);
    }
    return [...points.slice(0, SPARKLINE_POINTS - 1), this.quote(at).mid];
  }

  /** Ten years of daily bars and more, asked for once a day. */
  days(at: Second, beginsAt: Second): Promise<readonly Candle[]> {
    const day = Math.floor(at / DAY_SECONDS);
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const asked = this.#provider.candles(this.listed.ticker, "1d", beginsAt, at + 1);
    this.#days.set(day, asked);
    // A failure is asked for again.
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

  /** Of days that are over at a second. */
  async closes(count: number, at: Second, beginsAt: Second): Promise<Close[]> {
    const { opensAt, closesAt } = this.#hours.last(at);
    const isOver = (time: Second) => time < Math.floor(opensAt / DAY_SECONDS) * DAY_SECONDS || closesAt <= at + 1;
    return (await this.days(at, beginsAt))
      .filter(({ time }) => time <= at && isOver(time))
      .slice(-count)
      .map(({ time, close }) => ({ at: this.#hours.last(time + DAY_SECONDS - 1).closesAt - 1, price: close }));
  }
}
