import { authContract } from "@candlewise/contracts/auth/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const FRIDAY = "2026-11-20T15:00:00.000Z";

const world = beforeTests(async () => {
  const app = await createTestApp({ now: FRIDAY });
  const { email, password } = await signUp(app);
  // Access tokens are valid for ten minutes.
  const fresh = async () => {
    const { access_token: token } = await app.call(authContract, "login", { body: { email, password } });
    return { token };
  };
  const trade = async (ticker: string, transactionType: "buy" | "sell", quantity: string) => {
    const body = { client_order_id: randomUUID(), order: { type: "market", quantity } } as const;
    await app.call(simulatorContract, "placeOrder", { params: { ticker, transactionType }, body }, await fresh());
    app.clock.advance({ seconds: 1 });
  };
  return { app, fresh, trade };
});

/** Day P/L in US dollars as home, positions, instruments and performance have it. */
async function figuresAt(now: string) {
  const { app, fresh } = world;
  app.clock.set(now);
  const token = await fresh();
  const { assets, closed_today, day_change, totalBalance } = await app.call(
    simulatorContract,
    "getPortfolio",
    {},
    token,
  );
  const { day, value } = await app.call(performanceContract, "getPerformance", {}, token);
  const sum = [...assets, ...closed_today].reduce((total, each) => total + Number(each.day_change), 0);
  expect(sum).toBeCloseTo(day_change, 2);
  expect(Number(day?.change)).toBeCloseTo(day_change, 2);
  expect(Number(value)).toBeCloseTo(totalBalance, 2);
  for (const { ticker, quantity, value: worth } of assets) {
    const { asset } = await app.call(marketContract, "getAsset", { params: { ticker } }, token);
    expect(Number(quantity) * Number(asset.quote.price)).toBeCloseTo(Number(worth), 3);
  }
  return { day_change, value: Number(value), assets, closed_today };
}

it("S3.13 day P/L is the same on home, positions, instrument and performance, over sessions and a weekend", async () => {
  const { app, fresh, trade } = world;
  const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "crypto" } }, await fresh());
  const coin = assets[0]?.ticker ?? "";
  await trade("LRKD", "buy", "25");
  await trade("SNBM", "buy", "10");
  const friday = await figuresAt("2026-11-20T20:59:59.000Z");
  expect(friday.day_change).toBeCloseTo(friday.value - 100_000, 2);
  // In New York it is still Friday evening, then Sunday.
  expect((await figuresAt("2026-11-21T03:00:00.000Z")).day_change).toBe(friday.day_change);
  expect((await figuresAt("2026-11-22T12:00:00.000Z")).day_change).toBe(0);

  await figuresAt("2026-11-23T15:00:00.000Z");
  await trade("LRKD", "sell", "25");
  const monday = await figuresAt("2026-11-23T18:00:00.000Z");
  expect(monday.closed_today.map(({ ticker }) => ticker)).toEqual(["LRKD"]);
  expect(monday.day_change).toBeCloseTo(monday.value - friday.value, 2);
  expect(monday.day_change).not.toBe(0);

  await trade(coin, "buy", "0.01");
  await figuresAt("2026-11-23T23:00:00.000Z");
  // The coin's day begins at midnight UTC, that of the fund five hours later.
  const night = await figuresAt("2026-11-24T00:00:00.000Z");
  const days = new Map(night.assets.map(({ ticker, day_change }) => [ticker, Number(day_change)]));
  expect(Math.abs(days.get(coin) ?? 1)).toBeLessThan(0.5);
  expect(days.get("SNBM")).not.toBe(0);
  expect((await figuresAt("2026-11-24T06:00:00.000Z")).assets.find(({ ticker }) => ticker === "SNBM")?.day_change).toBe(
    "0.00",
  );
});
