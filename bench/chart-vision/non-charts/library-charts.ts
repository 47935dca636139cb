import type { ChartConfiguration } from "chart.js";
import type { TopLevelSpec } from "vega-lite";
import { gauss, pick, type Random } from "@candlewise/chart-vision/testing/random";

// Charts of other things than one price over time, as chart.js and Vega-Lite draw them.

const COLORS = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b"];

const counted = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));
const values = (random: Random, count: number) => counted(count, () => Math.round(10 + random() * 90));
const names = (count: number) => counted(count, (at) => `Item ${at + 1}`);

function walk(random: Random, count: number, step = 4): number[] {
  let value = 40 + random() * 40;
  return counted(count, () => (value += gauss(random) * step));
}

const datasets = (random: Random, series: number, count: number, of = values) =>
  counted(series, (at) => ({
    label: `Region ${at + 1}`,
    data: [...of(random, count)],
    borderColor: COLORS[at % COLORS.length]!,
    backgroundColor: `${COLORS[at % COLORS.length]}99`,
    pointRadius: pick(random, [0, 3]),
  }));

const chart = (
  type: ChartConfiguration["type"],
  count: number,
  data: ReturnType<typeof datasets>,
  scales?: object,
): ChartConfiguration => ({
  type,
  data: { labels: names(count), datasets: data },
  options: { animation: false, ...(scales && { scales }) },
});

const stacked = { x: { stacked: true }, y: { stacked: true } };

export const CHART_JS: Readonly<Record<string, (random: Random) => ChartConfiguration>> = {
  "js-doughnut": (random) => ({
    type: "doughnut",
    data: { labels: names(6), datasets: [{ data: values(random, 6), backgroundColor: COLORS }] },
    options: { animation: false },
  }),
  "js-two-lines": (random) => chart("line", 80, datasets(random, 2, 80, walk)),
  "js-four-lines": (random) => chart("line", 30, datasets(random, 4, 30, walk)),
  "js-radar": (random) => chart("radar", 7, datasets(random, 3, 7)),
  "js-stacked-bars": (random) => chart("bar", 30, datasets(random, 3, 30), stacked),
  "js-bars": (random) => chart("bar", 60, datasets(random, 1, 60)),
  "js-floating-bars": (random) => ({
    type: "bar",
    data: {
      labels: names(18),
      datasets: [
        {
          label: "Range",
          data: values(random, 18).map((value): [number, number] => [value, value + 5 + random() * 40]),
          backgroundColor: COLORS[2]!,
        },
      ],
    },
    options: { animation: false },
  }),
  "js-bubbles": (random) => ({
    type: "bubble",
    data: {
      datasets: counted(3, (at) => ({
        label: `Group ${at}`,
        data: counted(30, () => ({ x: random() * 100, y: random() * 100, r: 3 + random() * 15 })),
        backgroundColor: `${COLORS[at]}88`,
      })),
    },
    options: { animation: false },
  }),
};

const table = (columns: Readonly<Record<string, readonly (number | string)[]>>, count: number) => ({
  values: counted(count, (at) => Object.fromEntries(Object.entries(columns).map(([name, all]) => [name, all[at]!]))),
});

/** Several groups of numbers below each other. */
const groups = (random: Random, count: number, size: number) =>
  table(
    {
      group: counted(count * size, (at) => `G${at % count}`),
      value: counted(count * size, (at) => 50 + 12 * gauss(random) + (at % count) * 4),
    },
    count * size,
  );

const quantity = (field: string) => ({ field, type: "quantitative" as const });
const category = (field: string) => ({ field, type: "nominal" as const });

/** One row for each series and step. */
function overTime(random: Random, series: number, length: number, low = 0) {
  const all = counted(series, () => walk(random, length, 5).map((value) => Math.max(low, value)));
  return table(
    {
      step: counted(series * length, (at) => at % length),
      name: counted(series * length, (at) => `S${Math.floor(at / length)}`),
      value: all.flat(),
    },
    series * length,
  );
}

export const VEGA_LITE: Readonly<Record<string, (random: Random) => TopLevelSpec>> = {
  "vega-box-plot": (random) => ({
    data: groups(random, pick(random, [6, 12, 20]), 30),
    mark: { type: "boxplot", extent: pick(random, ["min-max", 1.5]) },
    encoding: { x: category("group"), y: { ...quantity("value"), scale: { zero: false } }, color: category("group") },
  }),
  "vega-strips": (random) => ({
    data: groups(random, 12, 25),
    mark: "tick",
    encoding: { x: quantity("value"), y: category("group") },
  }),
  "vega-lines": (random) => ({
    data: overTime(random, pick(random, [2, 3, 5]), 90),
    mark: "line",
    encoding: { x: quantity("step"), y: quantity("value"), color: category("name") },
  }),
  "vega-histogram": (random) => ({
    data: groups(random, 1, 500),
    mark: "bar",
    encoding: { x: { ...quantity("value"), bin: { maxbins: 60 } }, y: { aggregate: "count" } },
  }),
  "vega-stream": (random) => ({
    data: overTime(random, 6, 60, 5),
    mark: { type: "area", interpolate: "monotone" },
    encoding: {
      x: quantity("step"),
      y: { ...quantity("value"), stack: pick(random, ["center", "zero"]) },
      color: category("name"),
    },
  }),
  "vega-density": (random) => ({
    data: groups(random, 3, 200),
    transform: [{ density: "value", groupby: ["group"], bandwidth: 3 }],
    mark: { type: "area", opacity: 0.5 },
    encoding: { x: quantity("value"), y: quantity("density"), color: category("group") },
  }),
  "vega-ranges": (random) => ({
    data: table(
      {
        name: names(24),
        low: counted(24, () => 10 + random() * 40),
        high: counted(24, () => 55 + random() * 40),
      },
      24,
    ),
    encoding: { y: category("name") },
    layer: [
      { mark: "rule", encoding: { x: quantity("low"), x2: { field: "high" } } },
      { mark: { type: "point", filled: true }, encoding: { x: quantity("low") } },
      { mark: { type: "point", filled: true }, encoding: { x: quantity("high") } },
    ],
  }),
  "vega-error-bars": (random) => ({
    data: groups(random, 18, 12),
    encoding: { x: category("group"), y: { ...quantity("value"), scale: { zero: false } } },
    layer: [
      { mark: { type: "errorbar", extent: "stdev", ticks: true } },
      { mark: { type: "point", filled: true }, encoding: { y: { aggregate: "mean", ...quantity("value") } } },
    ],
  }),
};
