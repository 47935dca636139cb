import { marketContract } from "@candlewise/contracts/market/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { marketWorld } from "../testing/market-app.ts";

const SATURDAY = "2026-11-21T12:00:00.000Z";

const market = marketWorld();

describe("the list of instruments", () => {
  it("holds at least 60 with quote, day's change and sparkline, and says that it is practice", async () => {
    const { source, assets } = await market.list();
    expect(source).toBe("practice");
    expect(assets.length).toBeGreaterThanOrEqual(60);
    for (const { ticker, quote, sparkline, is_open, session } of assets) {
      const [price, bid, ask, before] = [quote.price, quote.bid, quote.ask, quote.previous_close].map(Number);
      expect(quote.at, ticker).toBe(market.now());
      expect(is_open).toBe(true);
      expect(session.is_open).toBe(true);
      expect(bid! < price! && price! < ask!, ticker).toBe(true);
      expect(Number(quote.change)).toBeCloseTo(price! - before!, 4);
      expect(quote.change_percent).toBeCloseTo((price! / before! - 1) * 100, 3);
      expect(sparkline.length).toBeGreaterThan(5);
      expect(sparkline.length).toBeLessThanOrEqual(48);
      expect(sparkline.at(-1)).toBe(price);
    }
  });

  it("is searched by ticker and by name, whatever the case", async () => {
    expect(await market.tickersOf({ search: "lrkd" })).toEqual(["LRKD"]);
    expect(await market.tickersOf({ search: " merrow " })).toEqual(["MRRW"]);
    expect(await market.tickersOf({ search: "no such thing" })).toEqual([]);
  });

  it("is filtered by kind, by sector and by whether crypto is wanted", async () => {
    expect(await market.tickersOf({ kind: "bond_fund" })).toHaveLength(4);
    expect(await market.tickersOf({ kind: "share", sector: "energy" })).toHaveLength(5);
    const all = await market.tickersOf({});
    const without = await market.tickersOf({ is_crypto_included: "false" });
    expect(all).toHaveLength(without.length + 8);
    expect(await market.tickersOf({ kind: "crypto", is_crypto_included: "0" })).toEqual([]);
  });

  it("is sorted by ticker, gain, loss and volume", async () => {
    const tickers = await market.tickersOf({});
    expect(tickers).toEqual(tickers.toSorted());
    const changes = (await market.list({ sort: "gain" })).assets.map(({ quote }) => quote.change_percent);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    const losses = (await market.list({ sort: "loss" })).assets.map(({ quote }) => quote.change_percent);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect((await market.tickersOf({ sort: "volume", kind: "fund" }))[0]).toBe("SNBM");
  });

  it("draws a line from the first second of a session", async () => {
    market.app.clock.set("2026-11-20T14:30:00.000Z");
    const { accessToken: token } = await signUp(market.app);
    const { assets } = await market.app.call(marketContract, "listAssets", { query: { kind: "share" } }, { token });
    for (const { quote, sparkline } of assets)
      expect(sparkline).toEqual([Number(quote.previous_close), Number(quote.price)]);
  });

  it("gives the last price of Friday on a Saturday, when only crypto is traded, and says until when", async () => {
    market.app.clock.set(SATURDAY);
    const { accessToken: token } = await signUp(market.app);
    const { assets } = await market.app.call(marketContract, "listAssets", {}, { token });
    const monday = Date.UTC(2026, 10, 23, 14, 30) / 1000;
    const always = { is_open: true, closes_at: null, opens_at: null, closed_for: null };
    const weekend = { is_open: false, closes_at: null, opens_at: monday, closed_for: "weekend" };
    for (const { kind, is_open, quote, session } of assets) {
      expect(is_open).toBe(kind === "crypto");
      expect(session).toEqual(kind === "crypto" ? always : weekend);
      expect(quote.at).toBe(kind === "crypto" ? market.now() : Date.UTC(2026, 10, 20, 20, 59, 59) / 1000);
    }
  });
});
