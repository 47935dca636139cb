import { marketContract, QuoteSchema } from "@candlewise/contracts/market/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { OPEN, marketWorld } from "./testing/market-app.ts";

const market = marketWorld();

describe("what a country hides", () => {
  const calls = [
    ["getAsset", {}],
    ["listCandles", { timeframe: "1d", limit: 5 }],
    ["listNews", {}],
  ] as const;

  it("S6.10 crypto is missing from the list and 404 everywhere in Singapore, shares are not", async () => {
    const tickers = await market.tickersOf({}, "singapore");
    expect(tickers).toContain("LRKD");
    expect(tickers).not.toContain("OSTL");
    expect(await market.tickersOf({ kind: "crypto", is_crypto_included: "true" }, "singapore")).toEqual([]);
    for (const [name, query] of calls) {
      const hidden = await market.app.send(
        marketContract,
        name,
        { params: { ticker: "OSTL" }, query },
        market.as("singapore"),
      );
      expect([name, hidden.statusCode]).toEqual([name, 404]);
      const shown = await market.app.send(
        marketContract,
        name,
        { params: { ticker: "LRKD" }, query },
        market.as("singapore"),
      );
      expect([name, shown.statusCode]).toEqual([name, 200]);
    }
  });

  it("S6.10 in India there is no market at all", async () => {
    expect((await market.app.refuse(marketContract, "listAssets", {}, market.as("india"))).status).toBe(404);
    for (const [name, query] of calls) {
      const hidden = await market.app.send(
        marketContract,
        name,
        { params: { ticker: "LRKD" }, query },
        market.as("india"),
      );
      expect([name, hidden.statusCode]).toEqual([name, 404]);
    }
  });
});

describe("another server", () => {
  it("with the same key has the same prices", async () => {
    const { quote } = (await market.asset("LRKD")).asset;
    expect(QuoteSchema.parse(quote)).toEqual(quote);
    const twin = await createTestApp({ now: OPEN });
    const { accessToken: token } = await signUp(twin, { email: "twin@example.com" });
    const same = await twin.call(marketContract, "getAsset", { params: { ticker: "LRKD" } }, { token });
    expect(same.asset.quote).toEqual(quote);
  });
});
