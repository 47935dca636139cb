import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { Accounts } from "./accounts.ts";

/** What can be traded, as far as the simulator has to know it. */
export interface TradedInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: "share" | "fund" | "bond_fund" | "crypto";
}

/** What the simulator needs of the market; the app supplies it. Prices in 1e-4 USD. */
export interface SimulatorMarket {
  readonly source: "practice" | "live";
  /** Of the algorithm that makes the prices; null for a provider's. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  find(ticker: string): TradedInstrument | undefined;
  session(ticker: string, at: number): { readonly isOpen: boolean };
  /** The price at a second, of the last traded one when the market is closed. @throws AppError `quote_stale` */
  quote(ticker: string, at: number): { readonly [Name in "at" | "mid" | "bid" | "ask" | "previousClose"]: number };
}

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
