/** The colors of one side, rising or falling. */
export interface CandleColors {
  /** Null for a body that shows the background. */
  readonly fill: string | null;
  readonly border: string;
  readonly wick: string;
}

/** The colors and lines that a charting product gives all its charts. */
export interface ChartTheme {
  readonly name: string;
  /** Two colors for a gradient from top to bottom. */
  readonly background: string | readonly [string, string];
  /** The plot, when it differs from the rest. */
  readonly plot?: string;
  readonly text: string;
  readonly grid: string;
  readonly up: CandleColors;
  readonly down: CandleColors;
  /** Of lines, areas and OHLC bars that have one color. */
  readonly line: string;
}

export type GridStyle = "solid" | "dashed" | "dotted" | "horizontal" | "none";
export type AxisSide = "right" | "left" | "both" | "inside" | "none";
export type LabelFormat = "plain" | "comma" | "european" | "space" | "apostrophe" | "dollar" | "euro";
export type VolumeBars = "none" | "overlay" | "pane";
export type SeriesKind = "candles" | "bars" | "line" | "area";

/** Everything about a drawing but its prices. */
export interface ChartStyle {
  readonly theme: ChartTheme;
  readonly kind: SeriesKind;
  readonly width: number;
  readonly height: number;
  readonly scale: "linear" | "log";
  readonly axis: AxisSide;
  readonly grid: GridStyle;
  readonly labels: LabelFormat;
  /** Decimals of the quote on every label; otherwise as few as the steps of the axis need. */
  readonly hasQuoteDecimals: boolean;
  readonly font: string;
  readonly fontSize: number;
  /** Width of a body, as a share of the distance between candles. */
  readonly bodyShare: number;
  /** Width of wicks, borders, OHLC bars and lines in pixels. */
  readonly stroke: number;
  /** Edges on whole pixels, as canvas charts draw them; otherwise blended. */
  readonly isCrisp: boolean;
  /** Empty part of the plot on the right, as a share of its width. */
  readonly rightGap: number;
  readonly volume: VolumeBars;
  readonly averages: readonly number[];
  readonly hasBands: boolean;
  readonly hasLastPrice: boolean;
  readonly hasTrendLines: boolean;
  readonly hasLegend: boolean;
  readonly hasWatermark: boolean;
  readonly hasCrosshair: boolean;
}

const filled = (color: string): CandleColors => ({ fill: color, border: color, wick: color });
const hollow = (color: string): CandleColors => ({ fill: null, border: color, wick: color });
const bordered = (fill: string, border: string, wick = border): CandleColors => ({ fill, border, wick });

const theme = (
  name: string,
  [background, text, grid]: readonly [ChartTheme["background"], string, string],
  up: CandleColors,
  down: CandleColors,
  line = "#2962ff",
): ChartTheme => ({ name, background, text, grid, up, down, line });

export const THEMES = {
  dark: theme("dark", ["#131722", "#d1d4dc", "#2a2e39"], filled("#26a69a"), filled("#ef5350")),
  light: theme("light", ["#ffffff", "#131722", "#e6e9f0"], filled("#089981"), filled("#f23645")),
  hollowDark: theme("hollow dark", ["#101418", "#c8ccd2", "#22282f"], hollow("#3ddc84"), filled("#ff5c5c"), "#f0b90b"),
  hollowLight: theme("hollow light", ["#fcfcfc", "#333333", "#e3e3e3"], hollow("#1a7f37"), filled("#cf222e")),
  redUp: theme("red up", ["#ffffff", "#333333", "#eeeeee"], hollow("#eb5454"), filled("#1f9d63"), "#d9534f"),
  redUpDark: theme("red up dark", ["#0b0e11", "#b7bdc6", "#1e2329"], filled("#f6465d"), filled("#0ecb81")),
  mono: theme("mono", ["#ffffff", "#222222", "#dddddd"], bordered("#ffffff", "#111111"), filled("#111111"), "#111111"),
  monoDark: theme("mono dark", ["#000000", "#cccccc", "#262626"], filled("#f2f2f2"), hollow("#f2f2f2"), "#f2f2f2"),
  pastel: theme("pastel", ["#faf7f2", "#6b6460", "#ece5db"], filled("#a8d5ba"), filled("#f2b5b0"), "#c39bd3"),
  contrast: theme("contrast", ["#000000", "#ffffff", "#333333"], filled("#00ff00"), filled("#ff0000"), "#ffff00"),
  terminal: theme(
    "terminal",
    ["#000000", "#c0c0c0", "#404858"],
    hollow("#00ff00"),
    bordered("#ffffff", "#00ff00"),
    "#00ff00",
  ),
  blueOrange: theme("blue orange", ["#f7f9fb", "#455a64", "#dfe5ea"], filled("#1e88e5"), filled("#fb8c00"), "#5e35b1"),
  bordered: theme(
    "bordered",
    ["#ffffff", "#37474f", "#eceff1"],
    bordered("#66bb6a", "#1b5e20", "#424242"),
    bordered("#ef5350", "#7f0000", "#424242"),
  ),
  gradient: theme(
    "gradient",
    [["#1f2a48", "#0b1020"], "#dfe6f5", "#2c385c"],
    filled("#4fc3f7"),
    filled("#ff8a65"),
    "#ffd54f",
  ),
  sepia: theme(
    "sepia",
    ["#f4ecd8", "#5b4636", "#e2d6bb"],
    bordered("#f4ecd8", "#5b4636"),
    filled("#5b4636"),
    "#8b4513",
  ),
  violet: theme("violet", ["#1a1423", "#d7cde8", "#2f2540"], filled("#7ee8c7"), filled("#b388ff"), "#ff80ab"),
  tinted: {
    ...theme("tinted", ["#f2f2f2", "#2a3f5f", "#ffffff"], filled("#2ca02c"), filled("#d62728"), "#1f77b4"),
    plot: "#e5ecf6",
  },
  navy: theme("navy", ["#0d253f", "#9fb3c8", "#1b3a57"], bordered("#0d253f", "#21d07a"), filled("#e8505b"), "#01b4e4"),
} as const satisfies Record<string, ChartTheme>;

export const PLAIN_STYLE: ChartStyle = {
  theme: THEMES.dark,
  kind: "candles",
  width: 900,
  height: 500,
  scale: "linear",
  axis: "right",
  grid: "solid",
  labels: "plain",
  hasQuoteDecimals: true,
  font: "DejaVu Sans",
  fontSize: 12,
  bodyShare: 0.7,
  stroke: 1,
  isCrisp: true,
  rightGap: 0.04,
  volume: "none",
  averages: [],
  hasBands: false,
  hasLastPrice: true,
  hasTrendLines: false,
  hasLegend: false,
  hasWatermark: false,
  hasCrosshair: false,
};
