import { marketContract } from "@candlewise/contracts/market/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { startRecordedServer, type RecordedServer } from "./testing/recorded-server.ts";

const OPEN = "2026-11-20T16:00:00.000Z";

let server: RecordedServer;
let app: TestApp;
let token: string;
beforeAll(async () => {
  server = await startRecordedServer();
  const environment = {
    MARKET_PROVIDER: "live",
    BINANCE_URL: server.url,
    ALPACA_URL: server.url,
    ALPACA_KEY_ID: "key",
    ALPACA_SECRET_KEY: "secret",
  };
  app = await createTestApp({ environment, now: OPEN });
  token = (await signUp(app)).accessToken;
});
afterAll(() => server.close());

const list = async () => app.call(marketContract, "listAssets", {}, { token });

describe("a server with real prices", () => {
  it("lists what has a price once it listens, and says that prices are real", async () => {
    expect(await list()).toEqual({ source: "live", assets: [] });
    const early = await app.refuse(marketContract, "getAsset", { params: { ticker: "AAPL" } }, { token });
    expect(early).toMatchObject({ status: 503, error: "quote_stale" });
    await app.http.listen({ port: 0 });
    await expect
      .poll(
        async () => {
          app.clock.advance({ seconds: 1 });
          return (await list()).assets.map(({ ticker }) => ticker);
        },
        { timeout: 30_000 },
      )
      .toEqual(["AAPL", "BTC-USD", "ETH-USD", "MSFT"]);
  });

  it("S7.28 shows an instrument with what its provider knows, and nothing made up", async () => {
    const shown = await app.call(marketContract, "getAsset", { params: { ticker: "AAPL" } }, { token });
    expect(shown).toMatchObject({ source: "live", asset: { name: "Apple", quote: { price: "271.35" } } });
    expect(shown.statistics).toMatchObject({ market_value: null, price_to_earnings: null, dividend_yield: 0 });
    expect(shown.profile).toMatchObject({ description: "", founded: null });
    expect([shown.dividends, shown.splits]).toEqual([[], []]);
    const query = { timeframe: "1m", from: Date.parse(OPEN) / 1000 - 600 } as const;
    const { candles } = await app.call(marketContract, "listCandles", { params: { ticker: "AAPL" }, query }, { token });
    expect(candles).toHaveLength(10);
  });

  it("answers 503 while a provider is away, and nothing else is hurt by it", async () => {
    server.away = /bars/;
    const query = { timeframe: "30m", from: Date.parse(OPEN) / 1000 - 7200 } as const;
    const refused = await app.refuse(marketContract, "listCandles", { params: { ticker: "MSFT" }, query }, { token });
    expect(refused).toMatchObject({ status: 503, error: "unavailable" });
    expect((await list()).assets).toHaveLength(4);
  });
});
