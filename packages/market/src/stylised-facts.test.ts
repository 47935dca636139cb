/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareFacts, logCloses } from "./testing/stylised-facts.ts";

const index = new URL("../data/sp500-2000.csv", import.meta.resolve("vega-datasets"));
const closes = logCloses(readFileSync(index, "utf8"));

test("at least 11 of 13 facts of the S&P 500 lie in the band of 40 simulated indices", () => {
  const facts = compareFacts(closes, 40);
  expect(closes).toHaveLength(5105);
  expect(facts).toHaveLength(13);
  expect(facts.filter(({ isInside }) => isInside).length).toBeGreaterThanOrEqual(11);
});
