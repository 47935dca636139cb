import type * as Library from "chart.js";
import type { Renderer } from "./renderer.ts";

export const chartJs: Renderer = {
  name: "chart.js",
  bundles: ["chart.js/dist/chart.umd.js", "chartjs-chart-financial/dist/chartjs-chart-financial.js"],
  cannot: [],
  draw({ style, bars, times, averages }, label) {
    const { Chart } = globalThis as unknown as { Chart: typeof Library.Chart };
    const { theme, width, height } = style;
    const { up, down } = theme;
    const canvas = document.createElement("canvas");
    document.querySelector("#chart")?.append(canvas);
    const isLine = style.kind === "line" || style.kind === "area";
    const colors = (of: "fill" | "border") => ({
      up: up[of] ?? "transparent",
      down: down[of] ?? "transparent",
      unchanged: up[of] ?? "transparent",
    });
    const main = isLine
      ? {
          type: "line",
          data: bars.map(({ close }, x) => ({ x, y: close })),
          borderColor: theme.line,
          borderWidth: style.stroke * 1.5,
          pointRadius: 0,
          fill: style.kind === "area" ? "start" : false,
          backgroundColor: `${theme.line}33`,
        }
      : {
          type: style.kind === "bars" ? "ohlc" : "candlestick",
          data: bars.map(({ open, high, low, close }, x) => ({ x, o: open, h: high, l: low, c: close })),
          backgroundColors: colors("fill"),
          borderColors: colors("border"),
          color: colors("border"),
          ...(style.kind === "bars" && { lineWidth: style.stroke, borderColor: colors("border") }),
        };
    const font = { family: style.font, size: style.fontSize };
    const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
    const grid = { color: theme.grid, display: style.grid !== "none" };
    const isInside = style.axis === "inside";
    const lows = Math.min(...bars.map(({ low }) => low));
    const highs = Math.max(...bars.map(({ high }) => high));
    const room = (highs - lows) * 0.05;
    const config = {
      type: main.type,
      data: {
        datasets: [
          { label: "ACME", xAxisID: "x", yAxisID: "y", ...main },
          ...averages.map((values, at) => ({
            type: "line",
            xAxisID: "x",
            yAxisID: "y",
            label: `SMA ${style.averages[at]}`,
            data: values.flatMap((y, x) => (y === null ? [] : [{ x, y }])),
            borderColor: ["#ff9800", "#3f51b5", "#9c27b0"][at % 3],
            borderWidth: 1.3,
            pointRadius: 0,
          })),
          ...(style.volume === "none"
            ? []
            : [
                {
                  type: "bar",
                  label: "Volume",
                  xAxisID: "x",
                  yAxisID: "volume",
                  data: bars.map(({ volume }, x) => ({ x, y: volume })),
                  backgroundColor: bars.map(({ open, close }) => `${(close >= open ? up : down).border}66`),
                },
              ]),
        ],
      },
      options: {
        animation: false,
        responsive: false,
        devicePixelRatio: globalThis.devicePixelRatio,
        parsing: false,
        plugins: {
          legend: { display: style.hasLegend, labels: { color: theme.text, font } },
          title: { display: style.hasLegend, text: "ACME daily", color: theme.text },
          tooltip: { enabled: false },
        },
        scales: {
          x: {
            axis: "x",
            type: "linear",
            min: -0.5,
            max: bars.length - 0.5 + Math.round(style.rightGap * bars.length),
            offset: false,
            ticks: {
              color: theme.text,
              font,
              maxTicksLimit: 8,
              maxRotation: 0,
              callback: (value: number) => (times[value] === undefined ? "" : day.format(times[value])),
            },
            grid: { ...grid, display: grid.display && style.grid !== "horizontal" },
          },
          y: {
            axis: "y",
            type: style.scale === "log" ? "logarithmic" : "linear",
            position: style.axis === "left" ? "left" : "right",
            min: lows - room * (style.volume === "overlay" ? 5 : 1),
            max: highs + room,
            ticks: { color: theme.text, font, mirror: isInside, callback: (value: number) => label(value) },
            grid,
          },
          ...(style.volume !== "none" && {
            volume: { axis: "y", display: false, max: Math.max(...bars.map(({ volume }) => volume)) * 5 },
          }),
        },
      },
    };
    canvas.width = width;
    canvas.height = height;
    const chart = new Chart(canvas, config as unknown as Library.ChartConfiguration);
    const x = chart.scales["x"];
    const y = chart.scales["y"];
    if (!x || !y) throw new Error("Chart.js made no scales.");
    return {
      plot: chart.chartArea,
      x: bars.map((_, at) => x.getPixelForValue(at)),
      y: bars.map(({ open, high, low, close }) => [open, high, low, close].map((price) => y.getPixelForValue(price))),
    };
  },
};
