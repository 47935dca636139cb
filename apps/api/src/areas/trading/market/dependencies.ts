import type { Platform } from "#api/platform/feature.ts";
import type { PriceSource } from "./price-source.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";

/** Source of prices: the practice market, or providers of real prices. */
export interface MarketSettings {
  readonly provider: "practice" | "live";
  /** Whether the server computes the daily bars of all past sessions in the background. */
  readonly precomputes: boolean;
  readonly binanceUrl: string;
  /** Null without an API key: no real shares are listed then. */
  readonly alpaca: { readonly url: string; readonly keyId: string; readonly secretKey: string } | null;
}

/** Everything a use case of this feature works with. */
export interface MarketDependencies extends Pick<Platform, "clock"> {
  readonly prices: PriceSource;
  readonly timeSlices: TimeSlices;
}
