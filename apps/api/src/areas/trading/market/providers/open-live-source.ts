import { createHttpClient } from "#api/platform/http-client.ts";
import type { Limits } from "#api/platform/limits/limits.ts";
import type { MarketSettings } from "../dependencies.ts";
import type { PriceSource } from "../price-source.ts";
import { createAlpaca } from "./alpaca.ts";
import { createBinance } from "./binance.ts";
import { withinBudget } from "./budget.ts";
import { hoursOf } from "./live-hours.ts";
import { LIVE_COINS, LIVE_STOCKS } from "./live-instruments.ts";
import { createLiveSource, type LiveParts, type LiveSource } from "./live-source.ts";
import type { Provider } from "./provider.ts";

/** Real prices of coins, and of shares and funds if there is an API key. */
export function openLiveSource(
  { binanceUrl, alpaca }: MarketSettings,
  practice: PriceSource,
  { limits, ...parts }: LiveParts & { readonly limits: Limits },
): LiveSource {
  const http = createHttpClient();
  const limited = (provider: Provider) => withinBudget(provider, limits, parts.clock);
  const coins = {
    provider: limited(createBinance(http, binanceUrl)),
    instruments: LIVE_COINS,
    hours: hoursOf(practice, "coins"),
  };
  if (alpaca === null) return createLiveSource([coins], parts);
  const stocks = {
    provider: limited(createAlpaca(http, alpaca.url, alpaca)),
    instruments: LIVE_STOCKS,
    hours: hoursOf(practice, "stocks"),
  };
  return createLiveSource([stocks, coins], parts);
}
