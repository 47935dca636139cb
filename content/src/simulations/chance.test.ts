import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { seededRandom } from "../fixtures/random.ts";
import { bestOfCoins, doubleBottom, doubleBottomsByChance, usualWorstFall } from "./chance.ts";

const COURSES = "../../courses";

/** A figure that a lesson gives as simulated. */
function stated(lesson: string, name: string, course = "what-ai-can-do"): number {
  const text = readFileSync(new URL(`${COURSES}/${course}/lessons/${lesson}/lesson.yaml`, import.meta.url), "utf8");
  const { numbers } = z.object({ numbers: z.record(z.string(), z.object({ formula: z.string() })) }).parse(parse(text));
  return Number(numbers[name]?.formula);
}

const percent = (ratio: number): number => Math.round(ratio * 100);

describe("a figure that a lesson gives as simulated", () => {
  it("counts the double bottoms in random charts, and how often the price stands higher afterward", () => {
    const { found, higher } = doubleBottomsByChance(10_000, seededRandom(424_242));
    expect(percent(found)).toBe(percent(stated("shapes-in-noise", "found")));
    expect(percent(higher)).toBe(percent(stated("shapes-in-noise", "higher")));
  });

  it("finds what the best of many coins earns, and that it earns nothing the year after", () => {
    const random = seededRandom(7);
    expect(percent(bestOfCoins(10, 2000, random).best)).toBe(percent(stated("best-of-a-hundred", "ten")));
    const { best, after } = bestOfCoins(100, 1000, random);
    expect(percent(best)).toBe(percent(stated("best-of-a-hundred", "hundred")));
    expect(Math.abs(after)).toBeLessThan(0.01);
  });

  it("finds how deep accounts fall on the way when they bet 1% and 10% of what they have", () => {
    const random = seededRandom(91);
    expect(percent(usualWorstFall(0.01, 20_000, random))).toBe(
      percent(stated("betting-too-much", "fall1", "risk-first")),
    );
    expect(percent(usualWorstFall(0.1, 20_000, random))).toBe(
      percent(stated("betting-too-much", "fall10", "risk-first")),
    );
  });

  it("takes two equal lows with a rise between them and a close above it for a double bottom", () => {
    const leg = (from: number, to: number) => Array.from({ length: 10 }, (_, day) => from + ((to - from) * day) / 10);
    const shape = [...leg(110, 100), ...leg(100, 108), ...leg(108, 100.5), ...leg(100.5, 112)];
    expect(doubleBottom(shape)).toBe(37);
    expect(doubleBottom(shape.slice(0, 36))).toBeNull();
    expect(doubleBottom([...leg(110, 100), ...leg(100, 108), ...leg(108, 95), ...leg(95, 112)])).toBeNull();
  });
});
