import type { Chart, ChartConfiguration } from "chart.js";
import type { Page } from "playwright-core";
import type * as Runtime from "vega";
import type * as Compiler from "vega-lite";
import { randomOf, type Random } from "@candlewise/chart-vision/testing/random";
import type { ChartPages } from "../render-page.ts";
import { chartJs } from "../renderers/chart-js.ts";
import { vegaLite } from "../renderers/vega-lite.ts";
import type { NonChart } from "./drawn.ts";
import { CHART_JS, VEGA_LITE } from "./library-charts.ts";
import * as screens from "./screens.ts";

// Pictures without a chart of prices that need a browser.
const COPIES = 3;
const WIDTH = 900;
const HEIGHT = 520;

/** The reader may be tuned on these; the others only measure it. */
const TUNING = new Set([
  "spreadsheet",
  "chat",
  "article",
  "terminal",
  "dashboard",
  "js-doughnut",
  "js-two-lines",
  "js-bars",
  "vega-box-plot",
  "vega-strips",
  "vega-stream",
  "vega-ranges",
]);

async function pictures<Plan>(
  page: Page,
  source: string,
  kinds: Readonly<Record<string, (random: Random) => Plan>>,
  draw: (plan: Plan) => Promise<void>,
): Promise<readonly NonChart[]> {
  const made: NonChart[] = [];
  for (const [at, [kind, planOf]] of Object.entries(kinds).entries()) {
    for (let copy = 0; copy < COPIES; copy++) {
      await draw(planOf(randomOf(12_000 + 100 * at + copy)));
      const set = TUNING.has(kind) ? "tuning" : "held-out";
      made.push({ name: `${kind}-${copy}`, source, set, bytes: await page.screenshot(), extension: "png" });
    }
  }
  return made;
}

export async function pagePictures(pages: ChartPages): Promise<readonly NonChart[]> {
  const window = await pages.open({ ...chartJs, bundles: [] }, 1);
  const js = await pages.open(chartJs, 1);
  const vega = await pages.open(vegaLite, 1);
  for (const page of [js, vega]) await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  return [
    ...(await pictures(window, "page", screens, async ({ html, width, height }) => {
      await window.setViewportSize({ width, height });
      await window.setContent(`<!doctype html><body style="margin:0">${html}</body>`);
    })),
    ...(await pictures(js, "other-chart", CHART_JS, (config) => js.evaluate<void, object>(drawChart, config))),
    ...(await pictures(vega, "other-chart", VEGA_LITE, (spec) => {
      const size = { width: WIDTH - 160, height: HEIGHT - 110 };
      return vega.evaluate(drawVega, { ...spec, ...size } as Compiler.TopLevelSpec);
    })),
  ];
}

/** Runs in the page. */
function drawChart(given: object): void {
  const config = given as ChartConfiguration;
  const { Chart: Library } = globalThis as unknown as { Chart: typeof Chart };
  document.body.innerHTML = `<div style="width:100vw;height:100vh"><canvas></canvas></div>`;
  document.body.style.margin = "0";
  new Library(document.querySelector("canvas")!, {
    ...config,
    options: { ...config.options, maintainAspectRatio: false },
  });
}

/** Runs in the page. */
async function drawVega(spec: Compiler.TopLevelSpec): Promise<void> {
  const page = globalThis as unknown as { vega: typeof Runtime; vegaLite: typeof Compiler };
  document.body.innerHTML = `<div id="chart"></div>`;
  const view = new page.vega.View(page.vega.parse(page.vegaLite.compile(spec).spec), { renderer: "canvas" });
  await view.initialize("#chart").runAsync();
}
