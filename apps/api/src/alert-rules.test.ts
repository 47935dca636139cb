import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTestApp } from "#api/testing/test-app.ts";

const operations = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
/** Functions and keywords of PromQL that the rules use. */
const WORDS = new Set(["sum", "rate"]);
/** Metrics that Prometheus makes itself. */
const OF_PROMETHEUS = new Set(["up"]);

async function metricNames(): Promise<ReadonlySet<string>> {
  const app = await createTestApp();
  await app.http.inject("/health/live");
  await app.metrics.readSamplers();
  const text = await app.metrics.text();
  const declared = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
  const seen = [...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = ""]) => name);
  return new Set([...declared, ...seen]);
}

it("every metric that docs/operations.md names is served", async () => {
  const served = await metricNames();
  const expressions = [...operations.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = ""]) => expression);
  expect(expressions.length).toBeGreaterThan(5);
  const inRules = expressions.flatMap((expression) => {
    const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "");
    return [...bare.matchAll(/[a-z_]\w*/gi)].map(([name]) => name).filter((name) => !WORDS.has(name));
  });
  const inText = [...operations.matchAll(/`((?:database|events|http|jobs|sampler)_\w+)(?:\{[^}]*\})?`/g)];
  const named = new Set([...inRules, ...inText.map(([, name = ""]) => name)]);
  expect([...named].filter((name) => !served.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(10);
});
