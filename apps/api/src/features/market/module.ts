import { marketContract } from "@candlewise/contracts/market/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import type { MarketPorts } from "./dependencies.ts";
import { createMarketPort, type MarketPort } from "./market-port.ts";
import { createPracticeSource } from "./practice-source.ts";
import { quoteStream } from "./quote-stream.ts";
import { marketHandlers } from "./routes.ts";

/** What can be traded and at what prices. */
export function marketModule(
  { clock, secrets }: Pick<Platform, "clock" | "secrets">,
  ports: MarketPorts,
): FeatureModule & { readonly market: MarketPort } {
  const prices = createPracticeSource(secrets.derive("market.prices"));
  const deps = { clock, prices, ...ports };
  return {
    domain: "market",
    endpoints: endpointsOf(marketContract, marketHandlers(deps)),
    rawRoutes: quoteStream(deps),
    market: createMarketPort(prices),
  };
}
