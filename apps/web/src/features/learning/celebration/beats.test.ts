import { describe, expect, it } from "vitest";
import { BEATS, countAt, COUNTING, hasReached, nextBeat, type Beat } from "./beats.ts";

describe("beats of a celebration", () => {
  it("come in four and end within 2.4 seconds", () => {
    const seen: Beat[] = ["candles"];
    let total = 0;
    for (let next = nextBeat("candles"); next; next = nextBeat(next.beat)) {
      seen.push(next.beat);
      total += next.wait;
    }
    expect(seen).toEqual(["candles", "points", "goal", "streak", "done"]);
    expect(total).toBe(BEATS.done);
    expect(total).toBeLessThanOrEqual(2400);
  });

  it("keep what an earlier beat brought", () => {
    expect(hasReached("goal", "points")).toBe(true);
    expect(hasReached("candles", "points")).toBe(false);
    expect(hasReached("done", "done")).toBe(true);
  });

  it("count up to the whole number, never past it, before the ring begins", () => {
    expect(countAt(0, 15)).toBe(0);
    expect(countAt(COUNTING, 15)).toBe(15);
    expect(countAt(COUNTING * 4, 15)).toBe(15);
    const steps = Array.from({ length: 20 }, (_, index) => countAt((COUNTING * index) / 19, 15));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(COUNTING).toBeLessThanOrEqual(BEATS.goal - BEATS.points);
  });
});
