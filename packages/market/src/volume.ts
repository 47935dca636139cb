import { BoundedCache } from "./bounded-cache.ts";
import { DRAW } from "./factor-keys.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { VOLUME_PROFILES } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import { exp, power } from "./portable-math.ts";
import { SECONDS } from "./second-tree.ts";
import { uniform } from "./threefry.ts";

/** Volume rises with this power of the variance. */
const VARIANCE_POWER = 0.45;
const DAY_NOISE = 0.25;
const MINUTE_NOISE = 0.45;

/** The weight of a second lies between `LEAST_SECOND` and `LEAST_SECOND + SECOND_NOISE`. */
const LEAST_SECOND = 0.1;
const SECOND_NOISE = 3;

/** Additional volume per standard deviation of a day's move; moves are capped at four. */
const MOVE_STRENGTH = 0.35;
const FARTHEST_MOVE = 4;

/** Scales the long-run average to the instrument's average daily volume. */
const LEVEL = 0.83;

/** Volume is counted in this fraction of a unit, so that parts of a day add up exactly. */
export const PARTS_OF_UNIT = 10_000;

/** Days of cached minutes per instrument; 3 kB each, 12 kB around the clock. */
const CACHED_DAYS = 8;

/**
 * Volume in 1e-4 units, as if there were no splits. A day's volume follows its volatility and its move (Karpoff, 1987); within the day it
 * follows the session's U shape and the variance of each minute; within a minute it is spread unevenly over the seconds. Each level divides
 * the one above, so sums are exact.
 */
export class VolumePath {
  readonly #path: InstrumentPath;
  readonly #days = new BoundedCache<number, Float64Array>(CACHED_DAYS);
  /** Cumulative weights of the seconds of one minute. */
  readonly #seconds = new Float64Array(SECONDS + 1);
  #secondsDay = Number.NaN;
  #secondsMinute = Number.NaN;

  constructor(path: InstrumentPath) {
    this.#path = path;
  }

  /** Volume of a whole day. */
  ofDay(day: number): number {
    const path = this.#path;
    const longRun = path.longRunVolatility();
    const volatility = path.volatility(day);
    let move = 0;
    for (const { factor, weight } of path.parts) move += weight * factor.dayReturn(day);
    const ratio = (volatility * volatility) / (longRun * longRun);
    const moved = Math.min(FARTHEST_MOVE, Math.abs(move) / volatility);
    const { factor } = this.#own();
    factor.random.draw(factor.keys.ofDay(day), 0, DRAW.dayVolume);
    const noise = exp(DAY_NOISE * normalDraw(factor.random.first));
    const share = LEVEL * power(ratio, VARIANCE_POWER) * (1 + MOVE_STRENGTH * moved) * noise;
    return Math.round(path.instrument.averageDailyVolume * share * PARTS_OF_UNIT);
  }

  /** Volume of the positions in `(from, to]` of a day. */
  between(day: number, from: number, to: number): number {
    return this.upTo(day, to) - this.upTo(day, from);
  }

  /** Volume of a day up to and including a position. */
  upTo(day: number, position: number): number {
    if (position === 0) return 0;
    if (position === this.#path.positions) return this.ofDay(day);
    const minutes = this.#minutesOf(day);
    const minute = Math.floor(position / SECONDS);
    const seconds = position - minute * SECONDS;
    const before = minutes[minute] ?? 0;
    if (seconds === 0) return before;
    return before + Math.round(((minutes[minute + 1] ?? 0) - before) * this.#shareOfSeconds(day, minute, seconds));
  }

  /** Cumulative volume at the end of each minute. */
  #minutesOf(day: number): Float64Array {
    const known = this.#days.get(day);
    if (known) return known;
    const weights = this.#cumulativeWeights(day);
    const total = this.ofDay(day);
    const sum = weights[weights.length - 1] ?? 1;
    const volumes = weights.map((weight) => Math.round((total * weight) / sum));
    this.#days.set(day, volumes);
    return volumes;
  }

  #cumulativeWeights(day: number): Float64Array {
    const { minutes, parts } = this.#path;
    const profile = VOLUME_PROFILES[minutes === 390 ? "exchange" : "continuous"];
    const variances = new Float64Array(minutes);
    for (const { factor, weight } of parts) {
      const session = factor.session(day);
      for (let minute = 0; minute < minutes; minute++)
        variances[minute] = (variances[minute] ?? 0) + weight * weight * (session.variances[minute] ?? 0);
    }
    const { factor } = this.#own();
    const { varianceProfile } = factor.parameters;
    const key = factor.keys.ofDay(day);
    const long = this.#path.longRunVolatility();
    const cumulative = new Float64Array(minutes + 1);
    for (let minute = 0; minute < minutes; minute++) {
      const share = (profile[minute + 1] ?? 0) - (profile[minute] ?? 0);
      const expected = long * long * ((varianceProfile[minute + 1] ?? 0) - (varianceProfile[minute] ?? 0));
      factor.random.draw(key, minute, DRAW.minuteVolume);
      const noise = exp(MINUTE_NOISE * normalDraw(factor.random.first));
      const activity = power((variances[minute] ?? 0) / expected, VARIANCE_POWER);
      cumulative[minute + 1] = (cumulative[minute] ?? 0) + share * activity * noise;
    }
    return cumulative;
  }

  /** Share of a minute's volume in its first `seconds` seconds. */
  #shareOfSeconds(day: number, minute: number, seconds: number): number {
    if (day !== this.#secondsDay || minute !== this.#secondsMinute) this.#weighSeconds(day, minute);
    return (this.#seconds[seconds] ?? 0) / (this.#seconds[SECONDS] ?? 1);
  }

  #weighSeconds(day: number, minute: number): void {
    const { factor } = this.#own();
    const key = factor.keys.ofDay(day);
    for (let second = 0; second < SECONDS; second++) {
      factor.random.draw(key, minute * SECONDS + second, DRAW.secondVolume);
      const draw = uniform(factor.random.first);
      this.#seconds[second + 1] = (this.#seconds[second] ?? 0) + LEAST_SECOND + SECOND_NOISE * draw * draw;
    }
    this.#secondsDay = day;
    this.#secondsMinute = minute;
  }

  #own() {
    const own = this.#path.parts.at(-1);
    if (!own) throw new RangeError(`${this.#path.instrument.ticker} has no factor of its own.`);
    return own;
  }
}
