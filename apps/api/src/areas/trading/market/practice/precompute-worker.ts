import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { instruments } from "@candlewise/market/instruments";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import { factorKeyOf } from "./factor-key.ts";
import type { HistoryPage } from "./page-store.ts";

/** One page of several instruments with the same sessions. */
export interface PageGroup {
  readonly page: number;
  readonly tickers: readonly string[];
}

export interface PrecomputeTask {
  readonly key: Uint8Array;
  readonly groups: readonly PageGroup[];
}

/** Nice value: about a tenth of a contended processor. */
const LOW_PRIORITY = 10;

/** Computes all instruments session by session, because they share the sessions of their common factors. */
function makeGroup(market: ReturnType<typeof createPracticeMarket>, { page, tickers }: PageGroup): HistoryPage[] {
  const made: HistoryPage[] = [];
  let makers = tickers.map((ticker) => ({ ticker, steps: market.makePage(ticker, page) }));
  while (makers.length > 0) {
    makers = makers.filter(({ ticker, steps }) => {
      const step = steps.next();
      if (step.done) made.push({ ticker, page, numbers: step.value });
      return !step.done;
    });
  }
  return made;
}

// On Linux the priority applies to the thread, so that of the server does not change.
if (process.platform === "linux") setPriority(LOW_PRIORITY);
const { key, groups }: PrecomputeTask = workerData;
const market = createPracticeMarket({ instruments, factorKey: factorKeyOf(Buffer.from(key)) });
for (const group of groups) parentPort?.postMessage(makeGroup(market, group));
