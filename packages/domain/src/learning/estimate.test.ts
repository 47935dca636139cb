import { describe, expect, it } from "vitest";
import { bucketOf, bucketStart, middleHalf, placeNear, placesOf, shareOf } from "./estimate.ts";
import type { EstimateScale } from "./items.ts";
import { sampleItems } from "./item-samples.ts";
import { plainText } from "./rich-text.ts";
import { judge } from "./scoring.ts";

const LINEAR: EstimateScale = { kind: "linear", from: 0, to: 80 };
const LOG: EstimateScale = { kind: "log", from: 100, to: 100_000 };

describe("the track of an estimate", () => {
  it.each([
    [LINEAR, 0, [0, 0.5, 1, 1.5], 80],
    [{ kind: "linear", from: 0, to: 30 } as const, 0, [0, 1, 2, 3], 30],
    [{ kind: "linear", from: 1000, to: 21_000 } as const, 0, [1000, 1200, 1400, 1600], 21_000],
    [LOG, 0, [100, 106, 112, 119], 100_000],
  ])("%o has round places from end to end", (scale, decimals, first, last) => {
    const places = placesOf(scale, scale === LINEAR ? 1 : decimals);
    expect(places.slice(0, 4)).toEqual(first);
    expect(places.at(-1)).toBe(last);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBeLessThanOrEqual(202);
  });

  it("equal distances are equal factors on a log scale", () => {
    expect(shareOf(LOG, 1000)).toBeCloseTo(1 / 3);
    expect(shareOf(LOG, 10_000)).toBeCloseTo(2 / 3);
    expect(shareOf(LINEAR, 20)).toBe(0.25);
    expect([shareOf(LOG, 1), shareOf(LOG, 1e9)]).toEqual([0, 1]);
  });

  it("every place is the one nearest to itself, and lies in the bucket that starts before it", () => {
    for (const scale of [LINEAR, LOG]) {
      const places = placesOf(scale, 0);
      for (const [index, value] of places.entries()) {
        expect(placeNear(scale, places, value)).toBe(index);
        expect(bucketStart(scale, bucketOf(scale, value))).toBeLessThanOrEqual(value * (1 + 1e-9));
      }
      expect([bucketOf(scale, scale.from), bucketOf(scale, scale.to)]).toEqual([0, 19]);
    }
  });

  it("the middle half of the answers leaves a quarter out on either side", () => {
    expect(middleHalf({ answered: 20, buckets: [5, 5, 5, 5] })).toEqual([0, 2]);
    expect(middleHalf({ answered: 20, buckets: [4, 1, 10, 1, 4] })).toEqual([1, 2]);
    expect(middleHalf({ answered: 20, buckets: [0, 20, 0] })).toEqual([1, 1]);
  });
});

describe("the verdict on an estimate", () => {
  const item = sampleItems().find(({ type }) => type === "estimate");
  const verdictOn = (value: number) => {
    const verdict = item && judge(item, "seed", { type: "estimate", value });
    if (!verdict || "error" in verdict) return null;
    return verdict;
  };

  it.each([
    [7600, true, false, ""],
    [6333, true, false, ""],
    [9120, true, false, ""],
    [6000, false, true, "too-low"],
    [11_400, false, true, "too-high"],
    [5000, false, false, "too-low"],
    [100_000, false, false, "too-high"],
  ])("S7.73 %d is right: %s, nearly right: %s, with the remark on its side", (value, isCorrect, isNearly, why) => {
    const verdict = verdictOn(value);
    expect(verdict).toMatchObject({ is_correct: isCorrect, is_nearly: isNearly });
    expect(plainText(verdict?.parts[0]?.why ?? [])).toContain(why);
    expect(verdict?.estimate).toEqual({ accepted: [6333, 9120], others: null });
  });

  it.each([99, 100_001, Number.NaN, Infinity])("%d is not on the track: no answer, not a wrong one", (value) => {
    expect(verdictOn(value)).toBeNull();
  });

  it("a guess at random is right on a small part of the track only", () => {
    const places = placesOf(LOG, 0);
    const right = places.filter((value) => verdictOn(value)?.is_correct === true);
    expect(right.length / places.length).toBeLessThan(0.2);
  });
});
