import { BoundedCache } from "./bounded-cache.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { ln } from "./portable-math.ts";
import { SECONDS } from "./second-tree.ts";
import type { LogRange, SessionOutline } from "./session-outline.ts";
import type { CrossDirection, Price, Second } from "./types.ts";

/** Cached daily bounds per instrument; 64 bytes each. */
const CACHED_OUTLINES = 512;

/**
 * Log bounds only exclude stretches; whether a second crosses is decided on rounded prices. This margin, far above any rounding error of
 * the bounds, keeps doubtful stretches in the search.
 */
const MARGIN = 1e-9;

/** Part of a day's session: positions in `(from, to]`. */
export interface Stretch {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** The traded stretches of `[from, until)`, one per day. @throws RangeError when the range contains a split. */
export function* stretchesOf(path: InstrumentPath, from: Second, until: Second): Generator<Stretch> {
  if (until <= from) return;
  const { calendar, positions } = path;
  const first = calendar.dayAt(from);
  const last = calendar.dayAt(until - 1);
  const split = path.splits.between(first + 1, last)[0];
  if (split) throw new RangeError(`A search may not span the split of ${path.instrument.ticker} on day ${split.day}.`);
  for (let day = first; day <= last; day++) {
    const opensAt = calendar.opensAt(day);
    const start = Math.max(0, from - opensAt);
    const end = Math.min(positions, until - opensAt);
    if (start < end) yield { day, from: start, to: end };
  }
}

/** Cached log bounds of whole days: an open order far from the market costs one look-up per day. */
export class DayOutlines {
  readonly #outline: SessionOutline;
  readonly #cache = new BoundedCache<number, LogRange>(CACHED_OUTLINES);

  constructor(outline: SessionOutline) {
    this.#outline = outline;
  }

  of(day: number): LogRange {
    const known = this.#cache.get(day);
    if (known) return known;
    const range = this.#outline.ofDay(day);
    this.#cache.set(day, range);
    return range;
  }
}

/** Whether a price in a log range may be at or past a level. */
export function mayReach(range: LogRange, direction: CrossDirection, logLevel: number): boolean {
  return direction === "above" ? range.high >= logLevel - MARGIN : range.low <= logLevel + MARGIN;
}

/** The unsplit log price at which rounding yields the mid price, rounded away from the market. */
export function logOfLevel(mid: Price, direction: CrossDirection, shares: number): number {
  const edge = direction === "above" ? mid - 0.5 : mid + 0.5;
  return edge <= 0 ? -Infinity : ln(edge * shares);
}

/** The first position of a stretch at which the mid price is at or past a level; null when there is none. Exact. */
export function firstPositionPast(
  path: InstrumentPath,
  outline: SessionOutline,
  stretch: Stretch,
  direction: CrossDirection,
  mid: Price,
): { position: number; mid: Price } | null {
  const { day, from, to } = stretch;
  const shares = path.splits.sharesOn(day);
  const logLevel = logOfLevel(mid, direction, shares);
  const last = Math.floor((to - 1) / SECONDS);
  for (let minute = Math.floor(from / SECONDS); minute <= last; minute++) {
    if (!mayReach(outline.ofMinute(day, minute), direction, logLevel)) continue;
    const logs = outline.seconds(day, minute);
    const end = Math.min(SECONDS, to - minute * SECONDS);
    for (let position = Math.max(1, from + 1 - minute * SECONDS); position <= end; position++) {
      const price = path.price(logs[position] ?? 0, shares);
      if (direction === "above" ? price >= mid : price <= mid)
        return { position: minute * SECONDS + position, mid: price };
    }
  }
  return null;
}
