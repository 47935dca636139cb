import { describe, expect, test } from "vitest";
import { SessionOutline } from "./session-outline.ts";
import { testPath } from "./testing/instruments.ts";

describe.each([
  { ticker: "ACME", days: 100 },
  { ticker: "ORE", days: 15 },
])("$ticker", ({ ticker, days }) => {
  const path = testPath(ticker);
  const outline = new SessionOutline(path);

  test(`the pruned range of a day is that of all its seconds, on ${days} days`, () => {
    for (let day = 3000; day < 3000 + days; day++)
      expect(outline.range(day, 0, path.positions)).toEqual(outline.fullRange(day, 0, path.positions));
  });

  test("the pruned range of a stretch is that of all its seconds", () => {
    for (let index = 0; index < 40; index++) {
      const from = (index * 7919) % (path.positions - 1);
      const to = Math.min(path.positions, from + 1 + ((index * 104_729) % 9000));
      expect(outline.range(3300 + index, from, to)).toEqual(outline.fullRange(3300 + index, from, to));
    }
  });

  test("no second lies outside the bounds of its minute and its day", () => {
    for (let day = 2000; day < 2004; day++) {
      const { high, low } = outline.ofDay(day);
      for (let minute = 0; minute < path.minutes; minute++) {
        const bounds = outline.ofMinute(day, minute);
        expect(high).toBeGreaterThanOrEqual(bounds.high);
        expect(low).toBeLessThanOrEqual(bounds.low);
        const logs = outline.seconds(day, minute);
        expect(Math.max(...logs)).toBeLessThanOrEqual(bounds.high);
        expect(Math.min(...logs)).toBeGreaterThanOrEqual(bounds.low);
      }
    }
  });
});
