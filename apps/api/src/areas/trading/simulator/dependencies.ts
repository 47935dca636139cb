import type { Platform } from "#api/platform/feature.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { SimulatorMarket } from "./simulator-market.ts";

/** Instruments that learners without a paid plan may trade. */
export interface SymbolLimit {
  /**
   * Notes an instrument that is about to be bought; `hasTraded` is asked for one that is new. Null if nothing is to be told of the order.
   * @throws AppError `free_limit_reached`
   */
  openSymbol(userId: string, ticker: string, hasTraded: () => Promise<boolean>): Promise<NewSymbol | null>;
}

/** An instrument that was noted just now. */
interface NewSymbol {
  /** The order was accepted. */
  keep(): Promise<void>;
  /** The order was refused. */
  release(): Promise<void>;
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
