import { expect, test } from "vitest";
import { portfolioWith, positionOf, quoteOf } from "../samples.ts";
import { livePortfolio, livePosition } from "./live-portfolio.ts";

const held = positionOf({ ticker: "NVLA", quantity: "10", price: "1050", value: "10500", cost: "10000" });
const portfolio = portfolioWith({
  balance: 90_000,
  totalBalance: 100_500,
  totalProfit: 500,
  day_change: 100,
  at: 1000,
  assets: [held],
});
const none = () => undefined;
const at = (second: number, price: string) => () => quoteOf({ ticker: "NVLA", at: second, price });

test("S3.13 without newer quotes it is what the server said", () => {
  const live = livePortfolio(portfolio, none);
  expect(live).toMatchObject({ total: "100500.00", profit: "500.00", profitPercent: 0.5, dayChange: "100.00" });
  expect(livePosition(held, 1000, undefined)).toMatchObject({ value: "10500.00", profit: "500.00", profit_percent: 5 });
});

test("S3.13 a newer quote moves value, profit and the day's change by the same dollars", () => {
  const live = livePortfolio(portfolio, at(1001, "1060.5"));
  expect(live).toMatchObject({ total: "100605.00", profit: "605.00", dayChange: "205.00" });
  const position = livePosition(held, 1000, at(1001, "1060.5")());
  expect(position).toMatchObject({ price: "1060.5", value: "10605.00", profit: "605.00" });
});

test("a quote from before the portfolio was drawn up changes nothing", () => {
  expect(livePortfolio(portfolio, at(999, "1")).total).toBe("100500.00");
});

test("S6.10 what the country hides counts in the whole", () => {
  const hidden = { value: 700, weight_percent: 0.69, reserved: 0, can_close: true };
  const live = livePortfolio({ ...portfolio, totalBalance: 101_200, totalProfit: 1200, hidden }, none);
  expect(live).toMatchObject({ total: "101200.00", profit: "1200.00", dayChange: "100.00" });
  const weights = live.positions.reduce((total, { weight }) => total + weight, live.cashWeight + live.hiddenWeight);
  expect(weights).toBeCloseTo(100, 3);
});

test("shares of everything add up to all of it", () => {
  const { positions, cashWeight } = livePortfolio(portfolio, none);
  const sum = positions.reduce((total, { weight }) => total + weight, cashWeight);
  expect(sum).toBeCloseTo(100, 3);
});
