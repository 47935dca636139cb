import type { DayOutlines, Stretch } from "./crossing.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { SECONDS } from "./second-tree.ts";
import type { LogRange, SessionOutline } from "./session-outline.ts";
import { askOf, bidOf } from "./spread.ts";
import type { Price, TrailingSearch } from "./types.ts";

const BASIS = 10_000;

/** In logs, above every rounding error of a bound. */
const MARGIN = 1e-9;

/** The trigger price of a trailing stop for an extreme; rounded away from the market. */
export function trailingLevel(extreme: Price, { side, trail }: Pick<TrailingSearch, "side" | "trail">): Price {
  const sign = side === "sell" ? -1 : 1;
  if (trail.type === "amount") return extreme + sign * trail.amount;
  const level = (extreme * (BASIS + sign * trail.basisPoints)) / BASIS;
  return side === "sell" ? Math.floor(level) : Math.ceil(level);
}

export interface TrailingHit {
  readonly position: number;
  readonly mid: Price;
}

/** Tracks the extreme through stretches of time until the price reverses by the trail. */
export class TrailingWalk {
  /** The best price so far: highest bid for `sell`, lowest ask for `buy`. */
  extreme: Price | null;
  readonly #search: Pick<TrailingSearch, "side" | "trail">;
  readonly #path: InstrumentPath;
  readonly #outline: SessionOutline;
  readonly #days: DayOutlines;

  constructor(path: InstrumentPath, outline: SessionOutline, days: DayOutlines, search: TrailingSearch) {
    this.#path = path;
    this.#outline = outline;
    this.#days = days;
    this.#search = search;
    this.extreme = search.extreme;
  }

  /** The first second of a stretch that triggers the stop; updates the extreme on the way. */
  walk({ day, from, to }: Stretch): TrailingHit | null {
    const shares = this.#path.splits.sharesOn(day);
    if (this.#isQuiet(this.#days.of(day), shares)) return null;
    const last = Math.floor((to - 1) / SECONDS);
    for (let minute = Math.floor(from / SECONDS); minute <= last; minute++) {
      if (this.#isQuiet(this.#outline.ofMinute(day, minute), shares)) continue;
      const logs = this.#outline.seconds(day, minute);
      const end = Math.min(SECONDS, to - minute * SECONDS);
      for (let position = Math.max(1, from + 1 - minute * SECONDS); position <= end; position++) {
        const mid = this.#path.price(logs[position] ?? 0, shares);
        if (this.#isHitBy(mid)) return { position: minute * SECONDS + position, mid };
      }
    }
    return null;
  }

  /** Processes one price and returns whether it triggers the stop. */
  #isHitBy(mid: Price): boolean {
    const price = this.#sideOf(mid);
    const isSell = this.#search.side === "sell";
    if (this.extreme === null) this.extreme = price;
    this.extreme = isSell ? Math.max(this.extreme, price) : Math.min(this.extreme, price);
    const level = trailingLevel(this.extreme, this.#search);
    return isSell ? price <= level : price >= level;
  }

  /** Whether no price within the bounds can move the extreme or trigger the stop. */
  #isQuiet(range: LogRange, shares: number): boolean {
    if (this.extreme === null) return false;
    const highest = this.#sideOf(this.#path.price(range.high + MARGIN, shares));
    const lowest = this.#sideOf(this.#path.price(range.low - MARGIN, shares));
    const level = trailingLevel(this.extreme, this.#search);
    return this.#search.side === "sell"
      ? highest <= this.extreme && lowest > level
      : lowest >= this.extreme && highest < level;
  }

  #sideOf(mid: Price): Price {
    const { halfSpreadPpm } = this.#path.instrument;
    return this.#search.side === "sell" ? bidOf(mid, halfSpreadPpm) : askOf(mid, halfSpreadPpm);
  }
}
