import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { tradeFigures } from "@candlewise/domain/performance/trade-figures";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type Handlers } from "#api/platform/http/endpoint.ts";
import type { PerformancePorts } from "./dependencies.ts";
import type { PerformancePort } from "./port.ts";
import { presentFigures } from "./present-trades.ts";
import { showPerformance } from "./show-performance.ts";

/** Returns, risk and trades of a practice account, computed from its ledger and the market; it stores nothing. */
export function performanceModule(
  { clock }: Pick<Platform, "clock">,
  ports: PerformancePorts,
): FeatureModule & { readonly port: PerformancePort } {
  const deps = { clock, ...ports };
  const handlers: Handlers<typeof performanceContract> = {
    getPerformance: async ({ query }, context) => showPerformance(deps, context, query),
  };
  return {
    domain: "performance",
    endpoints: endpointsOf(performanceContract, handlers),
    port: { figuresOf: (trips) => presentFigures(tradeFigures(trips)) },
  };
}
