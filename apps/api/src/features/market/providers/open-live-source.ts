import type { Clock } from "#api/platform/clock.ts";
import { createHttpClient } from "#api/platform/http-client.ts";
import type { Log } from "#api/platform/log.ts";
import type { MarketSettings } from "../dependencies.ts";
import type { PriceSource } from "../price-source.ts";
import { createAlpaca } from "./alpaca.ts";
import { createBinance } from "./binance.ts";
import { hoursOf } from "./live-hours.ts";
import { LIVE_COINS, LIVE_STOCKS } from "./live-instruments.ts";
import { createLiveSource, type LiveSource } from "./live-source.ts";

/** Real prices of coins, and of shares and funds where there is a key. */
export function openLiveSource(
  { binanceUrl, alpaca }: MarketSettings,
  practice: PriceSource,
  clock: Clock,
  log: Log,
): LiveSource {
  const http = createHttpClient();
  const coins = {
    provider: createBinance(http, binanceUrl),
    instruments: LIVE_COINS,
    hours: hoursOf(practice, "coins"),
  };
  if (alpaca === null) return createLiveSource([coins], clock, log);
  const stocks = {
    provider: createAlpaca(http, alpaca.url, alpaca),
    instruments: LIVE_STOCKS,
    hours: hoursOf(practice, "stocks"),
  };
  return createLiveSource([stocks, coins], clock, log);
}
