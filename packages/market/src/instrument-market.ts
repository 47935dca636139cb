import { Bars } from "./bars.ts";
import { candlesOf } from "./candles.ts";
import { DayOutlines, firstPositionPast, logOfLevel, mayReach, stretchesOf } from "./crossing.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { newsOf } from "./news.ts";
import { SECONDS } from "./second-tree.ts";
import { SessionOutline } from "./session-outline.ts";
import { askOf, bidOf, midThreshold } from "./spread.ts";
import { TrailingWalk } from "./trailing.ts";
import { DAY_SECONDS } from "./civil-date.ts";
import type {
  Candle,
  CorporateAction,
  CrossingSearch,
  NewsItem,
  Price,
  Quantity,
  Quote,
  Second,
  Tick,
  Timeframe,
  TrailingSearch,
} from "./types.ts";
import { PARTS_OF_UNIT, VolumePath } from "./volume.ts";

/** 1e-8 of a unit for each part in which volume is counted. */
const QUANTITY_PER_PART = BigInt(100_000_000 / PARTS_OF_UNIT);

const PPM = 1_000_000;

/** All questions about one instrument; see `PracticeMarket`. */
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
      previousClose: this.#previousClose(day, position),
    };
  }

  candles(timeframe: Timeframe, from: Second, until: Second): Candle[] {
    return candlesOf(this.path, this.#bars, timeframe, Math.max(from, this.path.calendar.opensAt(0)), until);
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

  corporateActions(from: Second, until: Second): CorporateAction[] {
    const { calendar, dividends, splits } = this.path;
    const begin = Math.max(from, calendar.opensAt(0));
    if (until <= begin) return [];
    const first = calendar.dayAt(begin);
    const last = calendar.dayAt(until - 1);
    const isWanted = ({ at }: CorporateAction) => at >= from && at < until;
    // A dividend is paid on the shares of the last close, so it stands before a split of the same day.
    const actions: CorporateAction[] = [
      ...dividends.between(first, last).map((day) => this.#dividend(day)),
      ...splits
        .between(first, last)
        .map(
          ({ day, numerator, denominator }) =>
            ({ type: "split", at: calendar.opensAt(day), numerator, denominator }) as const,
        ),
    ];
    return actions.filter(isWanted).toSorted((a, b) => a.at - b.at);
  }

  news(from: Second, until: Second): NewsItem[] {
    const begin = Math.max(from, this.path.calendar.opensAt(0));
    if (until <= begin) return [];
    return newsOf(this.path, this.corporateActions(begin, until), begin, until).toReversed();
  }

  /** The amount is the difference of two rounded prices of the last close, with and without the payment, so that no value is lost. */
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

  #previousClose(day: number, position: number): Price {
    const shares = this.path.splits.sharesOn(day);
    const isContinuous = this.path.positions === DAY_SECONDS;
    const log = isContinuous && day > 0 ? this.path.logAt(day - 1, position) : this.path.logClose(day - 1);
    return this.path.price(log, shares);
  }
}
