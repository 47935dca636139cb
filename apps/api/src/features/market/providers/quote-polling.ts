import type { Second } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import type { Log } from "#api/platform/log.ts";
import { secondOf } from "../present.ts";
import type { LiveTicker } from "./live-ticker.ts";
import type { Provider } from "./provider.ts";

/** Twelve calls a minute for all instruments of a provider: far below what each allows. */
const PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const DAY_SECONDS = 86_400;

export interface QuotePolling {
  /** Asks once for everything. @throws HttpClientError */
  poll(): Promise<void>;
  /** Asks again and again until it is stopped; a provider that fails is left alone for longer and longer. */
  start(): void;
  stop(): void;
}

interface Group {
  readonly provider: Provider;
  readonly tickers: readonly LiveTicker[];
}

/** Keeps the prices of real instruments fresh. */
export function createQuotePolling(groups: readonly Group[], beginsAt: Second, clock: Clock, log: Log): QuotePolling {
  const timers = new Map<Group, NodeJS.Timeout>();
  const filled = new Set<LiveTicker>();
  let isStopped = true;

  const pollGroup = async ({ provider, tickers }: Group) => {
    const quotes = await provider.quotes(tickers.map(({ listed }) => listed.ticker));
    const now = secondOf(clock);
    for (const ticker of tickers) {
      const quote = quotes.find(({ ticker: name }) => name === ticker.listed.ticker);
      if (!filled.has(ticker)) await fill(provider, ticker, now);
      if (quote !== undefined) ticker.take(quote, now);
    }
  };

  /** What a server that begins has missed: the last day's minutes, and the figures of the last weeks. */
  const fill = async (provider: Provider, ticker: LiveTicker, now: Second) => {
    try {
      ticker.remember(await provider.candles(ticker.listed.ticker, "1m", now - DAY_SECONDS, now), now);
      await ticker.learn(now, beginsAt);
      filled.add(ticker);
    } catch (error) {
      log.warn({ err: error, ticker: ticker.listed.ticker }, "the past of an instrument is not known yet");
    }
  };

  const run = async (group: Group, failures: number): Promise<void> => {
    let next = 0;
    try {
      await pollGroup(group);
    } catch (error) {
      next = failures + 1;
      log.warn({ err: error, provider: group.provider.name, failures: next }, "a provider of prices does not answer");
    }
    if (isStopped) return;
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** next);
    timers.set(group, setTimeout(() => void run(group, next), pause).unref());
  };

  return {
    poll: async () => void (await Promise.all(groups.map(pollGroup))),
    start() {
      isStopped = false;
      for (const group of groups) void run(group, 0);
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
