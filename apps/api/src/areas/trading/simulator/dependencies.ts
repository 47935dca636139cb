import type { Platform } from "#api/platform/feature.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { SimulatorMarket } from "./simulator-market.ts";

/** Instruments that learners without a paid plan may trade. */
export interface SymbolLimit {
  /**
   * Notes an instrument that is about to be bought, and tells whether it was new; `hasTraded` is asked for one that is.
   * @throws AppError `free_limit_reached`
   */
  openSymbol(userId: string, ticker: string, hasTraded: () => Promise<boolean>): Promise<boolean>;
  /** Takes back a new instrument whose order was refused. */
  releaseSymbol(userId: string, ticker: string): Promise<void>;
}

export interface SimulatorPorts {
  /** Null where nothing is limited. */
  readonly symbolLimit: SymbolLimit | null;
  readonly market: SimulatorMarket;
  readonly timeSlices: TimeSlices;
}

/** Everything a use case of this feature works with. */
export interface SimulatorDependencies extends Pick<Platform, "database" | "ids">, SimulatorPorts {
  readonly accounts: Accounts;
}
