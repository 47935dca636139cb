import { marketContract, marketStreamContract } from "@candlewise/contracts/market/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { streamsOf } from "#api/platform/http/streams.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { MarketSettings } from "./dependencies.ts";
import { createMarketPort, type MarketPort } from "./port.ts";
import { createLease } from "./lease.ts";
import { createPageStore } from "./practice/page-store.ts";
import { createPrecompute } from "./practice/precompute.ts";
import { createPracticeSource } from "./practice/source.ts";
import { openLiveSource } from "./providers/open-live-source.ts";
import { pruneTicksJob } from "./providers/prune-ticks.ts";
import { POLLING_LEASE_SECONDS } from "./providers/quote-polling.ts";
import { createTickStore } from "./providers/tick-store.ts";
import { quoteStreamHandlers } from "./quotes/quote-stream.ts";
import { marketHandlers } from "./routes.ts";

/** Longer than it takes to compute and store one page for all instruments. */
const HISTORY_LEASE_SECONDS = 60;

type Parts = Pick<Platform, "clock" | "log" | "database" | "ids" | "limits">;

interface Given {
  readonly settings: MarketSettings;
  /** Key of the practice market, see `openMarketKey`. */
  readonly key: Buffer;
  readonly timeSlices: TimeSlices;
}

/** Instruments and their prices. */
export function marketModule(platform: Parts, given: Given): FeatureModule & { readonly port: MarketPort } {
  const { prices, work, jobs } = openPrices(platform, given);
  const deps = { clock: platform.clock, prices, timeSlices: given.timeSlices };
  return {
    domain: "market",
    endpoints: endpointsOf(marketContract, marketHandlers(deps)),
    streams: streamsOf(marketStreamContract, quoteStreamHandlers(deps)),
    work,
    jobs,
    port: createMarketPort(prices),
  };
}

/** The practice market or providers, with their background work and jobs. */
function openPrices({ clock, log, database, ids, limits }: Parts, { settings, key, timeSlices }: Given) {
  const db = database.kysely;
  const holder = ids.uuid();
  const pages = createPageStore(db, key);
  const practice = createPracticeSource(key, timeSlices, pages);
  const ticks = createTickStore(db);
  if (settings.provider === "live") {
    const leaseOf = (name: string) => createLease(db, `quotes:${name}`, { holder, seconds: POLLING_LEASE_SECONDS });
    const live = openLiveSource(settings, practice, { clock, log, limits, store: ticks, leaseOf });
    return { prices: live, work: [live.polling], jobs: [pruneTicksJob(ticks)] };
  }
  const lease = createLease(db, "history", { holder, seconds: HISTORY_LEASE_SECONDS });
  const precompute = createPrecompute({ market: practice.market, store: pages, lease, key, clock, log });
  return { prices: practice, work: settings.precomputes ? [precompute] : [], jobs: [] };
}
