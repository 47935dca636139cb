import { beforeEach } from "vitest";
import { marketContract, type MarketShapes } from "@candlewise/contracts/market/schemas";
import type { z } from "zod";
import { beforeTests } from "#api/testing/before-tests.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

/** A Friday; the exchange is open from 14:30 to 21:00 UTC. */
export const OPEN = "2026-11-20T16:00:00.000Z";

const FROM = { singapore: "165.21.0.1", india: "117.192.0.1" } as const;

type AssetsQuery = z.input<MarketShapes["listAssets"]["query"]>;
type CandlesQuery = z.input<MarketShapes["listCandles"]["query"]>;

export type MarketApp = Awaited<ReturnType<typeof createMarketApp>>;

/** The whole app with a user who reads the market. */
export async function createMarketApp() {
  const app = await createTestApp({ environment: { TRUST_PROXY: "127.0.0.1" }, now: OPEN });
  const user = await signUp(app);
  /** Options of a call, from a country or from nowhere. */
  const as = (from?: keyof typeof FROM) => ({
    token: user.accessToken,
    ...(from && { headers: { "x-forwarded-for": FROM[from] } }),
  });
  const list = (query: AssetsQuery = {}, from?: keyof typeof FROM) =>
    app.call(marketContract, "listAssets", { query }, as(from));
  const tickersOf = async (query: AssetsQuery, from?: keyof typeof FROM) =>
    (await list(query, from)).assets.map(({ ticker }) => ticker);
  const asset = (ticker: string, query: { locale?: "es" | "ar" } = {}) =>
    app.call(marketContract, "getAsset", { params: { ticker }, query }, as());
  return {
    app,
    user,
    as,
    now: () => app.clock.now().getTime() / 1000,
    list,
    tickersOf,
    asset,
    candles: (ticker: string, query: CandlesQuery) =>
      app.call(marketContract, "listCandles", { params: { ticker }, query }, as()),
    async latestSplit() {
      for (const ticker of await tickersOf({ kind: "share" })) {
        const [split] = (await asset(ticker)).splits;
        if (split !== undefined) return { ticker, split };
      }
      throw new Error("No share was ever split.");
    },
  };
}

/** The market for the tests of a file. Each begins at `OPEN`. */
export function marketWorld(): MarketApp {
  const market = beforeTests(createMarketApp);
  beforeEach(() => market.app.clock.set(OPEN));
  return market;
}
