import type { Platform } from "#api/platform/feature.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { SimulatorMarket } from "./simulator-market.ts";

export interface SimulatorPorts {
  readonly market: SimulatorMarket;
  readonly timeSlices: TimeSlices;
}

/** Everything a use case of this feature works with. */
export interface SimulatorDependencies extends Pick<Platform, "database" | "ids">, SimulatorPorts {
  readonly accounts: Accounts;
}
