import type * as Library from "klinecharts";
import type { Renderer } from "./renderer.ts";

export const klineCharts: Renderer = {
  name: "klinecharts",
  bundles: ["klinecharts/dist/umd/klinecharts.min.js"],
  cannot: [],
  async draw({ style, bars, times, decimals, extras }, label) {
    const lib = (globalThis as unknown as { klinecharts: typeof Library }).klinecharts;
    const { theme, width } = style;
    const { up, down } = theme;
    const isArea = style.kind === "area" || style.kind === "line";
    const hollow = (["candle_solid", "candle_up_stroke", "candle_down_stroke", "candle_stroke"] as const)[
      (up.fill === null ? 1 : 0) + (down.fill === null ? 2 : 0)
    ];
    const text = { color: theme.text, size: style.fontSize, family: style.font };
    const dash = style.grid === "dashed" || style.grid === "dotted" ? "dashed" : "solid";
    const grid = { color: theme.grid, style: dash, dashedValue: style.grid === "dotted" ? [1, 3] : [5, 4] } as const;
    const chart = lib.init(document.querySelector<HTMLElement>("#chart") ?? document.body, {
      formatter: { formatBigNumber: String },
      decimalFold: { format: String },
      thousandsSeparator: { format: String },
      styles: {
        grid: {
          horizontal: { ...grid, show: style.grid !== "none" },
          vertical: { ...grid, show: style.grid !== "none" && style.grid !== "horizontal" },
        },
        candle: {
          type: isArea ? "area" : style.kind === "bars" ? "ohlc" : (hollow ?? "candle_solid"),
          bar: {
            compareRule: "current_open",
            upColor: up.fill ?? up.border,
            downColor: down.fill ?? down.border,
            noChangeColor: up.border,
            upBorderColor: up.border,
            downBorderColor: down.border,
            noChangeBorderColor: up.border,
            upWickColor: up.wick,
            downWickColor: down.wick,
            noChangeWickColor: up.wick,
          },
          area: {
            lineSize: style.stroke * 1.5,
            lineColor: theme.line,
            value: "close",
            smooth: false,
            point: { show: extras.includes("pulse") },
            backgroundColor:
              style.kind === "line"
                ? "transparent"
                : [
                    { offset: 0, color: `${theme.line}08` },
                    { offset: 1, color: `${theme.line}55` },
                  ],
          },
          priceMark: {
            high: { show: extras.includes("high and low"), color: theme.text },
            low: { show: extras.includes("high and low"), color: theme.text },
            last: {
              show: style.hasLastPrice,
              upColor: up.border,
              downColor: down.border,
              noChangeColor: up.border,
              compareRule: "current_open",
            },
          },
          tooltip: { showRule: style.hasLegend ? "always" : "none" },
        },
        indicator: { tooltip: { showRule: style.hasLegend ? "always" : "none" } },
        xAxis: { tickText: text, axisLine: { color: theme.grid }, tickLine: { color: theme.grid } },
        yAxis: {
          tickText: text,
          axisLine: { show: !extras.includes("no axis line"), color: theme.grid },
          tickLine: { color: theme.grid },
        },
        separator: { color: theme.grid },
      },
    });
    if (!chart) throw new Error("klinecharts did not start.");
    chart.setSymbol({ ticker: "ACME", pricePrecision: decimals, volumePrecision: 0 });
    chart.setPeriod({ type: "day", span: 1 });
    const data = bars.map((bar, at) => ({ ...bar, timestamp: times[at] ?? 0 }));
    chart.setDataLoader({ getBars: ({ type, callback }) => callback(type === "init" ? data : [], false) });
    if (style.axis === "left" || style.axis === "inside" || style.scale === "log") {
      chart.overrideYAxis({
        paneId: "candle_pane",
        position: style.axis === "left" ? "left" : "right",
        inside: style.axis === "inside",
        name: style.scale === "log" ? "logarithm" : "normal",
      });
    }
    if (style.averages.length > 0)
      chart.createIndicator({ name: "MA", calcParams: [...style.averages], paneId: "candle_pane" }, true);
    if (style.hasBands) chart.createIndicator({ name: "BOLL", paneId: "candle_pane" }, true);
    if (style.volume === "pane") chart.createIndicator("VOL");
    if (extras.includes("macd")) chart.createIndicator("MACD");
    const axisWidth = style.axis === "inside" ? 0 : label(bars[0]?.high ?? 0).length * style.fontSize * 0.7 + 16;
    chart.setBarSpace(Math.min(50, Math.max(1, ((width - axisWidth) * (1 - style.rightGap)) / bars.length)));
    chart.setOffsetRightDistance(Math.max(0, (width - axisWidth) * style.rightGap));
    await new Promise((resolve) => setTimeout(resolve, 250));
    const box = (position: "main" | "root") => chart.getSize("candle_pane", position);
    const main = box("main");
    const left = main?.left ?? 0;
    const top = box("root")?.top ?? 0;
    const at = (index: number, value: number) => {
      const [point] = [
        chart.convertToPixel([{ dataIndex: index, value }], { paneId: "candle_pane", absolute: true }),
      ].flat();
      // The library counts columns from the edge of the pane, not of the chart, where an axis on the left may be.
      return { x: left + (point?.x ?? Number.NaN), y: point?.y ?? Number.NaN };
    };
    return {
      plot: { left, top, right: left + (main?.width ?? width), bottom: top + (main?.height ?? 0) },
      x: bars.map((_, index) => at(index, 0).x),
      y: bars.map(({ open, high, low, close }, index) => [open, high, low, close].map((price) => at(index, price).y)),
    };
  },
};
