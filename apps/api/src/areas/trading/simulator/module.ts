import { simulatorContract, simulatorStreamContract } from "@candlewise/contracts/simulator/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { streamsOf } from "#api/platform/http/streams.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { createAccounts } from "./accounts/accounts.ts";
import type { SimulatorPorts } from "./dependencies.ts";
import { accountStreamHandlers } from "./live/account-stream.ts";
import { createAccountWatch } from "./live/account-watch.ts";
import { simulatorHandlers } from "./routes.ts";
import { createSimulatorPort } from "./simulator-port.ts";
import type { SimulatorPort } from "./port.ts";

type Parts = Pick<Platform, "database" | "clock" | "ids" | "outbox" | "log" | "metrics">;

/** Practice accounts: orders, cash and holdings, all virtual. */
export function simulatorModule(
  { database, clock, ids, outbox, log, metrics }: Parts,
  ports: SimulatorPorts,
): FeatureModule & { readonly port: SimulatorPort } {
  const accounts = createAccounts({ database, clock, outbox, ...ports });
  const watch = createAccountWatch({ accounts, database, clock, log, metrics, ...ports });
  return {
    domain: "simulator",
    endpoints: endpointsOf(simulatorContract, simulatorHandlers({ database, ids, accounts, ...ports })),
    streams: streamsOf(simulatorStreamContract, accountStreamHandlers(watch)),
    work: [watch],
    personalData: personalTables(database, {
      simulator_account: {},
      simulator_position: {},
      simulator_order: {},
      simulator_order_change: {},
      simulator_entry: {},
      simulator_progress: {},
      simulator_purchase: {},
      simulator_trade: {},
      simulator_trade_day: {},
      simulator_trade_part: {},
      simulator_minute: {},
    }),
    port: createSimulatorPort(database, accounts, ports.market),
  };
}
