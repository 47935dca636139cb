import { marketContract } from "@candlewise/contracts/market/schemas";
import { describe, expect, it } from "vitest";
import { marketWorld } from "../testing/market-app.ts";

const market = marketWorld();

describe("an instrument's page", () => {
  it("S7.28 has profile, quote, session, statistics, dividends and splits", async () => {
    const { asset: shown, session, profile, statistics, dividends, splits } = await market.asset("WNDV");
    expect(shown).toMatchObject({ ticker: "WNDV", name: "Wendover Pharmaceuticals", sector: "health", kind: "share" });
    expect(session).toEqual({
      is_open: true,
      closes_at: Date.UTC(2026, 10, 20, 21) / 1000,
      opens_at: Date.UTC(2026, 10, 23, 14, 30) / 1000,
      closed_for: null,
    });
    expect(profile).toMatchObject({ founded: 1923, headquarters: "Kingsferry", employees: 74_000, follows: null });
    expect(profile.description).toContain("medicines");
    const price = Number(shown.quote.price);
    expect(statistics.price_to_earnings).toBeCloseTo(price / Number(statistics.earnings_per_share), 0);
    expect(Number(statistics.high_52_weeks)).toBeGreaterThanOrEqual(price);
    expect(Number(statistics.low_52_weeks)).toBeLessThanOrEqual(price);
    expect(statistics.volatility).toBeGreaterThan(0.05);
    expect(dividends.length).toBeGreaterThanOrEqual(18);
    const year = dividends.filter(({ at }) => at > market.now() - 365.25 * 86_400);
    const paid = year.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(statistics.dividend_yield).toBeCloseTo(paid / price, 4);
    const shares = splits.reduce((held, { numerator, denominator }) => (held * numerator) / denominator, 1);
    expect(statistics.market_value).toBeCloseTo(price * 2_210_000_000 * shares, -1);
    expect(statistics.average_volume).toBe(7_735_000 * shares);
  });

  it("S7.28 speaks the language of `locale`, and otherwise that of the caller", async () => {
    expect((await market.asset("SNBM", { locale: "es" })).profile).toMatchObject({
      description: expect.stringContaining("Este fondo"),
      follows: "Toda la bolsa nacional, ponderada por tamaño",
      expense_ratio: 0.0004,
    });
    expect((await market.asset("SNBM", { locale: "ar" })).profile.description).toContain("الصندوق");
    const french = await market.app.call(
      marketContract,
      "getAsset",
      { params: { ticker: "OSTL" } },
      { token: market.user.accessToken, headers: { "accept-language": "fr-CA" } },
    );
    expect(french.profile.description).toContain("la plus ancienne monnaie");
    expect(french.statistics).toMatchObject({ price_to_earnings: null, earnings_per_share: null, dividend_yield: 0 });
    expect(french.session).toEqual({ is_open: true, closes_at: null, opens_at: null, closed_for: null });
  });

  it("S7.28 fits its candles: the day's figures are those of the day's bar, the year's those of its bars", async () => {
    const { asset: shown, statistics } = await market.asset("QLLN");
    const { candles: days } = await market.candles("QLLN", {
      timeframe: "1d",
      from: Math.floor(market.now() - 365.25 * 86_400),
    });
    const today = days.at(-1)!;
    expect([statistics.open, statistics.high, statistics.low].map(Number)).toEqual([today.open, today.high, today.low]);
    expect(statistics.volume).toBe(today.volume);
    expect(Number(shown.quote.price)).toBe(today.close);
    expect(Number(statistics.high_52_weeks)).toBe(Math.max(...days.map(({ high }) => high)));
    expect(Number(statistics.low_52_weeks)).toBe(Math.min(...days.map(({ low }) => low)));
  });

  it("S7.28 of an unknown ticker is not found", async () => {
    const refused = await market.app.refuse(marketContract, "getAsset", { params: { ticker: "AAPL" } }, market.as());
    expect(refused).toMatchObject({ status: 404, error: "not_found" });
  });
});
