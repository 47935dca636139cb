import { BoundedCache } from "./bounded-cache.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { exp } from "./portable-math.ts";
import type { SessionOutline } from "./session-outline.ts";
import type { VolumePath } from "./volume.ts";

const PAGE_DAYS = 64;

/** 96 pages of 64 days: 24 years of sessions, 250 kB for each instrument. */
const PAGES_KEPT = 96;

const FIELDS = 5;

/** Prices in 1e-4 USD and volume in 1e-4 units, as if there were no splits; not rounded. */
export interface UnsplitBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Bars of an instrument; those of whole days are kept. */
export class Bars {
  readonly #path: InstrumentPath;
  readonly #outline: SessionOutline;
  readonly #volume: VolumePath;
  readonly #pages = new BoundedCache<number, Float64Array>(PAGES_KEPT);

  constructor(path: InstrumentPath, outline: SessionOutline, volume: VolumePath) {
    this.#path = path;
    this.#outline = outline;
    this.#volume = volume;
  }

  /** Bar of the positions after `from` up to `to` of a day. */
  of(day: number, from: number, to: number): UnsplitBar {
    return from === 0 && to === this.#path.positions ? this.#wholeDay(day) : this.#build(day, from, to);
  }

  #wholeDay(day: number): UnsplitBar {
    const page = this.#page(Math.floor(day / PAGE_DAYS));
    const place = (day % PAGE_DAYS) * FIELDS;
    if (page[place] === 0) {
      const { open, high, low, close, volume } = this.#build(day, 0, this.#path.positions);
      page.set([open, high, low, close, volume], place);
    }
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = page.subarray(place, place + FIELDS);
    return { open, high, low, close, volume };
  }

  #page(index: number): Float64Array {
    const known = this.#pages.get(index);
    if (known) return known;
    const page = new Float64Array(PAGE_DAYS * FIELDS);
    this.#pages.set(index, page);
    return page;
  }

  #build(day: number, from: number, to: number): UnsplitBar {
    const { high, low } = this.#outline.range(day, from, to);
    return {
      open: exp(this.#path.logAt(day, from + 1)),
      high: exp(high),
      low: exp(low),
      close: exp(this.#path.logAt(day, to)),
      volume: this.#volume.between(day, from, to),
    };
  }
}
