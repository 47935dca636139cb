import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { PriceSource } from "./price-source.ts";

/** What the caller's country hides. */
export interface Hidden {
  readonly crypto: boolean;
  readonly simulator: boolean;
}

/** Where prices come from: the practice market, or providers of real ones. */
export interface MarketSettings {
  readonly provider: "practice" | "live";
  readonly binanceUrl: string;
  /** Null without a key: then no real shares are listed. */
  readonly alpaca: { readonly url: string; readonly keyId: string; readonly secretKey: string } | null;
}

/** What the market needs of other features; the app supplies it. */
export interface MarketPorts {
  hides(context: CallContext): Promise<Hidden>;
}

/** Everything a use case of this feature works with. */
export interface MarketDependencies extends Pick<Platform, "clock">, MarketPorts {
  readonly prices: PriceSource;
}
