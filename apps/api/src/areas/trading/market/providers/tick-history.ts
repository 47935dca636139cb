import type { Price, Second } from "@candlewise/market/types";

export interface RecordedTick {
  readonly at: Second;
  readonly mid: Price;
  readonly bid: Price;
  readonly ask: Price;
}

/** One day of a price polled every five seconds. */
const CAPACITY = 17_280;

/** Recorded ticks of one instrument, oldest first. The oldest are dropped when it is full. */
export class TickHistory {
  readonly #ticks: RecordedTick[] = [];

  /** Adds a tick if it is later than all others; ignores it otherwise. */
  add(tick: RecordedTick): void {
    const last = this.#ticks.at(-1);
    if (last !== undefined && tick.at <= last.at) return;
    this.#ticks.push(tick);
    if (this.#ticks.length > CAPACITY) this.#ticks.splice(0, CAPACITY / 4);
  }

  get latest(): RecordedTick | undefined {
    return this.#ticks.at(-1);
  }

  /** The last tick at or before a second. */
  at(second: Second): RecordedTick | undefined {
    return this.#ticks[this.#placeAfter(second) - 1];
  }

  /** Ticks with `from <= at < until`. */
  *between(from: Second, until: Second): Generator<RecordedTick> {
    for (let place = this.#placeAfter(from - 1); place < this.#ticks.length; place++) {
      const tick = this.#ticks[place];
      if (tick === undefined || tick.at >= until) return;
      yield tick;
    }
  }

  /** Index of the first tick later than a second. */
  #placeAfter(second: Second): number {
    let [low, high] = [0, this.#ticks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ticks[middle]?.at ?? Infinity) <= second) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
