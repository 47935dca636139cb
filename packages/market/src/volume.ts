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

/** Weight of a second: at least the one, at most the one and the other. */
const LEAST_SECOND = 0.1;
const SECOND_NOISE = 3;

/** How much more is traded for each standard deviation that a day has moved; days beyond four count as four. */
const MOVE_STRENGTH = 0.35;
const FARTHEST_MOVE = 4;

/** Brings the average over the years to the instrument's average daily volume. */
const LEVEL = 0.83;

/** Parts of a unit in which volume is counted, so that the parts of a day add up to the day. */
export const PARTS_OF_UNIT = 10_000;

/** Days of minutes kept for each instrument; 3 kB each, 12 kB around the clock. */
const DAYS_KEPT = 8;

/**
 * Units traded, in 1e-4, as if there were no splits. A day's volume follows its volatility and its move (Karpoff, 1987); within the day it
 * follows the U shape of the session and the variance of each minute; a minute is spread over its seconds unevenly. Each level is cut from
 * the one above, so that sums are exact.
 */
export class VolumePath {
  readonly #path: InstrumentPath;
  readonly #days = new BoundedCache<number, Float64Array>(DAYS_KEPT);
  /** Cumulative weights of the seconds of one minute. */
  readonly #seconds = new Float64Array(SECONDS + 1);
  #secondsDay = Number.NaN;
  #secondsMinute = Number.NaN;

  constructor(path: InstrumentPath) {
    this.#path = path;
  }

  /** Of a whole day. */
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

  /** Of the positions after `from` up to `to` of a day. */
  between(day: number, from: number, to: number): number {
    if (from === 0 && to === this.#path.positions) return this.ofDay(day);
    return this.#upTo(day, to) - this.#upTo(day, from);
  }

  #upTo(day: number, position: number): number {
    const minutes = this.#minutesOf(day);
    const minute = Math.floor(position / SECONDS);
    const seconds = position - minute * SECONDS;
    const before = minutes[minute] ?? 0;
    if (seconds === 0) return before;
    return before + Math.round(((minutes[minute + 1] ?? 0) - before) * this.#shareOfSeconds(day, minute, seconds));
  }

  /** Volume by the end of each minute. */
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

  /** Share of a minute's volume in its first so many seconds. */
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
