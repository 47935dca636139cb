import { marketContract } from "@candlewise/contracts/market/schemas";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createMarketApp, OPEN, type MarketApp } from "../testing/market-app.ts";

let market: MarketApp;
beforeAll(async () => {
  market = await createMarketApp();
});
beforeEach(() => market.app.clock.set(OPEN));

const strip = () => market.app.call(marketContract, "getMarketStrip", {}, {});
const statusFrom = async (country: "singapore" | "india") => {
  const { headers = {} } = market.as(country);
  return (await market.app.http.inject({ url: "/api/v2/market-strip/", headers })).statusCode;
};

it("shows visitors six instruments of the practice market, and new prices each second", async () => {
  const { assets } = await strip();
  expect(assets.map(({ ticker }) => ticker)).toEqual(["SNBM", "OSTL", "LRKD", "MRRW", "THLR", "BRWT"]);
  expect(await strip()).toEqual({ assets });
  market.app.clock.advance({ seconds: 5 });
  const later = await strip();
  expect(later.assets.map(({ quote }) => quote.at)).toEqual(assets.map(({ quote }) => quote.at + 5));
});

it("at the weekend the shares rest and the crypto asset moves", async () => {
  market.app.clock.set("2026-11-21T12:00:00.000Z");
  const { assets } = await strip();
  expect(assets.filter(({ is_open }) => is_open).map(({ ticker }) => ticker)).toEqual(["OSTL"]);
});

it("S6.10 does not exist where the simulator is hidden", async () => {
  expect(await statusFrom("singapore")).toBe(200);
  expect(await statusFrom("india")).toBe(404);
});
