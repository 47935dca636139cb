import type { chartContract } from "@candlewise/contracts/charts/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { saveDrawings, showDrawings, type ChartDependencies } from "./drawings.ts";

export function chartHandlers(deps: ChartDependencies): Handlers<typeof chartContract> {
  return {
    getDrawings: async ({ params }, context) => showDrawings(deps, context, params.ticker),
    saveDrawings: async ({ params, body }, context) => saveDrawings(deps, context, params.ticker, body),
  };
}
