import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { compareDayProfits } from "#api/testing/day-profit.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const ACCOUNTS = 25;
const app = beforeTests(() => createTestApp());

it("S3.13 day P/L of random accounts is the same on home, instrument, positions and equity curve, whenever they look", async () => {
  const sums = { compared: 0, curves: 0 };
  const differences: string[] = [];
  for (let seed = 0; seed < ACCOUNTS; seed++) {
    const result = await compareDayProfits(app, app.clock, `account ${seed}`);
    differences.push(...result.differences);
    sums.compared += result.compared;
    sums.curves += result.curves;
  }
  expect(differences).toEqual([]);
  expect(sums.compared).toBeGreaterThan(20 * ACCOUNTS);
  expect(sums.curves).toBeGreaterThan(ACCOUNTS);
}, 60_000);
