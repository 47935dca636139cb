import type { ChartStyle, ChartTheme, SeriesKind } from "@candlewise/chart-vision/testing/chart-style";
import { THEMES } from "@candlewise/chart-vision/testing/chart-style";
import { randomStyle } from "@candlewise/chart-vision/testing/own-charts";
import { chance, pick, randomOf } from "@candlewise/chart-vision/testing/random";
import { chartRequest } from "./chart-request.ts";
import { terminal, webPage, workstation } from "./frames/desktop.ts";
import { chartBox, type Frame } from "./frames/frame.ts";
import { broker, exchange, wallet } from "./frames/phone.ts";
import { HELD_OUT_THEMES } from "./held-out-themes.ts";
import type { PagePlan } from "./render-page.ts";
import { chartJs } from "./renderers/chart-js.ts";
import { eCharts } from "./renderers/echarts.ts";
import { klineCharts } from "./renderers/klinecharts.ts";
import { lightweightCharts } from "./renderers/lightweight-charts.ts";
import { plotly } from "./renderers/plotly.ts";
import type { Renderer } from "./renderers/renderer.ts";
import { uPlot } from "./renderers/uplot.ts";
import { vegaLite } from "./renderers/vega-lite.ts";

/** Tuning pictures may be looked at while the reader is written; held-out ones only measure it. */
export type PictureSet = "tuning" | "held-out";

export type Surroundings = "bare" | "desktop" | "phone";

export interface ChartPlan {
  readonly name: string;
  readonly set: PictureSet;
  readonly surroundings: Surroundings;
  readonly page: PagePlan;
}

interface Library {
  readonly renderer: Renderer;
  readonly set: PictureSet;
  readonly extras: readonly string[];
}

const LIBRARIES: readonly Library[] = [
  { renderer: lightweightCharts, set: "tuning", extras: ["logo", "tags", "thick bars"] },
  { renderer: eCharts, set: "tuning", extras: ["svg", "smooth", "bands", "axis line"] },
  { renderer: plotly, set: "tuning", extras: ["title", "calendar", "range slider", "mode bar"] },
  { renderer: klineCharts, set: "held-out", extras: ["pulse", "high and low", "no axis line", "macd"] },
  { renderer: chartJs, set: "held-out", extras: [] },
  { renderer: uPlot, set: "held-out", extras: ["no ticks"] },
  { renderer: vegaLite, set: "held-out", extras: ["svg", "title", "box", "si"] },
];

const BARE_CHARTS = 40;
const BARE_SIZES = [
  [480, 320],
  [640, 400],
  [720, 480],
  [900, 500],
  [1000, 560],
  [1280, 720],
] as const;

/** Seven of ten show candles. */
const KINDS: readonly SeriesKind[] = [
  "candles",
  "candles",
  "bars",
  "candles",
  "candles",
  "line",
  "candles",
  "candles",
  "area",
  "candles",
];

interface FrameSet {
  readonly frame: Frame;
  readonly name: string;
  readonly set: PictureSet;
  readonly surroundings: Surroundings;
  readonly libraries: readonly Renderer[];
  readonly count: number;
}

const ALL = LIBRARIES.map(({ renderer }) => renderer);

const FRAMES: readonly FrameSet[] = [
  {
    name: "terminal",
    frame: terminal,
    set: "tuning",
    surroundings: "desktop",
    libraries: [lightweightCharts, eCharts, plotly],
    count: 15,
  },
  {
    name: "broker",
    frame: broker,
    set: "tuning",
    surroundings: "phone",
    libraries: [lightweightCharts, eCharts, plotly],
    count: 18,
  },
  { name: "web-page", frame: webPage, set: "held-out", surroundings: "desktop", libraries: ALL, count: 14 },
  {
    name: "workstation",
    frame: workstation,
    set: "held-out",
    surroundings: "desktop",
    libraries: [lightweightCharts, klineCharts, uPlot],
    count: 14,
  },
  {
    name: "exchange",
    frame: exchange,
    set: "held-out",
    surroundings: "phone",
    libraries: [klineCharts, lightweightCharts, uPlot],
    count: 18,
  },
  { name: "wallet", frame: wallet, set: "held-out", surroundings: "phone", libraries: ALL, count: 14 },
];

const themesOf = (set: PictureSet): readonly ChartTheme[] =>
  set === "tuning" ? Object.values(THEMES) : HELD_OUT_THEMES;

/** The style without what the library cannot draw. */
function possible(style: ChartStyle, { cannot }: Renderer): ChartStyle {
  return {
    ...style,
    axis: style.axis === "inside" && cannot.includes("inside") ? "right" : style.axis,
    scale: style.scale === "log" && cannot.includes("log") ? "linear" : style.scale,
  };
}

function bareChart({ renderer, set, extras }: Library, index: number): ChartPlan {
  const seed = 1000 * (ALL.indexOf(renderer) + 1) + index;
  const random = randomOf(seed);
  const [width, height] = pick(random, BARE_SIZES);
  const kind = KINDS[index % KINDS.length] ?? "candles";
  const style = possible({ ...randomStyle(seed, themesOf(set)), width, height, kind }, renderer);
  const chosen = extras.filter(() => chance(random, 0.15));
  const html = chartBox(style.theme, { width, height });
  const page = {
    renderer,
    request: chartRequest(seed, style, chosen),
    html,
    width,
    height,
    ratio: pick(random, [1, 1, 1, 2]),
  };
  return { name: `${renderer.name}-${String(index).padStart(2, "0")}-${kind}`, set, surroundings: "bare", page };
}

function framedChart({ name, frame, set, surroundings, libraries, count }: FrameSet, index: number): ChartPlan {
  const seed = 100_000 + 1000 * FRAMES.findIndex((other) => other.name === name) + index;
  const random = randomOf(seed);
  const renderer = libraries[index % libraries.length] ?? lightweightCharts;
  const isPhone = surroundings === "phone";
  const theme = pick(random, themesOf(set));
  const { html, width, height, chart } = frame(theme, random);
  const kind = index >= count * 0.85 ? pick(random, ["line", "area"] as const) : index % 9 === 8 ? "bars" : "candles";
  const drawn: ChartStyle = {
    ...randomStyle(seed),
    theme,
    kind,
    ...chart,
    fontSize: isPhone ? pick(random, [10, 11]) : 12,
    ...(isPhone && {
      axis: chance(random, 0.7) ? "inside" : "right",
      hasLegend: false,
      volume: pick(random, ["none", "overlay", "pane"]),
      rightGap: 0.14,
    }),
  };
  const style = possible(drawn, renderer);
  const ratio = isPhone ? pick(random, [2, 3]) : pick(random, [1, 1, 2]);
  return {
    name: `${name}-${String(index).padStart(2, "0")}-${renderer.name}-${kind}`,
    set,
    surroundings,
    page: { renderer, request: chartRequest(seed, style, []), html, width, height, ratio },
  };
}

const counted = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Every chart that is drawn in a browser. */
export const chartPlans = (): readonly ChartPlan[] => [
  ...LIBRARIES.flatMap((library) => counted(BARE_CHARTS, (index) => bareChart(library, index))),
  ...FRAMES.flatMap((set) => counted(set.count, (index) => framedChart(set, index))),
];
