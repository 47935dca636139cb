import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { PriceSource } from "./price-source.ts";

/** What the caller's country hides. */
export interface Hidden {
  readonly crypto: boolean;
  readonly simulator: boolean;
}

/** What the market needs of other features; the app supplies it. */
export interface MarketPorts {
  hides(context: CallContext): Promise<Hidden>;
}

/** Everything a use case of this feature works with. */
export interface MarketDependencies extends Pick<Platform, "clock">, MarketPorts {
  readonly prices: PriceSource;
}
