import { expect, test } from "vitest";
import { portionOf } from "./portion.ts";

const available = { cash: "100000.00", quantity: "7.5" };

test("a part of the cash buys whole units and leaves room for the costs", () => {
  expect(portionOf({ side: "buy", unit: "units" }, available, "100.10", 25n)).toEqual({ unit: "units", amount: "242" });
  expect(portionOf({ side: "buy", unit: "units" }, available, "100.10", 100n)).toEqual({
    unit: "units",
    amount: "969",
  });
});

test("the largest purchase that the server has told is the whole", () => {
  const told = { ...available, most: "978.4" };
  expect(portionOf({ side: "buy", unit: "units" }, told, "100.10", 100n)?.amount).toBe("978");
  expect(portionOf({ side: "buy", unit: "units" }, told, "100.10", 50n)?.amount).toBe("489");
});

test("where the cash buys less than one unit, it buys a part of one", () => {
  const poor = { cash: "50.00", quantity: "0" };
  expect(portionOf({ side: "buy", unit: "units" }, poor, "100.00", 100n)).toEqual({ unit: "units", amount: "0.485" });
});

test("in dollars it is whole cents", () => {
  expect(portionOf({ side: "buy", unit: "dollars" }, { ...available, cash: "99.99" }, "3", 50n)).toEqual({
    unit: "dollars",
    amount: "48.49",
  });
});

test("a sale takes a part of the units held, and all of them to the last digit", () => {
  expect(portionOf({ side: "sell", unit: "dollars" }, available, "1", 100n)).toEqual({ unit: "units", amount: "7.5" });
  expect(portionOf({ side: "sell", unit: "units" }, available, "1", 50n)).toEqual({ unit: "units", amount: "3.75" });
});

test("there is no part of nothing", () => {
  const nothing = { cash: "0", quantity: "0" };
  expect(portionOf({ side: "buy", unit: "units" }, nothing, "1", 100n)).toBeNull();
  expect(portionOf({ side: "sell", unit: "units" }, nothing, "1", 100n)).toBeNull();
  expect(portionOf({ side: "buy", unit: "units" }, available, "0", 100n)).toBeNull();
});
