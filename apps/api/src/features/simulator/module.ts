import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { createSimulatorPort } from "./account-facts.ts";
import { createAccounts } from "./accounts.ts";
import type { SimulatorPorts } from "./dependencies.ts";
import { simulatorHandlers } from "./routes.ts";
import type { SimulatorPort } from "./simulator-port.ts";

/** Practice accounts: orders, money and holdings, virtual all of it. */
export function simulatorModule(
  { database, clock, ids, outbox }: Pick<Platform, "database" | "clock" | "ids" | "outbox">,
  ports: SimulatorPorts,
): FeatureModule & { readonly simulator: SimulatorPort } {
  const accounts = createAccounts({ database, clock, outbox }, ports.market);
  return {
    domain: "simulator",
    endpoints: endpointsOf(simulatorContract, simulatorHandlers({ database, ids, accounts, ...ports })),
    personalData: personalTables(database, {
      simulator_account: {},
      simulator_position: {},
      simulator_order: {},
      simulator_order_change: {},
      simulator_entry: {},
    }),
    simulator: createSimulatorPort(database, accounts),
  };
}
