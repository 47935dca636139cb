import type { performanceContract } from "@candlewise/contracts/performance/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { PerformanceDependencies } from "./dependencies.ts";
import { showPerformance } from "./show-performance.ts";

export function performanceHandlers(deps: PerformanceDependencies): Handlers<typeof performanceContract> {
  return {
    getPerformance: async ({ query }, context) => showPerformance(deps, context, query),
  };
}
