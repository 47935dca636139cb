import { describe, expect, it } from "vitest";
import { leastCoverage } from "./body-rows.ts";
import type { Stretch } from "./columns.ts";

/** A candle of three rows of wick at either end and eight rows of body. */
function stretch(wick: number, body: number): Stretch {
  const rows = [wick, wick, wick, ...Array.from({ length: 8 }, () => body), wick, wick, wick];
  const edge = (value: number) => new Int16Array(rows.length).fill(value);
  const profile = { column: 0, center: 5, left: edge(-1), right: edge(1), coverage: Float32Array.from(rows) };
  return { profile, top: 0, bottom: rows.length - 1 };
}

const stretches = (wick: number, body: number) => Array.from({ length: 8 }, () => stretch(wick, body));

describe("Rows of narrow bodies", () => {
  it("are told from smoothed wicks by how much of them is covered", () => {
    const least = leastCoverage(stretches(1.7, 3), 3)!;
    expect(least).toBeGreaterThan(1.7);
    expect(least).toBeLessThan(3);
  });

  it("are told by their extent if there are no wicks, or if bodies are wide", () => {
    expect(leastCoverage(stretches(3, 3), 3)).toBeNull();
    expect(leastCoverage(stretches(1, 9), 9)).toBeNull();
  });
});
