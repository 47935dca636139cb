import { chartContract } from "@candlewise/contracts/charts/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ChartDependencies } from "./drawings.ts";
import { chartHandlers } from "./routes.ts";

/** Drawings on charts, one set per user and instrument. */
export function chartsModule(
  { database, clock, outbox }: Pick<ChartDependencies, "database" | "clock" | "outbox">,
  { market }: Pick<ChartDependencies, "market">,
): FeatureModule {
  return {
    domain: "charts",
    endpoints: endpointsOf(chartContract, chartHandlers({ database, clock, outbox, market })),
    personalData: personalTables(database, { charts_drawings: {} }),
  };
}
