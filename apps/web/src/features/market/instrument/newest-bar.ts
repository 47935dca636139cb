import type { Bar, Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { barFrom, isOver, withTick, type Tick } from "./live-bar.ts";

/** Seconds after which the newest bars are loaded again: quotes tell nothing of volume. Bars of seconds are over soon. */
const REFRESH = 10;
const REFRESH_SECONDS = 3;
/** At most every so many seconds. */
const PAUSE = 2;

interface Ports {
  /** The newest bars as the market has them, oldest first. */
  readonly load: (count: number) => Promise<readonly Bar[]>;
  readonly onBar: (bar: Bar) => void;
}

/** Keeps the newest bars of one timeframe in step with the stream of quotes, and their volumes with the market. */
export class NewestBar {
  #bar: Bar | null;
  #askedAt = 0;
  readonly #timeframe: Timeframe;
  readonly #ports: Ports;

  constructor(timeframe: Timeframe, bar: Bar | null, ports: Ports) {
    this.#timeframe = timeframe;
    this.#bar = bar;
    this.#ports = ports;
  }

  take(tick: Tick): void {
    const bar = this.#bar;
    if (bar && tick.at < bar.time) return;
    const isNext = bar === null || isOver(bar, this.#timeframe, tick.at);
    // Bars of seconds are made of quotes alone; where longer ones begin, the market knows.
    if (bar && (!isNext || this.#isOfSeconds))
      this.#put(isNext ? barFrom(bar, this.#timeframe, tick) : withTick(bar, tick));
    const pause = this.#isOfSeconds ? REFRESH_SECONDS : isNext ? PAUSE : REFRESH;
    if (tick.at - this.#askedAt >= pause) void this.#refresh(tick);
  }

  get #isOfSeconds(): boolean {
    return TIMEFRAMES[this.#timeframe].seconds < 60;
  }

  #put(bar: Bar): void {
    this.#bar = bar;
    this.#ports.onBar(bar);
  }

  /** The bars before the newest come too: they have their whole volume only now. */
  async #refresh({ at }: Tick): Promise<void> {
    const { seconds } = TIMEFRAMES[this.#timeframe];
    const count = this.#isOfSeconds ? Math.ceil((REFRESH_SECONDS * 3) / seconds) + 1 : 2;
    this.#askedAt = at;
    const bars = await this.#ports.load(count).catch(() => []);
    for (const bar of bars) {
      if (this.#bar && bar.time < this.#bar.time) this.#ports.onBar(bar);
      else this.#put(bar);
    }
  }
}
