import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { practiceBars, practiceRuleAt, practiceStops } from "@candlewise/domain/analyzer/practice-rule";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { basicSample, SAMPLE_ID, sampleSeries } from "../samples.ts";
import { PracticeChartScreen } from "./practice-chart-screen.tsx";

const KEYS = { wait: "1", buy: "2", sell: "3" } as const;

beforeEach(async () => {
  await loadMessages(["analyzer", "analyzer/practice", "learning/items"]);
  await page.viewport(390, 844);
});

async function open(series = sampleSeries) {
  stubServer({ [`GET /chart-analyzer/v3/requests/${SAMPLE_ID}/advanced`]: { body: { ...basicSample(), series } } });
  const { screen } = await renderSignedIn(
    <RouteParamsContext value={{ analysisId: SAMPLE_ID }}>
      <PracticeChartScreen />
    </RouteParamsContext>,
    [`/chart-analyzer/${SAMPLE_ID}/practice`],
  );
  return screen;
}

test("S1.04 decisions on a chart of one's own are judged by the rule, by keys too", async () => {
  const screen = await open();
  const stops = practiceStops(sampleSeries.bars);
  await expect.element(screen.getByRole("group", { name: `Decision 1 of ${stops.length}` })).toBeVisible();
  await expectAccessible("screen");
  for (const [index, bar] of stops.entries()) {
    await expect.element(screen.getByRole("group", { name: `Decision ${index + 1} of ${stops.length}` })).toBeVisible();
    await userEvent.keyboard(KEYS[practiceRuleAt(sampleSeries.bars, bar)]);
  }
  await expect.element(screen.getByText(`${stops.length} of ${stops.length} by your rule`)).toBeVisible();
  await expect.element(screen.getByText(/^Judged by the rule/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Run it again" }));
  await expect.element(screen.getByRole("group", { name: `Decision 1 of ${stops.length}` })).toBeVisible();
});

const closes = Array.from({ length: 300 }, (_, index) => 50 - 50 * Math.cos(index / 20));
/** A line whose axis could not be read. */
const lineSeries: AnalysisSeries = {
  ...sampleSeries,
  kind: "line",
  unit: "percent",
  bars: closes.map((close) => ({ open: close, high: close, low: close, close })),
  columns: closes.map((_, index) => 40 + index * 2),
};

test("S1.04 a line is practiced on as a line, point by point, and moves are parts of the visible range", async () => {
  const screen = await open(lineSeries);
  await expect.element(screen.getByText(/^Your rule: buy when the line rises above/)).toBeVisible();
  const chart = screen.getByRole("img", { name: /^Your chart, point by point/ });
  await expect.element(chart).toBeVisible();
  const points = () => chart.element().querySelector("path[data-line]")?.getAttribute("d")?.match(/[ML]/g)?.length ?? 0;
  const bars = practiceBars(lineSeries.bars, true);
  for (const bar of practiceStops(bars)) {
    await expect.poll(points).toBe(bar + 1);
    await userEvent.keyboard(KEYS[practiceRuleAt(bars, bar)]);
  }
  await expect.poll(points).toBe(bars.length);
  await expect.element(screen.getByText(/% of the visible range\.$/).first()).toBeVisible();
  await expectAccessible("screen");
});

test("S1.04 a chart that is too short for the rule says so", async () => {
  const few = { ...sampleSeries, bars: sampleSeries.bars.slice(0, 10), columns: sampleSeries.columns.slice(0, 10) };
  const screen = await open(few);
  await expect.element(screen.getByRole("heading", { name: "Too short to practice on" })).toBeVisible();
});
