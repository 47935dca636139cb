import { performanceContract } from "@candlewise/contracts/performance/schemas";
import type { RoundTrip } from "@candlewise/domain/performance/round-trips";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type Handlers } from "#api/platform/mount.ts";
import { listClosedTrades } from "./closed-trades.ts";
import type { PerformancePorts } from "./dependencies.ts";
import { presentFigures } from "./present-trades.ts";
import { showPerformance } from "./show-performance.ts";

interface PerformanceModule extends FeatureModule {
  /** Every trade that a user has closed, in all accounts, oldest first. */
  closedTrades(userId: string): Promise<readonly RoundTrip[]>;
  /** What closed trades came to. */
  readonly figuresOf: typeof presentFigures;
}

/** How a practice account has done: worked out from its ledger and the market whenever somebody asks, so nothing is kept. */
export function performanceModule({ clock }: Pick<Platform, "clock">, ports: PerformancePorts): PerformanceModule {
  const deps = { clock, ...ports };
  const handlers: Handlers<typeof performanceContract> = {
    getPerformance: async ({ query }, context) => showPerformance(deps, context, query),
  };
  return {
    domain: "performance",
    endpoints: endpointsOf(performanceContract, handlers),
    closedTrades: (userId) => listClosedTrades(deps, userId),
    figuresOf: presentFigures,
  };
}
