import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Candle, InstrumentKind, Timeframe } from "@candlewise/market/types";
import type { Platform } from "#api/platform/feature.ts";

export interface ReplayInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: InstrumentKind;
}

/** What replays need from the market; supplied by the app. All requested seconds are in the past. */
export interface ReplayMarket {
  /** Version of the algorithm that computes the prices; null for prices of a provider. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  readonly instruments: readonly ReplayInstrument[];
  /** First second with prices. */
  readonly beginsAt: number;
  /** Bars that open in `[from, until)`, oldest first, split-adjusted as of `until`; prices in 1e-4 USD. */
  candles(ticker: string, timeframe: Timeframe, from: number, until: number): Promise<readonly Candle[]>;
}

/** What replays need from other features; supplied by the app. */
export interface ReplayPorts {
  readonly market: ReplayMarket;
}

/** Everything a use case of this feature works with. */
export interface ReplayDependencies extends Pick<Platform, "database" | "clock" | "ids" | "outbox">, ReplayPorts {}
