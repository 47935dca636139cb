import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkProse, type Prose } from "./check-prose.ts";
import type { ChartFacts } from "./facts.ts";
import { numbersIn } from "./numbers-in-prose.ts";

const facts: ChartFacts = {
  unit: "price",
  bars: 84,
  first: 101.2,
  last: 118.4,
  highest: { bar: 70, price: 121.9 },
  lowest: { bar: 4, price: 99.7 },
  change: 0.17,
  trend: { value: "bullish", confidence: "medium", slope: 0.11, fit: 0.81 },
  volatility: { averageRange: 1.86, share: 0.0157, level: "medium" },
  drop: {
    level: "significant",
    from: { bar: 40, price: 114.1 },
    to: { bar: 47, price: 107.3 },
    ranges: 3.66,
    share: 0.0596,
  },
  sentiment: "positive",
  risk: "medium",
  confidence: "medium",
  levels: [{ id: "S1", kind: "support", price: 114.2, touches: [30, 41, 60], strength: "medium" }],
  candlePatterns: [],
  patterns: [
    {
      id: "P1",
      name: "ascending_triangle",
      from: 20,
      to: 83,
      points: [],
      lines: [],
      direction: "long",
      status: "forming",
      confidence: "medium",
      baseRate: 0.38,
      target: 131.5,
      voidedAt: { side: "below", price: 112.6 },
    },
  ],
  scenarios: [
    {
      id: "bearish",
      direction: "short",
      entry: 113.9,
      stop: 118.9,
      target: 104.4,
      rewardToRisk: 1.9,
      probability: "unlikely",
      risk: "high",
      voidedAt: { side: "above", price: 119.2 },
      basis: ["S1"],
    },
  ],
};

const prose = (about: string, text: string, change: Partial<Prose> = {}): Prose => ({
  trend: "bullish",
  confidence: "medium",
  findings: [{ about, direction: null, text }],
  ...change,
});
const shown = (text: string, language = "en") =>
  checkProse(prose("overview", text), facts, language)?.paragraphs[0] ?? null;

describe("S7.37 prose of a model", () => {
  it("keeps sentences whose numbers were measured, rounded or in the format of the language", () => {
    for (const text of [
      "The price rose 17% to 118.40.",
      "Support at 114.2 has held 3 times.",
      "It rose to about 118.",
      "Reward to risk is 1.9:1.",
      "Such a triangle appears in 38 % of random charts.",
    ])
      expect(shown(text), text).toBe(text);
    expect(shown("Der Kurs stieg auf 118,40.", "de")).toBe("Der Kurs stieg auf 118,40.");
    expect(shown("ارتفع السعر إلى ١١٨٫٤.", "ar")).toBe("ارتفع السعر إلى ١١٨٫٤.");
  });

  it("drops sentences with a number that was not measured, and keeps the others", () => {
    expect(shown("The price rose to 118.4. The next stop is 145. Support is at 114.2.")).toBe(
      "The price rose to 118.4. Support is at 114.2.",
    );
    for (const text of [
      "It will reach 250.",
      "A move to 12.5k follows.",
      "It gains ½ again.",
      "It costs two hundred.",
      "الهدف ١٤٥.",
    ])
      expect(shown(text), text).toBeNull();
  });

  it("does not take the position of a bar for a price", () => {
    expect(shown("Watch 70 closely.")).toBeNull();
  });

  it("drops advice, markup and addresses", () => {
    for (const text of [
      "Buy now.",
      "You should act.",
      "Sell at the open.",
      "Kaufen Sie jetzt.",
      "See https://example.com.",
      "<b>Bold</b>.",
      "A \u202Ereversed text.",
    ])
      expect(shown(text), text).toBeNull();
    expect(shown("Buyers came in at 114.2.")).toBe("Buyers came in at 114.2.");
  });

  it("is not shown when it contradicts the trend, speaks of something unknown, or against the direction of a finding", () => {
    expect(checkProse(prose("overview", "All is well.", { trend: "bearish" }), facts, "en")).toBeNull();
    expect(checkProse(prose("P9", "All is well."), facts, "en")).toBeNull();
    const against = prose("P1", "", { findings: [{ about: "P1", direction: "short", text: "It breaks down." }] });
    expect(checkProse(against, facts, "en")).toBeNull();
  });

  it("may lower a confidence and never raises it", () => {
    const confidenceOf = (confidence: Prose["confidence"]) =>
      checkProse(prose("overview", "A trend.", { confidence }), facts, "en")?.confidence;
    expect([confidenceOf("high"), confidenceOf("medium"), confidenceOf("low")]).toEqual(["medium", "medium", "low"]);
  });

  it("never shows a number that differs from every fact by more than rounding", () => {
    fc.assert(
      fc.property(fc.integer({ min: 140, max: 1_000_000 }), (price) => {
        expect(shown(`The target is ${price}.`)).toBeNull();
        expect(shown(`The target is ${price.toLocaleString("de")}.`, "de")).toBeNull();
      }),
    );
  });
});

describe("numbers in a sentence", () => {
  it("are read by their separators, or by the language where these are ambiguous", () => {
    const values = (text: string, language = "en") => numbersIn(text, language)?.map(({ value }) => value);
    expect(values("1,234.5 and 1.234,5 and 1,234,567")).toEqual([1234.5, 1234.5, 1_234_567]);
    expect(values("1.234 and 1,234")).toEqual([1.234, 1234]);
    expect(values("1.234 and 1,234", "de")).toEqual([1234, 1.234]);
    expect(values("12’500 and 12\u00a0500")).toEqual([12_500, 12_500]);
    expect(values("70k, 0.5, 7.")).toEqual([70_000, 0.5, 7]);
    expect(values("none")).toEqual([]);
    expect(values("half of ½")).toBeUndefined();
  });
});
