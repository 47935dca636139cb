import type { InstrumentPath } from "./instrument-path.ts";
import { MinuteSearch, type Direction } from "./minute-search.ts";
import { excursionBound, SECONDS } from "./second-tree.ts";

const MINUTE_BOUND = excursionBound(SECONDS);

/** Highest and lowest unsplit log price. */
export interface LogRange {
  readonly high: number;
  readonly low: number;
}

const NOTHING: LogRange = { high: -Infinity, low: Infinity };

/**
 * The minutes of one day of an instrument: log prices at both ends of each, and bounds for the seconds in between. Caches one day at a
 * time.
 */
export class SessionOutline {
  readonly #path: InstrumentPath;
  readonly #search: MinuteSearch;
  readonly #ends: Float64Array;
  readonly #excursions: Float64Array;
  /** Bounds of the minutes searched, in the direction of the search. */
  readonly #bounds: Float64Array;
  readonly #seconds = new Float64Array(SECONDS + 1);
  readonly #logs = new Float64Array(SECONDS + 1);
  /** The day whose ends and excursions are cached, and the minute whose seconds are. */
  #day = Number.NaN;
  #secondsDay = Number.NaN;
  #secondsMinute = Number.NaN;

  constructor(path: InstrumentPath) {
    this.#path = path;
    this.#search = new MinuteSearch(path);
    this.#ends = new Float64Array(path.minutes + 1);
    this.#excursions = new Float64Array(path.minutes);
    this.#bounds = new Float64Array(path.minutes);
  }

  /** Bounds of a whole day. */
  ofDay(day: number): LogRange {
    this.#prepare(day);
    let high = -Infinity;
    let low = Infinity;
    for (let minute = 0; minute < this.#path.minutes; minute++) {
      high = Math.max(high, this.#bound(minute, 1));
      low = Math.min(low, -this.#bound(minute, -1));
    }
    return { high, low };
  }

  /** Bounds of one minute of a day. */
  ofMinute(day: number, minute: number): LogRange {
    this.#prepare(day);
    return { high: this.#bound(minute, 1), low: -this.#bound(minute, -1) };
  }

  /** Log prices at all 61 positions of a minute; valid until the next call. */
  seconds(day: number, minute: number): Float64Array {
    if (day === this.#secondsDay && minute === this.#secondsMinute) return this.#logs;
    this.#logs.fill(this.#path.base(day));
    for (const { factor, weight } of this.#path.parts) {
      factor.fillSeconds(day, minute, this.#seconds);
      for (let position = 0; position <= SECONDS; position++)
        this.#logs[position] = (this.#logs[position] ?? 0) + weight * (this.#seconds[position] ?? 0);
    }
    this.#secondsDay = day;
    this.#secondsMinute = minute;
    return this.#logs;
  }

  /** Exact range of the positions in `(from, to]` of a day; 0 to the session's length. */
  range(day: number, from: number, to: number): LogRange {
    const firstWhole = Math.ceil(from / SECONDS);
    const lastWhole = Math.floor(to / SECONDS);
    if (lastWhole <= firstWhole) return this.#scan(day, from, to, NOTHING);
    let range = NOTHING;
    if (from < firstWhole * SECONDS) range = this.#scan(day, from, firstWhole * SECONDS, range);
    if (to > lastWhole * SECONDS) range = this.#scan(day, lastWhole * SECONDS, to, range);
    this.#prepare(day);
    return {
      high: this.#extreme(day, firstWhole, lastWhole, 1, range.high),
      low: -this.#extreme(day, firstWhole, lastWhole, -1, -range.low),
    };
  }

  /** The same by scanning every second. */
  fullRange(day: number, from: number, to: number): LogRange {
    return this.#scan(day, from, to, NOTHING);
  }

  #prepare(day: number): void {
    if (day === this.#day) return;
    const { parts, minutes } = this.#path;
    const ends = this.#ends;
    const excursions = this.#excursions;
    ends.fill(this.#path.base(day));
    excursions.fill(0);
    for (const { factor, weight } of parts) {
      const { path, variances } = factor.session(day);
      const reach = Math.abs(weight) * MINUTE_BOUND;
      for (let end = 0; end <= minutes; end++) ends[end] = (ends[end] ?? 0) + weight * (path[end] ?? 0);
      for (let minute = 0; minute < minutes; minute++)
        excursions[minute] = (excursions[minute] ?? 0) + reach * Math.sqrt(variances[minute] ?? 0);
    }
    this.#day = day;
  }

  /** Upper bound of `direction` times the log price throughout a minute. */
  #bound(minute: number, direction: Direction): number {
    const left = direction * (this.#ends[minute] ?? 0);
    const right = direction * (this.#ends[minute + 1] ?? 0);
    return Math.max(left, right) + (this.#excursions[minute] ?? 0);
  }

  #scan(day: number, from: number, to: number, known: LogRange): LogRange {
    let { high, low } = known;
    const last = Math.floor((to - 1) / SECONDS);
    for (let minute = Math.floor(from / SECONDS); minute <= last; minute++) {
      const logs = this.seconds(day, minute);
      const end = Math.min(SECONDS, to - minute * SECONDS);
      for (let position = Math.max(1, from + 1 - minute * SECONDS); position <= end; position++) {
        const log = logs[position] ?? 0;
        high = Math.max(high, log);
        low = Math.min(low, log);
      }
    }
    return { high, low };
  }

  /** The highest `direction` times the log price in whole minutes, or `found` if higher. Searches the most promising minute first. */
  #extreme(day: number, first: number, last: number, direction: Direction, found: number): number {
    let best = found;
    let promising = first;
    for (let minute = first; minute < last; minute++) {
      const bound = this.#bound(minute, direction);
      this.#bounds[minute] = bound;
      if (bound > (this.#bounds[promising] ?? 0)) promising = minute;
      best = Math.max(best, direction * (this.#ends[minute + 1] ?? 0));
    }
    if ((this.#bounds[promising] ?? 0) <= best) return best;
    best = this.#search.extreme(day, promising, direction, best);
    const candidates: number[] = [];
    for (let minute = first; minute < last; minute++)
      if (minute !== promising && (this.#bounds[minute] ?? 0) > best) candidates.push(minute);
    candidates.sort((a, b) => (this.#bounds[b] ?? 0) - (this.#bounds[a] ?? 0));
    for (const minute of candidates) {
      if ((this.#bounds[minute] ?? 0) <= best) break;
      best = this.#search.extreme(day, minute, direction, best);
    }
    return best;
  }
}
