import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { basicSample, patternSample, requestOf, SAMPLE_ID, sampleSeries, scenarioSample } from "../samples.ts";
import { AnalysisScreen } from "./analysis-screen.tsx";
import { CompareAnalysesScreen } from "./compare-analyses-screen.tsx";

const ONE = `/chart-analyzer/v3/requests/${SAMPLE_ID}`;
const TEXTS = ["analyzer", "analyzer/findings"] as const;
const REPORTS: Replies = {
  [`GET ${ONE}/advanced`]: { body: basicSample() },
  [`GET ${ONE}/scenarios`]: { body: scenarioSample() },
  [`GET ${ONE}/patterns`]: { body: patternSample() },
};
const pending = (own: Partial<AnalysisRequest>) => ({
  body: { ...basicSample({ headline: null, ...own }), series: null, report: null, lessons: [] },
});

beforeEach(async () => {
  await loadMessages(TEXTS);
  await page.viewport(390, 844);
});
afterEach(async () => {
  document.documentElement.dataset["theme"] = "light";
  await chooseLanguage("en");
});

async function open(replies: Replies = REPORTS, search = "") {
  const calls = stubServer(replies);
  const { screen } = await renderSignedIn(
    <RouteParamsContext value={{ analysisId: SAMPLE_ID }}>
      <AnalysisScreen />
    </RouteParamsContext>,
    [`/chart-analyzer/${SAMPLE_ID}${search}`],
  );
  const drawn = (finding: string) => screen.container.querySelectorAll(`[data-overlay] [data-finding="${finding}"]`);
  return { screen, calls, drawn };
}

/** A stream of states that the test tells one by one. */
function progressStream() {
  const encoder = new TextEncoder();
  let tell: (text: string) => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      tell = (text) => controller.enqueue(encoder.encode(text));
    },
  });
  return {
    body,
    tell: (own: Partial<AnalysisRequest>) => tell(`event: progress\ndata: ${JSON.stringify(requestOf(own))}\n\n`),
  };
}

test("S7.37 follows the reading step by step, then shows what was found", async () => {
  const stream = progressStream();
  let isDone = false;
  const { screen, drawn } = await open({
    ...REPORTS,
    [`GET ${ONE}/advanced`]: () => (isDone ? { body: basicSample() } : pending({ state: "waiting", step: "waiting" })),
    [`GET ${ONE}/stream/`]: { body: stream.body },
  });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Reading your chart" })).toBeVisible();
  stream.tell({ state: "waiting", step: "waiting", ahead: 2 });
  await expect.element(screen.getByText("2 pictures are ahead of yours")).toBeVisible();
  stream.tell({ state: "working", step: "reading_axis" });
  const now = screen.getByRole("listitem").filter({ hasText: "Reading the price axis" });
  await expect.element(now).toHaveAttribute("aria-current", "step");
  await expect.element(screen.getByText(/^You can leave this page/)).toBeVisible();
  await expectAccessible("screen");
  isDone = true;
  stream.tell({ state: "done" });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Mixed signals" })).toBeVisible();
  expect(drawn("S1")).toHaveLength(1);
});

test("S1.04 pointing at a finding emphasizes it in the picture, and the other way round", async () => {
  const { screen, drawn } = await open();
  const row = screen.getByRole("button", { name: /^S1 · Support/ });
  await userEvent.hover(row);
  await expect.poll(() => drawn("S1")[0]?.getAttribute("data-state")).toBe("on");
  expect(drawn("R1")[0]?.getAttribute("data-state")).toBe("off");
  await userEvent.hover(screen.getByRole("heading", { level: 1 }));
  await expect.poll(() => drawn("S1")[0]?.getAttribute("data-state")).toBeNull();
  const line = drawn("R1")[0]?.querySelector("path");
  if (!line) throw new Error("R1 is not drawn.");
  line.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await expect.poll(() => screen.container.querySelector('[data-row="R1"]')?.hasAttribute("data-active")).toBe(true);
});

test("S1.04 the candles that were found lie over those of the picture", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const outline = screen.container.querySelector<SVGPathElement>('[data-layer="candles"] path');
  const box = outline?.getBBox();
  expect(box?.x).toBeCloseTo((sampleSeries.columns[0] ?? 0) - 13.5 * 0.36, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((sampleSeries.columns.at(-1) ?? 0) + 13.5 * 0.36, 0);
});

test("S7.37 S9.06 the three modes are a choice away, and a layer can be hidden", async () => {
  const { screen, drawn } = await open();
  await userEvent.click(screen.getByRole("checkbox", { name: "Levels" }));
  await expect.poll(() => drawn("S1").length).toBe(0);
  await userEvent.click(screen.getByRole("radio", { name: "Scenarios" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Three ways it may go on" })).toBeVisible();
  await expect.element(screen.getByText("The target is 2.8 times as far from the entry as the stop.")).toBeVisible();
  await expect.element(screen.getByText(/The price closes above 127\.00\./)).toBeVisible();
  expect(drawn("bullish")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /^It falls/ }));
  await expect.poll(() => drawn("bearish").length).toBe(1);
  expect(drawn("bullish")).toHaveLength(0);
  await expectAccessible("screen");
  await userEvent.click(screen.getByRole("radio", { name: "Patterns" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "2 patterns found" })).toBeVisible();
  await expect.element(screen.getByText("Found in 38% of random charts")).toBeVisible();
  await expectAccessible("screen");
});

test("S1.04 keys enlarge the picture, move it and show all of it again", async () => {
  const { screen } = await open();
  const stage = screen.getByRole("group", { name: "Your chart with what was found" });
  const width = () => screen.container.querySelector("[data-sheet]")?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const before = width();
  stage.element().focus();
  await userEvent.keyboard("++");
  await expect.poll(width).toBeGreaterThan(before * 1.9);
  await userEvent.keyboard("0");
  await expect.poll(width).toBe(before);
});

test("S1.04 without a price axis values are percent of the visible range, and the warning says so", async () => {
  const series = { ...sampleSeries, unit: "percent" as const, warnings: ["axis_unreadable" as const] };
  const { screen } = await open({ [`GET ${ONE}/advanced`]: { body: { ...basicSample(), series } } });
  await expect.element(screen.getByText(/^The price axis couldn’t be read/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^S1 · Support.*107%/ })).toBeVisible();
});

test.each([
  ["not_a_chart", "This doesn’t look like a price chart", /^Use a screenshot of one candle, bar or line chart/],
  ["too_few_candles", "Too few candles to say anything", /^Zoom out on your platform/],
  ["too_small", "The chart is too small to read", /^Enlarge the chart/],
  ["analysis_failed", "The chart couldn’t be read", /Send the picture again\. This didn’t count\.$/],
] as const)(
  "S1.04 a picture that is refused with %s says what to do, and did not count",
  async (code, title, advice) => {
    const state = code === "analysis_failed" ? "failed" : "refused";
    const { screen } = await open({ [`GET ${ONE}/advanced`]: pending({ state, refusal: code }) });
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByText(advice)).toBeVisible();
    await expect.element(screen.getByText(/This didn’t count\.$/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Try another picture" })).toBeVisible();
    await expectAccessible("screen");
  },
);

test("an analysis that does not exist leads to the others", async () => {
  const { screen } = await open({ [`GET ${ONE}/advanced`]: refusal("not_found") });
  await expect.element(screen.getByRole("heading", { name: "This analysis doesn’t exist" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Back to your analyses" }))
    .toHaveAttribute("href", "/chart-analyzer");
});

test.each([
  [390, "dark", "en"],
  [1440, "light", "ar"],
] as const)("the result has no accessibility violation at %i px, %s, %s", async (width, theme, language) => {
  await page.viewport(width, 900);
  document.documentElement.dataset["theme"] = theme;
  await chooseLanguage(language);
  await loadMessages(TEXTS);
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible("screen");
});

test("S1.04 two analyses are compared fact by fact", async () => {
  const other = "019aafc0-0000-7000-8000-000000000002";
  const rising = basicSample({ id: other });
  if (rising.report) rising.report.trend.value = "bullish";
  stubServer({
    ...REPORTS,
    [`GET /chart-analyzer/v3/requests/${other}/advanced`]: { body: rising },
    [`GET /chart-analyzer/v3/requests/${other}/patterns`]: { body: patternSample({ id: other }) },
  });
  const { screen } = await renderSignedIn(<CompareAnalysesScreen />, [
    `/chart-analyzer/compare?first=${SAMPLE_ID}&second=${other}`,
  ]);
  await expect.element(screen.getByRole("row", { name: "Trend Mixed signals Uptrend" })).toBeVisible();
  await expectAccessible("screen");
});
