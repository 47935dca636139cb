import { freemiumContract } from "@candlewise/contracts/freemium/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { FreemiumPorts } from "./dependencies.ts";
import { createFreePlan } from "./free-plan.ts";
import type { FreePlan } from "./port.ts";
import { freemiumHandlers } from "./routes.ts";

/** What learners may do without paying. */
export function freemiumModule(
  { database, clock }: Pick<Platform, "database" | "clock">,
  ports: FreemiumPorts,
): FeatureModule & { readonly port: FreePlan | null } {
  const deps = { database, clock, ...ports };
  return {
    domain: "freemium",
    endpoints: endpointsOf(freemiumContract, freemiumHandlers(deps)),
    personalData: personalTables(database, {
      freemium_day: {},
      freemium_lesson: {},
      freemium_symbol: {},
      freemium_flag: {},
    }),
    port: ports.isOn ? createFreePlan(deps) : null,
  };
}
