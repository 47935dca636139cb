import { setTimeout as wait } from "node:timers/promises";
import type { Second } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import type { Log } from "#api/platform/log.ts";
import { secondOf } from "../assets/present.ts";
import type { Lease } from "../lease.ts";
import type { LiveTicker } from "./live-ticker.ts";
import type { Provider } from "./provider.ts";
import { TICKS_OF_PAGE, type TickStore } from "./tick-store.ts";

/** Twelve calls a minute for all instruments of a provider: far below the limit of each. */
const ASK_EVERY_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const READ_EVERY_MS = 1000;
const DAY_SECONDS = 86_400;
/** Rows may become visible slightly later than their timestamp. */
const OVERLAP_MS = 10_000;
/** Another node takes over after this long without a poll. */
export const POLLING_LEASE_SECONDS = 15;

export interface QuotePolling {
  /** Polls each provider once if this node holds its lease, and reads the stored quotes. @throws HttpClientError */
  poll(): Promise<void>;
  /** Polls and reads until stopped, with growing pauses after failures. */
  start(): void;
  stop(): Promise<void>;
}

interface Group {
  readonly provider: Provider;
  readonly tickers: readonly LiveTicker[];
}

interface Parts {
  readonly clock: Clock;
  readonly log: Log;
  readonly store: TickStore;
  readonly leaseOf: (provider: string) => Lease;
}

/** Keeps the prices of real instruments current: one node polls and stores, all nodes read. */
export function createQuotePolling(
  groups: readonly Group[],
  beginsAt: Second,
  { clock, log, store, leaseOf }: Parts,
): QuotePolling {
  const feeds = groups.map((group) => new QuoteFeed(group, clock, store, leaseOf(group.provider.name)));
  /** The day on which an instrument's history was last requested. */
  const filledOn = new Map<LiveTicker, number>();
  const stops = new AbortController();

  /** Once a day: minute bars of the last day and statistics of the last weeks, which stored quotes do not cover. */
  const fill = async ({ provider, tickers }: Group) => {
    const now = secondOf(clock);
    const today = Math.floor(now / DAY_SECONDS);
    for (const ticker of tickers.filter((each) => filledOn.get(each) !== today)) {
      if (stops.signal.aborted) return;
      try {
        ticker.remember(await provider.candles(ticker.listed.ticker, "1m", now - DAY_SECONDS, now), now);
        await ticker.learn(now, beginsAt);
        filledOn.set(ticker, today);
      } catch (error) {
        log.warn({ err: error, ticker: ticker.listed.ticker }, "history of an instrument could not be loaded");
      }
    }
  };

  /** Repeats work until stopped; the pause doubles with each consecutive failure. */
  const repeat = async (name: string, everyMs: number, work: () => Promise<void>): Promise<void> => {
    const { signal } = stops;
    let failures = 0;
    while (!signal.aborted) {
      try {
        await work();
        failures = 0;
      } catch (error) {
        failures++;
        if (!signal.aborted) log.warn({ err: error, feed: name, failures }, "a feed of real prices failed");
      }
      const pause = Math.min(LONGEST_PAUSE_MS, everyMs * 2 ** failures);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    async poll() {
      for (const feed of feeds) {
        await feed.ask();
        await fill(feed.group);
        await feed.read();
      }
    },
    start() {
      for (const feed of feeds) {
        const { name } = feed.group.provider;
        void repeat(`${name} quotes`, ASK_EVERY_MS, () => feed.ask());
        void repeat(`${name} past`, LONGEST_PAUSE_MS, () => fill(feed.group));
        void repeat(`${name} stored quotes`, READ_EVERY_MS, () => feed.read());
      }
    },
    async stop() {
      stops.abort();
      await Promise.all(feeds.map((feed) => feed.release()));
    },
  };
}

/** Stores and reads the quotes of one provider. */
class QuoteFeed {
  readonly group: Group;
  readonly #clock: Clock;
  readonly #store: TickStore;
  readonly #lease: Lease;
  /** Time at which the newest tick read so far was stored. */
  #readTo: Date | null = null;

  constructor(group: Group, clock: Clock, store: TickStore, lease: Lease) {
    this.group = group;
    this.#clock = clock;
    this.#store = store;
    this.#lease = lease;
  }

  /** Stores the current quotes, unless another node holds the lease. */
  async ask(): Promise<void> {
    if (!(await this.#lease.take())) return;
    const { provider, tickers } = this.group;
    const quotes = await provider.quotes(tickers.map(({ listed }) => listed.ticker));
    const now = this.#clock.now();
    // A quote with a time in the future, from a wrong clock, would never become stale.
    await this.#store.add(
      quotes.filter(({ at }) => at <= now.getTime() / 1000 + 1),
      now,
    );
  }

  /** Releases the lease, so that another node can poll at once. */
  async release(): Promise<void> {
    await this.#lease.release();
  }

  async read(): Promise<void> {
    const byTicker = new Map(this.group.tickers.map((ticker) => [ticker.listed.ticker, ticker]));
    const now = this.#clock.now().getTime();
    let since = new Date(this.#readTo === null ? now - DAY_SECONDS * 1000 : this.#readTo.getTime() - OVERLAP_MS);
    for (;;) {
      const ticks = await this.#store.find([...byTicker.keys()], since);
      for (const tick of ticks) byTicker.get(tick.ticker)?.take(tick);
      const last = ticks.at(-1);
      if (last === undefined) return;
      this.#readTo = last.seenAt;
      if (ticks.length < TICKS_OF_PAGE) return;
      since = last.seenAt;
    }
  }
}
