/// <reference types="node" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { compareFacts, logCloses } from "./testing/stylised-facts.ts";

const index = createRequire(import.meta.url).resolve("vega-datasets");
const closes = logCloses(readFileSync(new URL("../data/sp500-2000.csv", `file://${index}`), "utf8"));

test("at least 11 of 13 facts of the S&P 500 lie in the band of 40 simulated indices", () => {
  const facts = compareFacts(closes, 40);
  expect(closes).toHaveLength(5105);
  expect(facts).toHaveLength(13);
  expect(facts.filter(({ isInside }) => isInside).length).toBeGreaterThanOrEqual(11);
});
