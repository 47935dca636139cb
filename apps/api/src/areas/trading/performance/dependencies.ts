import type { HoldingAction } from "@candlewise/domain/simulator/matching-market";
import type { SimulatorPort } from "#api/areas/trading/simulator/port.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";

/** What performance uses of the market. Prices are mid prices in 1e-4 USD, not adjusted for later splits. */
export interface PriceHistory {
  readonly source: "practice" | "live";
  cryptoTickers(): readonly string[];
  find(ticker: string): { readonly name: string; readonly kind: string } | undefined;
  /** @throws AppError `quote_stale` */
  price(ticker: string, at: number): bigint;
  /** Last seconds of the sessions that ended in `[from, until)`, oldest first. */
  sessionEnds(ticker: string, from: number, until: number): Promise<readonly number[]>;
  actions(ticker: string, from: number, until: number): readonly HoldingAction[];
}

export interface PerformancePorts {
  readonly simulator: SimulatorPort;
  readonly market: PriceHistory;
  readonly timeSlices: TimeSlices;
  /** Stop prices noted in the journal, by the order of the purchase. */
  journalStops(userId: string): Promise<ReadonlyMap<string, bigint>>;
}

export interface PerformanceDependencies extends Pick<Platform, "clock">, PerformancePorts {}
