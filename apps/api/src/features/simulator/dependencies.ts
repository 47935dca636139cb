import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { Accounts } from "./accounts.ts";
import type { SimulatorMarket } from "./simulator-market.ts";

/** What a country hides. */
export interface Hidden {
  readonly crypto: boolean;
  readonly simulator: boolean;
}

export interface SimulatorPorts {
  readonly market: SimulatorMarket;
  hides(context: CallContext): Promise<Hidden>;
}

/** Everything a use case of this feature works with. */
export interface SimulatorDependencies extends Pick<Platform, "database" | "ids">, SimulatorPorts {
  readonly accounts: Accounts;
}
