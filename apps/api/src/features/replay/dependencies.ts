import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Candle, InstrumentKind, Timeframe } from "@candlewise/market/types";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";

export interface ReplayInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: InstrumentKind;
}

/** What replays need of the market; the app supplies it. All seconds asked for lie in the past. */
export interface ReplayMarket {
  /** Of the algorithm that makes the prices; null for a provider's. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  readonly instruments: readonly ReplayInstrument[];
  /** First second with prices. */
  readonly beginsAt: number;
  /** Bars that open in `[from, until)`, oldest first, split-adjusted as seen at `until`; prices in 1e-4 USD. */
  candles(ticker: string, timeframe: Timeframe, from: number, until: number): Promise<readonly Candle[]>;
}

export interface Hidden {
  readonly crypto: boolean;
  readonly simulator: boolean;
}

/** What replays need of other features; the app supplies it. */
export interface ReplayPorts {
  readonly market: ReplayMarket;
  hides(context: CallContext): Promise<Hidden>;
}

/** Everything a use case of this feature works with. */
export interface ReplayDependencies extends Pick<Platform, "database" | "clock" | "ids">, ReplayPorts {}
