import { describe, expect, it } from "vitest";
import { levelsOf } from "./levels.ts";
import { chartFrom, through, zigzag } from "./testing/hand-made.ts";

const levelsThrough = (...turns: number[]) => levelsOf(chartFrom(through(zigzag(turns, 6), 0)));

describe("levelsOf", () => {
  it("finds the two sides of a range, with the bars that turned there", () => {
    expect(levelsThrough(110, 100, 120, 100, 120, 100, 110)).toEqual([
      { id: "S1", kind: "support", price: 100, touches: [6, 18, 30], strength: "medium" },
      { id: "R1", kind: "resistance", price: 120, touches: [12, 24], strength: "low" },
    ]);
  });

  it("is surer of a level with more touches", () => {
    expect(levelsThrough(110, 100, 120, 100, 120, 100, 120, 100, 110)[0]).toMatchObject({
      price: 100,
      strength: "high",
    });
  });

  it("numbers levels from the last price on", () => {
    const found = levelsThrough(90, 150, 130, 150, 100, 120, 100, 120, 110);
    expect(found.map(({ id, price }) => [id, price])).toEqual([
      ["S1", 100],
      ["R1", 120],
      ["R2", 150],
    ]);
  });

  it("calls a level that was broken by what it is now", () => {
    const found = levelsThrough(90, 100, 90, 100, 90, 130);
    expect(found.find(({ price }) => price === 100)?.kind).toBe("support");
  });

  it("falls back on the highest and the lowest price", () => {
    expect(levelsThrough(100, 150, 120)).toEqual([
      { id: "S1", kind: "support", price: 100, touches: [0], strength: "low" },
      { id: "R1", kind: "resistance", price: 150, touches: [6], strength: "low" },
    ]);
  });

  it("has none above the highest price", () => {
    expect(levelsThrough(100, 150).map(({ kind }) => kind)).toEqual(["support"]);
  });
});
