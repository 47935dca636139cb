import { describe, expect, test } from "vitest";
import { FactorKeys } from "./factor-keys.ts";
import { FactorPath } from "./factor-path.ts";
import { BLOCK_DAYS, CRYPTO_FACTOR, MARKET_FACTOR, ownFactor } from "./market-parameters.ts";
import { openKey } from "./testing/instruments.ts";

const laws = { market: MARKET_FACTOR, own: ownFactor("share", 0.014), crypto: CRYPTO_FACTOR };
const factorOf = (name: keyof typeof laws) => new FactorPath(new FactorKeys(name, openKey), laws[name]);

describe.each(["market", "own", "crypto"] as const)("the %s factor", (name) => {
  const { minutes } = laws[name];

  test("has the same value whether its day is in memory or not", () => {
    const cold = factorOf(name);
    const warm = factorOf(name);
    for (let index = 0; index < 1000; index++) {
      const day = 100 + (index % 5);
      const position = 1 + ((index * 7919) % (minutes * 60));
      if (index % 200 === 0) for (let held = 100; held < 105; held++) warm.session(held);
      expect(warm.at(day, position)).toBe(cold.at(day, position));
    }
  });

  test("has the same value in a minute made whole", () => {
    const factor = factorOf(name);
    const seconds = new Float64Array(61);
    for (const minute of [0, 1, 17, minutes - 1]) {
      factor.fillSeconds(321, minute, seconds);
      for (let second = 1; second <= 60; second++) expect(factor.at(321, minute * 60 + second)).toBe(seconds[second]);
    }
  });

  test("is at a day's close at the end of its last second, and goes on from there", () => {
    const factor = factorOf(name);
    for (const day of [0, 63, 64, 500, 4000]) {
      expect(factor.at(day, minutes * 60)).toBe(factor.close(day));
      expect(factor.close(day - 1) + factor.dayReturn(day)).toBeCloseTo(factor.close(day), 12);
    }
  });

  test("knows the start of a block without making it", () => {
    const factor = factorOf(name);
    for (const block of [0, 1, 31, 32, 64]) expect(factor.blockStart(block)).toBe(factor.close(block * BLOCK_DAYS - 1));
  });

  test("costs at most 18 draws at a second of a day that is not in memory", () => {
    const factor = factorOf(name);
    factor.close(777);
    const before = factor.random.draws;
    factor.at(777, 12_345);
    expect(factor.random.draws - before).toBeLessThanOrEqual(18);
  });
});

test("two factors and two keys have nothing in common", () => {
  const one = factorOf("market");
  const other = new FactorPath(new FactorKeys("market", (factor, day) => openKey(`x${factor}`, day)), MARKET_FACTOR);
  let both = 0;
  let square = 0;
  for (let day = 0; day < 2000; day++) {
    both += one.dayReturn(day) * other.dayReturn(day);
    square += one.dayReturn(day) ** 2;
  }
  expect(Math.abs(both / square)).toBeLessThan(0.1);
});
