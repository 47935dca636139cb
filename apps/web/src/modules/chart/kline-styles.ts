import type { CandleType, DeepPartial, Styles, TextStyle } from "klinecharts";
import { faded, type ChartTheme } from "./chart-theme.ts";
import type { CandleLook } from "./chart-port.ts";

const TYPES = {
  candles: "candle_solid",
  hollow: "candle_up_stroke",
  bars: "ohlc",
  line: "area",
  area: "area",
  heikinAshi: "candle_solid",
} as const satisfies Record<CandleLook, CandleType>;

const textOf = ({ font }: ChartTheme, size = 11) => ({ family: font, size, weight: "600" });

function candleStyles(theme: ChartTheme, look: CandleLook): DeepPartial<Styles["candle"]> {
  const { gain, loss, violet, faintText } = theme;
  const mark = { color: theme.softText, textFamily: theme.font, textSize: 11, textWeight: "600" };
  return {
    type: TYPES[look],
    bar: {
      upColor: gain,
      upBorderColor: gain,
      upWickColor: gain,
      downColor: loss,
      downBorderColor: loss,
      downWickColor: loss,
      noChangeColor: faintText,
      noChangeBorderColor: faintText,
      noChangeWickColor: faintText,
    },
    area: {
      lineColor: violet,
      lineSize: 2,
      backgroundColor: [
        { offset: 0, color: faded(violet, look === "area" ? 0.24 : 0) },
        { offset: 1, color: faded(violet, look === "area" ? 0.02 : 0) },
      ],
      point: { color: violet, rippleColor: faded(violet, 0.3), animation: !theme.isCalm },
    },
    priceMark: {
      high: mark,
      low: mark,
      // Drawn by `kline-order-lines.ts`: Heikin-Ashi bars close at other prices than the market.
      last: { show: false },
    },
    // The read-out above the chart says it, in words that can be read aloud.
    tooltip: { showRule: "none" },
  };
}

type Hue = "violet" | "streak" | "near" | "teal" | "pink" | "blue" | "gain" | "loss";

/** No two studies over the prices share a color. */
const HUES: Readonly<Record<string, readonly Hue[]>> = {
  MA: ["blue", "streak", "violet"],
  EMA: ["teal", "near", "pink"],
  BOLL: ["pink", "violet", "pink"],
  VOL: ["streak"],
  MACD: ["blue", "streak"],
  STOCH: ["blue", "streak"],
  DMI: ["gain", "loss", "blue", "near"],
};

/** The lines of a study, in its own colors. */
export const linesOfIndicator = (name: string, theme: ChartTheme) =>
  (HUES[name] ?? ["violet", "streak", "blue", "teal"]).map((hue) => ({
    color: theme[hue],
    size: 1.5,
    smooth: false,
    style: "solid" as const,
    dashedValue: [2, 2],
  }));

function indicatorStyles(theme: ChartTheme): DeepPartial<Styles["indicator"]> {
  const up = faded(theme.gain, 0.55);
  const down = faded(theme.loss, 0.55);
  const bar = { upColor: up, downColor: down, noChangeColor: faded(theme.faintText, 0.55) };
  const text = { ...textOf(theme), color: theme.softText };
  return {
    ohlc: bar,
    bars: [bar],
    circles: [{ ...bar, upColor: theme.gain, downColor: theme.loss }],
    lines: linesOfIndicator("", theme),
    tooltip: { offsetTop: 4, title: text, legend: { ...text, defaultValue: "–" } },
  };
}

/** Overlay text: a label with its own background. */
const label = (theme: ChartTheme): Partial<TextStyle> => ({
  ...textOf(theme),
  color: theme.text,
  backgroundColor: theme.surface,
  borderColor: theme.violet,
  borderSize: 1,
  borderRadius: 6,
  style: "stroke_fill",
  paddingLeft: 6,
  paddingRight: 6,
  paddingTop: 4,
  paddingBottom: 4,
});

/** The look of the whole chart, in the colors of the page. */
export function chartStyles(theme: ChartTheme, look: CandleLook): DeepPartial<Styles> {
  const grid = { color: faded(theme.line, 0.55), style: "solid" as const, size: 1 };
  const axis = {
    axisLine: { color: theme.line },
    tickLine: { show: false },
    tickText: { ...textOf(theme), color: theme.softText },
  };
  const direction = {
    line: { color: theme.border, style: "dashed" as const, dashedValue: [4, 4] },
    text: {
      ...textOf(theme),
      color: theme.surface,
      backgroundColor: theme.text,
      borderColor: theme.text,
      borderRadius: 6,
    },
  };
  return {
    grid: { horizontal: grid, vertical: grid },
    candle: candleStyles(theme, look),
    indicator: indicatorStyles(theme),
    xAxis: axis,
    yAxis: axis,
    separator: { color: theme.line, activeBackgroundColor: faded(theme.violet, 0.15), size: 1 },
    crosshair: { horizontal: direction, vertical: direction },
    overlay: {
      point: {
        color: theme.surface,
        borderColor: theme.violet,
        borderSize: 2,
        radius: 5,
        activeColor: theme.violet,
        activeBorderColor: faded(theme.violet, 0.35),
        activeBorderSize: 4,
        activeRadius: 6,
      },
      line: { color: theme.violet, size: 1.5 },
      rect: { color: faded(theme.violet, 0.14), borderColor: theme.violet, borderSize: 1, style: "stroke_fill" },
      polygon: { color: faded(theme.violet, 0.14), borderColor: theme.violet },
      text: label(theme),
    },
  };
}
