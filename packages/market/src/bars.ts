import type { InstrumentPath } from "./instrument-path.ts";
import { BLOCK_DAYS } from "./market-parameters.ts";
import { exp } from "./portable-math.ts";
import type { SessionOutline } from "./session-outline.ts";
import type { VolumePath } from "./volume.ts";

/** Days of a page. */
export const PAGE_DAYS = BLOCK_DAYS;

const FIELDS = 5;

/** Part of a session. Prices in 1e-4 USD and volume in 1e-4 units, as if there were no splits; not rounded. */
export interface SessionBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Cumulative volume of the session before and after the bar. */
  readonly volumeBefore: number;
  readonly volumeAfter: number;
}

/** Bars of an instrument. Daily bars are cached in pages for the whole calendar: at most 730 kB per instrument. */
export class Bars {
  readonly #path: InstrumentPath;
  readonly #outline: SessionOutline;
  readonly #volume: VolumePath;
  readonly #pages = new Map<number, Float64Array>();

  constructor(path: InstrumentPath, outline: SessionOutline, volume: VolumePath) {
    this.#path = path;
    this.#outline = outline;
    this.#volume = volume;
  }

  /** Bar of the positions in `(from, to]` of a day. */
  of(day: number, from: number, to: number): SessionBar {
    return from === 0 && to === this.#path.positions ? this.#wholeDay(day) : this.#build(day, from, to);
  }

  /** Whether the bar of a whole day is in memory. */
  has(day: number): boolean {
    return (this.#pages.get(Math.floor(day / PAGE_DAYS))?.[(day % PAGE_DAYS) * FIELDS] ?? 0) !== 0;
  }

  /** All days of a page; computes the missing ones, one day per step. */
  *makePage(index: number): Generator<void, Float64Array> {
    for (let day = index * PAGE_DAYS; day < (index + 1) * PAGE_DAYS; day++) {
      this.#wholeDay(day);
      yield;
    }
    return this.#page(index);
  }

  /** Loads a page computed earlier. @throws RangeError when its size is wrong. */
  takePage(index: number, page: Float64Array): void {
    if (page.length !== PAGE_DAYS * FIELDS)
      throw new RangeError(`A page of ${page.length} numbers is no page of bars.`);
    this.#pages.set(index, page);
  }

  #wholeDay(day: number): SessionBar {
    const page = this.#page(Math.floor(day / PAGE_DAYS));
    const place = (day % PAGE_DAYS) * FIELDS;
    if (page[place] === 0) {
      const made = this.#build(day, 0, this.#path.positions);
      page.set([made.open, made.high, made.low, made.close, made.volumeAfter], place);
    }
    return {
      open: page[place] ?? 0,
      high: page[place + 1] ?? 0,
      low: page[place + 2] ?? 0,
      close: page[place + 3] ?? 0,
      volumeBefore: 0,
      volumeAfter: page[place + 4] ?? 0,
    };
  }

  #page(index: number): Float64Array {
    const known = this.#pages.get(index);
    if (known) return known;
    const page = new Float64Array(PAGE_DAYS * FIELDS);
    this.#pages.set(index, page);
    return page;
  }

  #build(day: number, from: number, to: number): SessionBar {
    const { high, low } = this.#outline.range(day, from, to);
    return {
      open: exp(this.#path.logAt(day, from + 1)),
      high: exp(high),
      low: exp(low),
      close: exp(this.#path.logAt(day, to)),
      volumeBefore: this.#volume.upTo(day, from),
      volumeAfter: this.#volume.upTo(day, to),
    };
  }
}
