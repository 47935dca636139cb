import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hash, opaqueToken, seededRandom, shuffled } from "./hash.ts";

describe("hash", () => {
  it("gives the published value of cyrb53", () => {
    expect(hash("a")).toBe(7929297801672961);
    expect(hash("revenge")).toBe(4051478007546757);
    expect(hash("revenue", 1)).toBe(8697026808958300);
  });

  it("makes tokens that differ by seed and by text", () => {
    const tokens = new Set(["s", "t"].flatMap((seed) => ["a", "b", "c"].map((id) => opaqueToken(seed, id))));
    expect(tokens.size).toBe(6);
    for (const token of tokens) expect(token).toMatch(/^[a-z0-9]{1,11}$/);
  });
});

describe("seededRandom", () => {
  it("repeats for a seed and stays in [0, 1)", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        for (let turn = 0; turn < 20; turn++) {
          const value = one();
          expect(value).toBe(other());
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
    );
  });

  it("fills ten bins evenly", () => {
    const random = seededRandom("even");
    const bins = Array.from({ length: 10 }, () => 0);
    for (let turn = 0; turn < 20_000; turn++) {
      const bin = Math.floor(random() * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    for (const count of bins) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe("shuffled", () => {
  it("keeps every element and leaves its input alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const before = [...list];
        const result = shuffled(list, seededRandom(seed));
        expect(result.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
        expect(list).toEqual(before);
      }),
    );
  });

  it("puts every element in every place about equally often", () => {
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 6000; turn++) {
      const order = shuffled(["a", "b", "c"], seededRandom(`s${turn}`)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
