import { Bars, PAGE_DAYS } from "./bars.ts";
import { candleStepsOf } from "./candles.ts";
import { DayOutlines, firstPositionPast, logOfLevel, mayReach, stretchesOf } from "./crossing.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { newsOf } from "./news.ts";
import { SECONDS } from "./second-tree.ts";
import { SessionOutline } from "./session-outline.ts";
import { askOf, bidOf, midThreshold } from "./spread.ts";
import { TrailingWalk } from "./trailing.ts";
import type {
  Candle,
  CandleRange,
  Close,
  CloseRange,
  CorporateAction,
  CrossingSearch,
  NewsItem,
  Price,
  Quantity,
  Quote,
  Second,
  Split,
  Tick,
  Timeframe,
  TrailingSearch,
} from "./types.ts";
import { PARTS_OF_UNIT, VolumePath } from "./volume.ts";

/** Quantity (1e-8 units) per part in which volume is counted. */
const QUANTITY_PER_PART = BigInt(100_000_000 / PARTS_OF_UNIT);

const PPM = 1_000_000;

/** Queries about one instrument; see `PracticeMarket`. */
export class InstrumentMarket {
  readonly path: InstrumentPath;
  readonly #outline: SessionOutline;
  readonly #days: DayOutlines;
  readonly #volume: VolumePath;
  readonly #bars: Bars;

  constructor(path: InstrumentPath) {
    this.path = path;
    this.#outline = new SessionOutline(path);
    this.#days = new DayOutlines(this.#outline);
    this.#volume = new VolumePath(path);
    this.#bars = new Bars(path, this.#outline, this.#volume);
  }

  quote(at: Second): Quote {
    const { calendar, positions, instrument } = this.path;
    const day = calendar.dayAt(at);
    const position = Math.min(positions, Math.floor(at) - calendar.opensAt(day) + 1);
    return {
      ticker: instrument.ticker,
      ...this.#tick(day, position, this.path.priceAt(day, position)),
      previousClose: this.path.price(this.path.logClose(day - 1), this.path.splits.sharesOn(day)),
    };
  }

  get firstSecond(): Second {
    return this.path.calendar.opensAt(0);
  }

  candles(timeframe: Timeframe, from: Second, until: Second): Candle[] {
    const steps = this.candleSteps({ timeframe, from, until });
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  candleSteps(range: CandleRange): Generator<void, Candle[]> {
    return candleStepsOf(this.path, this.#bars, { ...range, from: Math.max(range.from, this.firstSecond) });
  }

  reachableFrom(from: Second, until: Second, sessions: number): Second {
    const { calendar } = this.path;
    const begin = Math.max(from, this.firstSecond);
    const first = calendar.dayAt(begin);
    let missing = 0;
    for (let day = calendar.dayAt(until - 1); day >= first; day--) {
      if (!this.#bars.has(day)) missing++;
      if (missing > sessions) return calendar.opensAt(day + 1);
    }
    return begin;
  }

  *closeSteps({ count, at, seenAt }: CloseRange): Generator<void, Close[]> {
    const shares = this.shares(seenAt);
    const closes: Close[] = [];
    const last = this.#lastOver(at);
    for (let day = Math.max(0, last - count + 1); day <= last; day++) {
      closes.push({ at: this.#closeOf(day), price: this.path.price(this.path.logClose(day), shares) });
      yield;
    }
    return closes;
  }

  shares(at: Second): number {
    return this.path.splits.sharesOn(this.path.calendar.dayAt(at));
  }

  finishedPages(at: Second): number {
    return Math.floor((this.#lastOver(at) + 1) / PAGE_DAYS);
  }

  makePage(page: number): Generator<void, Float64Array> {
    return this.#bars.makePage(page);
  }

  takePage(page: number, numbers: Float64Array): void {
    this.#bars.takePage(page, numbers);
  }

  minuteVolume(at: Second): Quantity {
    const { calendar, positions, splits } = this.path;
    const day = calendar.dayAt(at);
    const start = Math.floor((Math.floor(at) - calendar.opensAt(day)) / SECONDS) * SECONDS;
    if (start >= positions) return 0n;
    const parts = Math.round(this.#volume.between(day, start, start + SECONDS) * splits.sharesOn(day));
    return BigInt(parts) * QUANTITY_PER_PART;
  }

  dailyVolatilityPpm(at: Second): number {
    return Math.round(this.path.volatility(this.path.calendar.dayAt(at)) * PPM);
  }

  firstCrossing({ side, direction, level, from, until }: CrossingSearch): Tick | null {
    const mid = midThreshold(side, direction, level, this.path.instrument.halfSpreadPpm);
    for (const stretch of stretchesOf(this.path, from, until)) {
      const logLevel = logOfLevel(mid, direction, this.path.splits.sharesOn(stretch.day));
      if (!mayReach(this.#days.of(stretch.day), direction, logLevel)) continue;
      const found = firstPositionPast(this.path, this.#outline, stretch, direction, mid);
      if (found) return this.#tick(stretch.day, found.position, found.mid);
    }
    return null;
  }

  firstTrailingCrossing(search: TrailingSearch): { readonly tick: Tick | null; readonly extreme: Price } {
    const walk = new TrailingWalk(this.path, this.#outline, this.#days, search);
    for (const stretch of stretchesOf(this.path, search.from, search.until)) {
      const hit = walk.walk(stretch);
      if (hit) {
        const tick = this.#tick(stretch.day, hit.position, hit.mid);
        return { tick, extreme: walk.extreme ?? tick[search.side === "sell" ? "bid" : "ask"] };
      }
    }
    return { tick: null, extreme: walk.extreme ?? this.quote(search.from)[search.side === "sell" ? "bid" : "ask"] };
  }

  splits(from: Second, until: Second): Split[] {
    const { calendar, splits } = this.path;
    const begin = Math.max(from, this.firstSecond);
    if (until <= begin) return [];
    return splits
      .between(calendar.dayAt(begin), calendar.dayAt(until - 1))
      .map(({ day, numerator, denominator }) => ({
        type: "split" as const,
        at: calendar.opensAt(day),
        numerator,
        denominator,
      }))
      .filter(({ at }) => at >= from && at < until);
  }

  corporateActions(from: Second, until: Second): CorporateAction[] {
    const { calendar, dividends } = this.path;
    const begin = Math.max(from, this.firstSecond);
    if (until <= begin) return [];
    const days = dividends.between(calendar.dayAt(begin), calendar.dayAt(until - 1));
    const paid = days.map((day) => this.#dividend(day)).filter(({ at }) => at >= from && at < until);
    // Dividends are paid on the shares of the last close, so a dividend precedes a split of the same day.
    return [...paid, ...this.splits(from, until)].toSorted((a, b) => a.at - b.at);
  }

  news(from: Second, until: Second): NewsItem[] {
    const begin = Math.max(from, this.path.calendar.opensAt(0));
    if (until <= begin) return [];
    return newsOf(this.path, this.corporateActions(begin, until), begin, until).toReversed();
  }

  /** The last day whose session has ended at a second; -1 for none. */
  #lastOver(at: Second): number {
    if (at < this.firstSecond) return -1;
    const day = this.path.calendar.dayAt(at);
    return at < this.#closeOf(day) ? day - 1 : day;
  }

  /** The last second of a day's session. */
  #closeOf(day: number): Second {
    return this.path.calendar.opensAt(day) + this.path.positions - 1;
  }

  /** The amount is the difference between the rounded last close with and without the payment, so that no value is lost. */
  #dividend(day: number): CorporateAction {
    const { path } = this;
    const shares = path.splits.sharesOn(day - 1);
    const lastClose = path.logClose(day - 1);
    const amount = path.price(lastClose, shares) - path.price(lastClose + path.dividends.logDrop, shares);
    return { type: "dividend", at: path.calendar.opensAt(day), amount };
  }

  #tick(day: number, position: number, mid: Price): Tick {
    const { calendar, instrument } = this.path;
    return {
      at: calendar.opensAt(day) + position - 1,
      mid,
      bid: bidOf(mid, instrument.halfSpreadPpm),
      ask: askOf(mid, instrument.halfSpreadPpm),
    };
  }
}
