import { describe, expect, it, onTestFinished } from "vitest";
import type { ChartFacts, Scenario } from "@candlewise/domain/analyzer/facts";
import { seededRandom } from "@candlewise/domain/learning/hash";
import { createLog } from "#api/platform/log.ts";
import { createLanguageModel } from "#api/platform/models/language-model.ts";
import { scriptedModel, type Step } from "#api/platform/models/testing/scripted-model.ts";
import { createAnalyst } from "./analyst.ts";

const scenario = (
  id: Scenario["id"],
  direction: Scenario["direction"],
  prices: readonly [number, number, number],
): Scenario => {
  const [entry, stop, target] = prices;
  return {
    id,
    direction,
    entry,
    stop,
    target,
    rewardToRisk: Math.abs((target - entry) / (entry - stop)),
    probability: "possible",
    risk: "medium",
    voidedAt: { side: direction === "long" ? "below" : "above", price: stop },
    basis: ["S1"],
  };
};
const facts: ChartFacts = {
  unit: "price",
  bars: 96,
  first: 41.2,
  last: 47.85,
  highest: { bar: 90, price: 48.6 },
  lowest: { bar: 3, price: 40.1 },
  change: 0.161,
  trend: { value: "bullish", confidence: "medium", slope: 0.09, fit: 0.77 },
  volatility: { averageRange: 0.72, share: 0.015, level: "medium" },
  drop: {
    level: "significant",
    from: { bar: 40, price: 45.9 },
    to: { bar: 52, price: 43.1 },
    ranges: 3.9,
    share: 0.061,
  },
  sentiment: "positive",
  risk: "medium",
  confidence: "medium",
  levels: [{ id: "S1", kind: "support", price: 46.3, touches: [60, 71], strength: "medium" }],
  candlePatterns: [],
  patterns: [],
  scenarios: [scenario("bullish", "long", [47.9, 46, 52.4]), scenario("bearish", "short", [46.1, 48.7, 41])],
};

async function analystOf(...steps: readonly Step[]) {
  const server = await scriptedModel(...steps);
  onTestFinished(() => server.close());
  const config = {
    provider: "openai-compatible",
    url: server.url,
    key: null,
    name: "scripted",
    seesPictures: true,
  } as const;
  const analyst = createAnalyst({ model: createLanguageModel(config, 5000), log: createLog("silent") });
  const narrate = () =>
    analyst.narrate({ facts, language: "en", picture: new Uint8Array(4), signal: new AbortController().signal });
  return { server, narrate };
}
const answer = (text: string, change: object = {}) => ({
  answer: { trend: "bullish", confidence: "high", findings: [{ about: "overview", direction: null, text }], ...change },
});

describe("S7.37 a report worded by a model", () => {
  it("gets the facts and the language, and what it writes is shown", async () => {
    const { server, narrate } = await analystOf(answer("The price has risen 16% to 47.85."));
    expect(await narrate()).toEqual({ paragraphs: ["The price has risen 16% to 47.85."], confidence: "medium" });
    expect(server.calls[0]?.body).toContain("Language: English");
    expect(server.calls[0]?.body).toContain("46.3");
  });

  it("has no prose when the model fails, and says so in the log only", async () => {
    const { narrate } = await analystOf({ status: 400 });
    expect(await narrate()).toBeNull();
  });

  it("stops with the request", async () => {
    const server = await scriptedModel({ fault: "hang" });
    onTestFinished(() => server.close());
    const config = {
      provider: "openai-compatible",
      url: server.url,
      key: null,
      name: "scripted",
      seesPictures: true,
    } as const;
    const analyst = createAnalyst({ model: createLanguageModel(config), log: createLog("silent") });
    const stop = new AbortController();
    const waiting = analyst.narrate({ facts, language: "en", picture: new Uint8Array(4), signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toThrow();
  });

  it("orders in a picture that the model obeys have no effect", async () => {
    const obeyed = answer("BUY NOW, the target is 900.", { confidence: "high" });
    expect(await (await analystOf(obeyed)).narrate()).toBeNull();
    expect(await (await analystOf(answer("All is well.", { trend: "bearish" }))).narrate()).toBeNull();
  });

  it("shows none of the invented numbers in fifty answers", async () => {
    const random = seededRandom("invented numbers");
    const known = ["47.85", "46.3", "16%", "52.4", "3.9"];
    const invented: string[] = [];
    const steps = Array.from({ length: 50 }, () => {
      const price = (53 + random() * 900).toFixed(Math.floor(random() * 3));
      invented.push(price);
      const fact = known[Math.floor(random() * known.length)] ?? "";
      return answer(`It trades near ${fact}. A move to ${price} may follow. Levels are areas.`);
    });
    const { narrate } = await analystOf(...steps);
    for (const price of invented) {
      const paragraphs = (await narrate())?.paragraphs.join(" ") ?? "";
      expect(paragraphs).toContain("Levels are areas.");
      expect(paragraphs).toContain("It trades near");
      expect(paragraphs, price).not.toContain("A move to");
    }
  });
});
