import type { Bar, BarSource, Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { liveQuotes } from "#web/shared/quotes/live-quotes.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { marketApi } from "../api.ts";
import { barFrom, isOver, withTick, type Tick } from "./live-bar.ts";

/** Bars of one call. */
const PAGE = 600;
/** Seconds after which the newest bar is asked for again: quotes tell nothing of volume. */
const REFRESH = 30;

const { listCandles } = marketApi.endpoints;

/** Keeps the newest bar of one timeframe in step with the stream of quotes. */
class NewestBar {
  #bar: Bar | null;
  #askedAt = 0;
  readonly #timeframe: Timeframe;
  readonly #load: () => Promise<Bar | null>;
  readonly #tell: (bar: Bar) => void;

  constructor(timeframe: Timeframe, bar: Bar | null, load: () => Promise<Bar | null>, tell: (bar: Bar) => void) {
    this.#timeframe = timeframe;
    this.#bar = bar;
    this.#load = load;
    this.#tell = tell;
  }

  take(tick: Tick): void {
    const bar = this.#bar;
    if (bar && tick.at < bar.time) return;
    const isNext = bar === null || isOver(bar, this.#timeframe, tick.at);
    // Bars of seconds are made of quotes alone; where longer ones begin, the market knows.
    if (bar && (!isNext || TIMEFRAMES[this.#timeframe].seconds < 60))
      this.#put(isNext ? barFrom(bar, this.#timeframe, tick) : withTick(bar, tick));
    if (isNext || tick.at - this.#askedAt >= REFRESH) void this.#refresh(tick);
  }

  #put(bar: Bar): void {
    this.#bar = bar;
    this.#tell(bar);
  }

  async #refresh(tick: Tick): Promise<void> {
    if (tick.at - this.#askedAt < 2 || TIMEFRAMES[this.#timeframe].seconds < 60) return;
    this.#askedAt = tick.at;
    const bar = await this.#load().catch(() => null);
    if (bar && (this.#bar === null || bar.time >= this.#bar.time)) this.#put(bar);
  }
}

/** The bars of an instrument as the market has them, and as its quotes go on. */
export function marketBars(dispatch: AppStore["dispatch"], ticker: string): BarSource {
  const load = async (timeframe: Timeframe, until: number | null, limit: number) => {
    const query = { timeframe, limit, ...(until !== null && { until }) };
    const call = listCandles.initiate(
      { params: { ticker }, query },
      { subscribe: false, forceRefetch: until === null },
    );
    const { candles, has_older } = await dispatch(call).unwrap();
    return { bars: candles, hasOlder: has_older };
  };
  return {
    load: (timeframe, before) => load(timeframe, before, PAGE),
    follow: (timeframe, last, onBar) => {
      const loadNewest = async () => (await load(timeframe, null, 1)).bars.at(-1) ?? null;
      let isStopped = false;
      const newest = new NewestBar(timeframe, last, loadNewest, (bar) => !isStopped && onBar(bar));
      const quotes = liveQuotes(dispatch);
      const stop = quotes.follow([ticker], () => {
        const quote = quotes.get(ticker);
        if (quote) newest.take({ at: quote.at, price: Number(quote.price) });
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
