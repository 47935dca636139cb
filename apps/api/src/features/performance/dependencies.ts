import type { HoldingAction } from "@candlewise/domain/simulator/matching-market";
import type { LedgerFact } from "@candlewise/domain/performance/ledger-fact";
import type { OrderFact, StopChange } from "@candlewise/domain/performance/planned-stops";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";

/** An account of a user, ended by a reset or still in use. */
export interface AccountSpan {
  readonly number: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
}

/** An entry of the ledger, with what its trade has cost. Sums in 1e-4 USD. */
export interface PerformanceEntry extends LedgerFact {
  readonly cost: { readonly spread: bigint; readonly slippage: bigint; readonly commission: bigint } | null;
}

interface OfAccount {
  readonly accountNumber: number;
}

/** What performance may know of practice accounts; the app supplies it. Lists are oldest first. */
export interface AccountHistory {
  accounts(userId: string): Promise<readonly AccountSpan[]>;
  entries(userId: string, span: OfAccount): Promise<readonly PerformanceEntry[]>;
  orders(userId: string, span: OfAccount): Promise<readonly { readonly order: OrderFact }[]>;
  orderChanges(
    userId: string,
    span: OfAccount,
  ): Promise<readonly { readonly orderId: string; readonly change: StopChange }[]>;
}

/** What performance may know of the market. Prices are mid prices in 1e-4 USD, in units of their time. */
export interface PriceHistory {
  readonly source: "practice" | "live";
  find(ticker: string): { readonly name: string; readonly kind: string } | undefined;
  /** @throws AppError `quote_stale` */
  price(ticker: string, at: number): bigint;
  /** Last seconds of the sessions that ended in `[from, until)`, oldest first. */
  sessionEnds(ticker: string, from: number, until: number): Promise<readonly number[]>;
  actions(ticker: string, from: number, until: number): readonly HoldingAction[];
}

export interface PerformancePorts {
  readonly simulator: AccountHistory;
  readonly market: PriceHistory;
  /** Price at which each purchase was to be given up, as the journal has it from before, by the order that bought. */
  journalStops(userId: string): Promise<ReadonlyMap<string, bigint>>;
  hides(context: CallContext): Promise<{ readonly simulator: boolean; readonly crypto: boolean }>;
}

export interface PerformanceDependencies extends Pick<Platform, "clock">, PerformancePorts {}
