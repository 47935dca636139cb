import { monotonicNow } from "#api/platform/clock.ts";
import type { PracticeMarket, Second } from "@candlewise/market/types";
import type { PageStore } from "./page-store.ts";

/** Delay before missing pages are queried again: another process may have stored them. */
const LOOK_AGAIN_MS = 5000;

interface Loaded {
  readonly pages: Set<number>;
  lookedAt: number;
}

/** Loads the stored bars of an instrument into the market, so that it need not compute them. */
export function createPracticeHistory(
  market: PracticeMarket,
  store: PageStore,
): (ticker: string, until: Second) => Promise<void> {
  const known = new Map<string, Loaded>();
  const underWay = new Map<string, Promise<void>>();

  const load = async (ticker: string, loaded: Loaded): Promise<void> => {
    loaded.lookedAt = monotonicNow();
    for (const { page, numbers } of await store.find(ticker, [...loaded.pages])) {
      market.takePage(ticker, page, numbers);
      loaded.pages.add(page);
    }
  };

  return async (ticker, until) => {
    const loaded = known.get(ticker) ?? { pages: new Set(), lookedAt: -Infinity };
    known.set(ticker, loaded);
    const isComplete = loaded.pages.size >= market.finishedPages(ticker, until - 1);
    const asked = underWay.get(ticker);
    if (asked !== undefined) return asked;
    if (isComplete || monotonicNow() - loaded.lookedAt < LOOK_AGAIN_MS) return;
    const loading = load(ticker, loaded).finally(() => underWay.delete(ticker));
    underWay.set(ticker, loading);
    return loading;
  };
}
