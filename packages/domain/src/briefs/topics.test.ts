import { describe, expect, it } from "vitest";
import { topicsOf } from "./topics.ts";

type Facts = Parameters<typeof topicsOf>[0];

/** A day of which nothing is to be said. */
const ORDINARY: Facts = {
  kind: "daily",
  gainers: [{ change: 0.02 }],
  losers: [{ change: -0.02 }],
  median: 0,
  breadth: { advancers: 20, decliners: 20, unchanged: 0 },
  volatility: { pace: "usual" },
  fund: { change: 0.004, isNear: false },
};

const topicsWith = (facts: Partial<Facts>) => topicsOf({ ...ORDINARY, ...facts });

describe("topicsOf", () => {
  it("says that nothing stood out where nothing did", () => {
    expect(topicsWith({})).toEqual(["ordinary"]);
  });

  it.each([
    // All moved alike: what moved most moved little more than most.
    { median: 0.08, largest: 0.09, isLone: false },
    { median: 0.005, largest: 0.09, isLone: true },
    { median: -0.04, largest: 0.05, isLone: true },
  ])("compares the largest move, $largest, with the median, $median: $isLone", ({ median, largest, isLone }) => {
    expect(topicsWith({ gainers: [{ change: largest }], losers: [], median }).includes("lone_move")).toBe(isLone);
    const upsideDown = topicsWith({ gainers: [], losers: [{ change: -largest }], median: -median });
    expect(upsideDown.includes("lone_move")).toBe(isLone);
  });

  it("asks more of the largest move of a week", () => {
    const facts = { gainers: [{ change: 0.1 }], losers: [] };
    expect(topicsWith(facts)).toContain("lone_move");
    expect(topicsWith({ ...facts, kind: "weekly" })).not.toContain("lone_move");
  });

  it.each([
    [{ advancers: 33, decliners: 7, unchanged: 0 }, true],
    [{ advancers: 7, decliners: 33, unchanged: 0 }, true],
    [{ advancers: 32, decliners: 8, unchanged: 0 }, false],
    // Most did not move at all.
    [{ advancers: 9, decliners: 1, unchanged: 30 }, false],
  ])("calls %o moving together: %s", (breadth, isTogether) => {
    expect(topicsWith({ breadth }).includes("moved_together")).toBe(isTogether);
  });

  it.each([
    ["rises while more than half fall", 0.004, { advancers: 19, decliners: 21, unchanged: 0 }, true],
    ["falls while more than half rise", -0.004, { advancers: 21, decliners: 19, unchanged: 0 }, true],
    ["rises while half fall", 0.004, { advancers: 20, decliners: 20, unchanged: 0 }, false],
    [
      "rises while more fall than rise, but not half of all",
      0.004,
      { advancers: 5, decliners: 6, unchanged: 29 },
      false,
    ],
    ["rises with most", 0.004, { advancers: 30, decliners: 10, unchanged: 0 }, false],
    ["hardly moves", 0.0009, { advancers: 19, decliners: 21, unchanged: 0 }, false],
    ["does not move", 0, { advancers: 19, decliners: 21, unchanged: 0 }, false],
  ])("tells whether few carried a fund that %s", (_, change, breadth, isCarried) => {
    expect(topicsWith({ breadth, fund: { change, isNear: false } }).includes("few_carried")).toBe(isCarried);
  });

  it("names the first three", () => {
    const all = topicsWith({
      gainers: [{ change: 0.09 }],
      breadth: { advancers: 35, decliners: 5, unchanged: 0 },
      volatility: { pace: "wild" },
      fund: { change: -0.01, isNear: true },
    });
    expect(all).toEqual(["few_carried", "rough", "near_level"]);
  });
});
