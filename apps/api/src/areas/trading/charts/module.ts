import { chartContract } from "@candlewise/contracts/charts/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ChartDependencies } from "./drawings.ts";
import { chartHandlers } from "./routes.ts";

/** Drawings on charts, one set per user and instrument. */
export function chartsModule(
  { database, clock }: Pick<ChartDependencies, "database" | "clock">,
  { market }: Pick<ChartDependencies, "market">,
): FeatureModule {
  return {
    domain: "charts",
    endpoints: endpointsOf(chartContract, chartHandlers({ database, clock, market })),
    personalData: personalTables(database, { charts_drawings: {} }),
  };
}
