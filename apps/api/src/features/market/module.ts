import { marketContract } from "@candlewise/contracts/market/schemas";
import type { FeatureModule, Platform, RawRoutes } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import type { MarketPorts, MarketSettings } from "./dependencies.ts";
import { createMarketPort, type MarketPort } from "./market-port.ts";
import { createPracticeSource } from "./practice-source.ts";
import { openLiveSource } from "./providers/open-live-source.ts";
import type { QuotePolling } from "./providers/quote-polling.ts";
import { quoteStream } from "./quote-stream.ts";
import { marketHandlers } from "./routes.ts";

/** What can be traded and at what prices; `key` is that of the practice market, see `openMarketKey`. */
export function marketModule(
  { clock, log }: Pick<Platform, "clock" | "log">,
  { settings, key, ...ports }: MarketPorts & { readonly settings: MarketSettings; readonly key: Buffer },
): FeatureModule & { readonly market: MarketPort } {
  const practice = createPracticeSource(key);
  const live = settings.provider === "live" ? openLiveSource(settings, practice, clock, log) : null;
  const prices = live ?? practice;
  const deps = { clock, prices, ...ports };
  const stream = quoteStream(deps);
  return {
    domain: "market",
    endpoints: endpointsOf(marketContract, marketHandlers(deps)),
    rawRoutes: live === null ? stream : withPolling(stream, live.polling),
    market: createMarketPort(prices),
  };
}

/** Real prices are asked for as long as the server listens. */
const withPolling =
  (routes: RawRoutes, polling: QuotePolling): RawRoutes =>
  (api, callers) => {
    routes(api, callers);
    api.addHook("onListen", async () => polling.start());
    api.addHook("preClose", async () => polling.stop());
  };
