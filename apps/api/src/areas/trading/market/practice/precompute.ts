import { Worker } from "node:worker_threads";
import type { PracticeMarket } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import type { Log } from "#api/platform/log.ts";
import { secondOf } from "../assets/present.ts";
import type { Lease } from "../lease.ts";
import type { HistoryPage, PageStore } from "./page-store.ts";
import type { PageGroup, PrecomputeTask } from "./precompute-worker.ts";

/** Hourly: sessions end once a day, and another node may have stopped halfway. */
const CHECK_AGAIN_MS = 3_600_000;
const RETRY_MS = 60_000;
const MEMORY_MB = 256;

interface Precomputing {
  readonly market: PracticeMarket;
  readonly store: PageStore;
  readonly lease: Lease;
  readonly key: Buffer;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Computes pages of bars that are not stored yet, newest first, in a low-priority thread on one node. A call that needs a missing page in
 * the meantime computes it itself.
 */
export function createPrecompute(given: Precomputing): { start(): void; stop(): Promise<void> } {
  let isStopped = true;
  let timer: NodeJS.Timeout | null = null;
  let worker: Worker | null = null;
  let round: Promise<void> = Promise.resolve();

  const schedule = (pause: number) => {
    timer = setTimeout(() => {
      round = begin();
    }, pause).unref();
  };

  const begin = async (): Promise<void> => {
    let pause = RETRY_MS;
    try {
      if (await given.lease.take()) {
        const groups = await missingGroups(given);
        if (groups.length > 0 && !isStopped) {
          worker = startWorker({ key: given.key, groups });
          await storeAll(worker, given);
        }
        await given.lease.release();
        pause = CHECK_AGAIN_MS;
      }
    } catch (error) {
      if (!isStopped)
        given.log.warn({ err: error }, "bars of past sessions could not be precomputed; calls compute them on demand");
    } finally {
      worker = null;
    }
    if (!isStopped) schedule(pause);
  };

  return {
    start() {
      isStopped = false;
      round = begin();
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await worker?.terminate();
      await round;
    },
  };
}

/** Groups of finished pages that are not stored yet, newest first. */
async function missingGroups({ market, store, clock }: Precomputing): Promise<PageGroup[]> {
  const stored = await store.stored();
  const groups = new Map<string, { page: number; tickers: string[]; age: number }>();
  for (const { ticker, kind } of market.instruments) {
    const pages = market.finishedPages(ticker, secondOf(clock));
    for (let page = 0; page < pages; page++) {
      if (stored.get(ticker)?.has(page)) continue;
      const name = `${kind === "crypto" ? "coins" : "exchange"} ${page}`;
      const group = groups.get(name) ?? { page, tickers: [], age: 1 - page / pages };
      group.tickers.push(ticker);
      groups.set(name, group);
    }
  }
  return [...groups.values()].toSorted((a, b) => a.age - b.age);
}

const startWorker = (task: PrecomputeTask): Worker =>
  new Worker(new URL("./precompute-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

/** Stores the pages of the worker until it exits. Rejects when either fails or another node has taken the lease. */
async function storeAll(worker: Worker, { store, lease }: Precomputing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let stored = Promise.resolve();
  worker.on("message", (pages: readonly HistoryPage[]) => {
    // Under `node --watch` a thread also reports the files that it imports.
    if (!Array.isArray(pages)) return;
    stored = stored.then(async () => {
      await store.add(pages);
      if (!(await lease.take())) throw new Error("another node has taken the lease");
    });
    stored.catch(reject);
  });
  worker.once("error", reject);
  worker.once("exit", (code) => {
    if (code === 0) stored.then(resolve, reject);
    else reject(new Error(`the thread ended with code ${code}`));
  });
  try {
    await promise;
  } finally {
    await worker.terminate();
  }
}
