import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { tradeFigures } from "@candlewise/domain/performance/trade-figures";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import type { PerformancePorts } from "./dependencies.ts";
import type { PerformancePort } from "./port.ts";
import { presentFigures } from "./present-trades.ts";
import { performanceHandlers } from "./routes.ts";

/** Returns, risk and trades of a practice account, computed from its ledger and the market; it stores nothing. */
export function performanceModule(
  { clock }: Pick<Platform, "clock">,
  ports: PerformancePorts,
): FeatureModule & { readonly port: PerformancePort } {
  return {
    domain: "performance",
    endpoints: endpointsOf(performanceContract, performanceHandlers({ clock, ...ports })),
    port: { figuresOf: (trips) => presentFigures(tradeFigures(trips)) },
  };
}
