import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { drawChart } from "@candlewise/chart-vision/testing/draw-chart";
import { priceSeries } from "@candlewise/chart-vision/testing/price-series";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import type { App } from "#api/app.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import type { Visitor } from "./visitor.ts";

/** What the visitor of the demo has had analyzed: one chart a day, oldest first. */
const CHARTS = [
  { call: "analyzeChart", series: { seed: 21, length: 90, start: 230, regime: "rising" } },
  { call: "analyzeScenarios", series: { seed: 5, length: 110, start: 1.09, regime: "turning" } },
  { call: "analyzePatterns", series: { seed: 34, length: 72, start: 412, regime: "sideways" } },
] as const;

/** Uploads a chart on each of the last days; `daysLeft` is 0 on the last one. */
export async function uploadChart(visitor: Visitor, daysLeft: number): Promise<void> {
  const chart = CHARTS.at(-1 - daysLeft);
  if (!chart) return;
  const png = await asPng(drawChart(priceSeries(chart.series), { width: 1280, height: 720 }).svg);
  const image = new File([new Uint8Array(png)], "chart.png", { type: "image/png" });
  await visitor.call(analyzerContract, chart.call, { body: { image } });
}

/** Reads the uploaded charts, each with a ticket of its own. */
export async function readCharts({ features }: App, options: Parameters<typeof runNow>[1]): Promise<void> {
  const job = features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === "analyzer.read");
  if (!job) throw new Error("There is no job that reads charts.");
  for (const _ of CHARTS) await runNow(job, options);
}
