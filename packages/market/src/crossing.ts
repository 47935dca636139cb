import { BoundedCache } from "./bounded-cache.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { ln } from "./portable-math.ts";
import { SECONDS } from "./second-tree.ts";
import type { LogRange, SessionOutline } from "./session-outline.ts";
import type { CrossDirection, Price, Second } from "./types.ts";

/** Bounds of so many days are kept for each instrument; 64 bytes each. */
const OUTLINES_KEPT = 512;

/**
 * Bounds in logs only leave stretches out; whether a second crosses is decided on whole prices. This margin, far above every rounding
 * error of the bounds, keeps a stretch in doubt inside.
 */
const MARGIN = 1e-9;

/** Part of a day's session: positions after `from` up to `to`. */
export interface Stretch {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** The traded stretches of `[from, until)`, one for each day. @throws RangeError when a split lies between. */
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

/** Log bounds of whole days, kept, so that a resting order far from the market costs a look-up a day. */
export class DayOutlines {
  readonly #outline: SessionOutline;
  readonly #kept = new BoundedCache<number, LogRange>(OUTLINES_KEPT);

  constructor(outline: SessionOutline) {
    this.#outline = outline;
  }

  of(day: number): LogRange {
    const known = this.#kept.get(day);
    if (known) return known;
    const range = this.#outline.ofDay(day);
    this.#kept.set(day, range);
    return range;
  }
}

/** Whether some price in a range of logs may be at or past a level. */
export function mayReach(range: LogRange, direction: CrossDirection, logLevel: number): boolean {
  return direction === "above" ? range.high >= logLevel - MARGIN : range.low <= logLevel + MARGIN;
}

/** The unsplit log price at which rounding gives the mid price, at the side away from the market. */
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
