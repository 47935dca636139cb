import type * as Library from "echarts";
import type { Page } from "playwright-core";
import { THEMES } from "@candlewise/chart-vision/testing/chart-style";
import { pick, randomOf, type Random } from "@candlewise/chart-vision/testing/random";
import type { NonChart } from "./drawn.ts";

/** Charts that show something else than prices over time, as options of ECharts. */
const KINDS: Readonly<Record<string, (random: Random) => object>> = {
  bar: (random) => ({ ...axes(14), series: [{ type: "bar", data: values(random, 14) }] }),
  "grouped-bar": (random) => ({
    ...axes(10),
    legend: {},
    series: [0, 1, 2].map((at) => ({ name: `Region ${at}`, type: "bar", data: values(random, 10) })),
  }),
  "stacked-bar": (random) => ({
    ...axes(24),
    series: [0, 1, 2].map(() => ({ type: "bar", stack: "all", data: values(random, 24) })),
  }),
  pie: (random) => ({
    legend: { orient: "vertical", left: 0 },
    series: [{ type: "pie", data: values(random, 7).map((value, at) => ({ value, name: `Part ${at}` })) }],
  }),
  scatter: (random) => ({
    xAxis: {},
    yAxis: {},
    series: [0, 1].map(() => ({ type: "scatter", data: values(random, 90).map((value) => [random() * 100, value]) })),
  }),
  heatmap: (random) => ({
    ...axes(20),
    yAxis: { type: "category", data: names(10) },
    visualMap: { min: 0, max: 100 },
    series: [
      { type: "heatmap", data: Array.from({ length: 200 }, (_, at) => [at % 20, Math.floor(at / 20), random() * 100]) },
    ],
  }),
  boxplot: (random) => ({
    ...axes(9),
    series: [{ type: "boxplot", data: Array.from({ length: 9 }, () => values(random, 5).toSorted((a, b) => a - b)) }],
  }),
  waterfall: (random) => {
    const steps = values(random, 12).map((value) => value - 45);
    const base = steps.map((_, at) => 200 + steps.slice(0, at).reduce((sum, step) => sum + step, 0));
    return {
      ...axes(12),
      series: [
        {
          type: "bar",
          stack: "w",
          itemStyle: { color: "transparent" },
          data: base.map((from, at) => Math.min(from, from + (steps[at] ?? 0))),
        },
        {
          type: "bar",
          stack: "w",
          data: steps.map((step) => ({
            value: Math.abs(step),
            itemStyle: { color: step > 0 ? "#2ca02c" : "#d62728" },
          })),
        },
      ],
    };
  },
  gantt: (random) => ({
    xAxis: {},
    yAxis: { type: "category", data: names(12) },
    series: [
      { type: "bar", stack: "g", itemStyle: { color: "transparent" }, data: values(random, 12) },
      { type: "bar", stack: "g", data: values(random, 12) },
    ],
  }),
  "multi-line": (random) => ({
    ...axes(40),
    legend: {},
    series: [0, 1, 2, 3, 4].map((at) => ({
      name: `City ${at}`,
      type: "line",
      showSymbol: false,
      data: walk(random, 40),
    })),
  }),
  radar: (random) => ({
    radar: { indicator: names(6).map((name) => ({ name, max: 100 })) },
    series: [{ type: "radar", data: [0, 1].map(() => ({ value: values(random, 6) })) }],
  }),
  treemap: (random) => ({
    series: [{ type: "treemap", data: values(random, 14).map((value, at) => ({ value, name: `Sector ${at}` })) }],
  }),
  gauge: (random) => ({ series: [{ type: "gauge", data: [{ value: Math.round(random() * 100), name: "Load" }] }] }),
  sankey: (random) => ({
    series: [
      {
        type: "sankey",
        data: names(8).map((name) => ({ name })),
        links: Array.from({ length: 12 }, (_, at) => ({
          source: `N${at % 4}`,
          target: `N${4 + Math.floor(at / 3)}`,
          value: 1 + random() * 9,
        })),
      },
    ],
  }),
};

const COPIES = 3;

const names = (count: number) => Array.from({ length: count }, (_, at) => `N${at}`);
const values = (random: Random, count: number) => Array.from({ length: count }, () => Math.round(10 + random() * 90));
const axes = (count: number) => ({ xAxis: { type: "category", data: names(count) }, yAxis: {} });

function walk(random: Random, count: number): readonly number[] {
  let value = 40 + random() * 40;
  return Array.from({ length: count }, () => (value += (random() - 0.5) * 12));
}

export async function otherCharts(page: Page): Promise<readonly NonChart[]> {
  const pictures: NonChart[] = [];
  for (const [source, optionOf] of Object.entries(KINDS)) {
    for (let copy = 0; copy < COPIES; copy++) {
      const random = randomOf(9000 + 10 * Object.keys(KINDS).indexOf(source) + copy);
      const theme = pick(random, Object.values(THEMES));
      const background = typeof theme.background === "string" ? theme.background : theme.background[0];
      await page.setViewportSize(copy === 1 ? { width: 640, height: 420 } : { width: 960, height: 560 });
      await page.evaluate(
        ({ option, color }) => {
          document.body.innerHTML = `<div id="chart" style="position:fixed;inset:0;background:${color}"></div>`;
          document.body.style.margin = "0";
          const lib = (globalThis as unknown as { echarts: typeof Library }).echarts;
          lib.init(document.querySelector<HTMLElement>("#chart")).setOption(option as Library.EChartsOption);
        },
        {
          option: {
            animation: false,
            textStyle: { color: theme.text },
            title: { text: "Report", textStyle: { color: theme.text } },
            ...optionOf(random),
          },
          color: background,
        },
      );
      pictures.push({
        name: `${source}-${copy}`,
        source: "other-chart",
        set: "tuning",
        bytes: await page.screenshot(),
        extension: "png",
      });
    }
  }
  return pictures;
}
