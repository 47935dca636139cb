import { expect, test } from "vitest";
import { sizeForRisk } from "./size-for-risk.ts";

const account = { total: 100_000, cash: 100_000, entry: "50", stop: "48", kind: "fund", isAtMarket: false } as const;

test("the way down to the stop costs the share that may be lost", () => {
  expect(sizeForRisk({ ...account, percent: "1" })).toEqual({
    kind: "sized",
    quantity: "500",
    loss: "1000.00",
    isCapped: false,
  });
  expect(sizeForRisk({ ...account, percent: "0.25" })).toMatchObject({ quantity: "125", loss: "250.00" });
});

test("a near stop does not lead to more than there is cash for", () => {
  expect(sizeForRisk({ ...account, cash: 10_000, stop: "49.99", percent: "1" })).toEqual({
    kind: "sized",
    quantity: "200",
    loss: "2.00",
    isCapped: true,
  });
});

test("what the order holds back is paid by the cash: commission, and the reserve of a market order", () => {
  const near = { ...account, cash: 10_000, stop: "49.99", percent: "1" };
  expect(sizeForRisk({ ...near, kind: "share" })).toMatchObject({ quantity: "199.900048" });
  expect(sizeForRisk({ ...near, isAtMarket: true })).toMatchObject({ quantity: "196.07843137" });
});

test("a stop at or above the entry protects from nothing", () => {
  expect(sizeForRisk({ ...account, stop: "50", percent: "1" })).toEqual({ kind: "stopAbove" });
});

test("without cash nothing can be bought", () => {
  expect(sizeForRisk({ ...account, cash: 0, percent: "1" })).toEqual({ kind: "nothing" });
});
