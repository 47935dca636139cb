import { expect, test } from "vitest";
import { portfolioWith, positionOf, quoteOf } from "../samples.ts";
import { LARGEST_FIRST, sortAfter, sortedHoldings } from "./holding-sort.ts";

const portfolio = portfolioWith({
  balance: 500,
  totalBalance: 2000,
  assets: [
    positionOf({ ticker: "AAA", quantity: "10", price: "50", value: "500", cost: "700", day_change: "9" }),
    positionOf({ ticker: "BBB", quantity: "2", price: "500", value: "1000", cost: "900", day_change: "-3" }),
  ],
});
const none = () => undefined;
const order = (...args: Parameters<typeof sortedHoldings>) => sortedHoldings(...args).map(({ ticker }) => ticker);

test("S3.13 holdings are sorted by any of their figures", () => {
  expect(order(portfolio, none, LARGEST_FIRST)).toEqual(["BBB", "AAA"]);
  expect(order(portfolio, none, { column: "quantity", direction: "descending" })).toEqual(["AAA", "BBB"]);
  expect(order(portfolio, none, { column: "profit", direction: "ascending" })).toEqual(["AAA", "BBB"]);
  expect(order(portfolio, none, { column: "day", direction: "descending" })).toEqual(["AAA", "BBB"]);
  expect(order(portfolio, none, { column: "symbol", direction: "descending" })).toEqual(["BBB", "AAA"]);
});

test("S3.13 live prices change the order and the weights", () => {
  const live = (ticker: string) => (ticker === "AAA" ? quoteOf({ ticker, at: 1001, price: "150" }) : undefined);
  expect(sortedHoldings(portfolio, live, LARGEST_FIRST)).toEqual([
    { ticker: "AAA", weight: 50 },
    { ticker: "BBB", weight: expect.closeTo(33.33, 2) },
  ]);
});

test("a column is sorted by its largest figure first and then turned around; names start with A", () => {
  const byQuantity = sortAfter(LARGEST_FIRST, "quantity");
  expect(byQuantity).toEqual({ column: "quantity", direction: "descending" });
  expect(sortAfter(byQuantity, "quantity").direction).toBe("ascending");
  expect(sortAfter(byQuantity, "symbol").direction).toBe("ascending");
});
