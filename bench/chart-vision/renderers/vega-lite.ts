import type * as Compiler from "vega-lite";
import type * as Runtime from "vega";
import type { Renderer } from "./renderer.ts";

export const vegaLite: Renderer = {
  name: "vega-lite",
  bundles: ["vega/build/vega.min.js", "vega-lite/build/vega-lite.min.js"],
  cannot: ["inside"],
  async draw({ style, bars, times, averages, extras }) {
    const page = globalThis as unknown as { vega: typeof Runtime; vegaLite: typeof Compiler };
    const { theme, width, height } = style;
    const { up, down } = theme;
    const rises = "datum.close >= datum.open";
    const color = (key: "fill" | "border" | "wick") => ({
      condition: { test: rises, value: up[key] ?? "transparent" },
      value: down[key] ?? "transparent",
    });
    const side = style.axis === "left" ? "left" : "right";
    const isMetric = extras.includes("si");
    const format =
      style.labels === "plain"
        ? isMetric
          ? {}
          : { format: "~f" }
        : { format: style.labels === "dollar" ? "$,~f" : ",~f" };
    const least = Math.min(...bars.map(({ low }) => low));
    const most = Math.max(...bars.map(({ high }) => high));
    const room = (most - least) * 0.05;
    const y = {
      type: "quantitative",
      scale: { type: style.scale, zero: false, nice: false, domain: [least - room, most + room] },
      axis: { orient: side, title: extras.includes("title") ? "Price" : null, ...format },
    };
    const x = {
      field: "day",
      type: "ordinal",
      axis: { title: null, labelOverlap: true, labelAngle: 0, labelExpr: "slice(datum.label, 5)" },
      scale: { paddingInner: 1 - style.bodyShare, paddingOuter: 0.3 },
    };
    const isLine = style.kind === "line" || style.kind === "area";
    const tick = (field: string, offset: number) => ({
      mark: { type: "rule", strokeWidth: style.stroke },
      encoding: {
        x: { ...x, bandPosition: 0.5 },
        x2: { field: "day", bandPosition: 0.5 + offset },
        y: { ...y, field },
        color: color("border"),
      },
    });
    const wick = {
      mark: { type: "rule", strokeWidth: style.stroke },
      encoding: {
        x,
        y: { ...y, field: "low" },
        y2: { field: "high" },
        color: color(style.kind === "bars" ? "border" : "wick"),
      },
    };
    const hidden = theme.plot ?? (typeof theme.background === "string" ? theme.background : theme.background[0]);
    const body = {
      mark: { type: "bar", strokeWidth: style.stroke },
      encoding: {
        x,
        y: { ...y, field: "open" },
        y2: { field: "close" },
        // A hollow body hides the wick behind it.
        fill: { condition: { test: rises, value: up.fill ?? hidden }, value: down.fill ?? hidden },
        stroke: color("border"),
      },
    };
    const curve = {
      mark: {
        type: style.kind === "area" ? "area" : "line",
        ...(style.kind === "area" && { line: { color: theme.line, strokeWidth: style.stroke * 1.5 }, opacity: 0.4 }),
        color: theme.line,
        strokeWidth: style.stroke * 1.5,
      },
      encoding: { x, y: { ...y, field: "close" }, ...(style.kind === "area" && { y2: { datum: least - room } }) },
    };
    const layers = isLine
      ? [curve]
      : style.kind === "bars"
        ? [wick, tick("open", -0.5), tick("close", 0.5)]
        : [wick, body];
    const lines = averages.map((_, at) => ({
      mark: { type: "line", color: ["#e67e22", "#8e44ad", "#2980b9"][at % 3], strokeWidth: 1.2 },
      encoding: { x, y: { ...y, field: `average${at}` } },
    }));
    const grid = style.grid !== "none";
    const compiled = page.vegaLite.compile({
      width,
      height,
      autosize: { type: "fit", contains: "padding" },
      background: null,
      padding: 8,
      ...(style.hasLegend && { title: { text: "ACME", color: theme.text, anchor: "start" } }),
      data: {
        values: bars.map((bar, at) => ({
          ...bar,
          day: new Date(times[at] ?? 0).toISOString().slice(0, 10),
          ...Object.fromEntries(averages.map((values, which) => [`average${which}`, values[at]])),
        })),
      },
      layer: [...layers, ...lines],
      config: {
        view: { stroke: extras.includes("box") ? theme.grid : null, ...(theme.plot && { fill: theme.plot }) },
        axis: {
          grid,
          gridColor: theme.grid,
          gridDash: style.grid === "dashed" ? [5, 4] : style.grid === "dotted" ? [1, 3] : [],
          labelColor: theme.text,
          titleColor: theme.text,
          domainColor: theme.grid,
          tickColor: theme.grid,
          labelFontSize: style.fontSize,
          labelFont: style.font,
        },
        axisX: { grid: false },
      },
    } as unknown as Compiler.TopLevelSpec);
    const view = new page.vega.View(page.vega.parse(compiled.spec), {
      renderer: extras.includes("svg") ? "svg" : "canvas",
    });
    await view.initialize("#chart").runAsync();
    const [left, top] = view.origin();
    const across = view.scale("x") as unknown as { (day: string): number; bandwidth: () => number };
    const drop = view.scale("y") as unknown as (price: number) => number;
    return {
      plot: { left: left + 8, top: top + 8, right: left + 8 + view.width(), bottom: top + 8 + view.height() },
      x: times.map((time) => left + 8 + across(new Date(time).toISOString().slice(0, 10)) + across.bandwidth() / 2),
      y: bars.map(({ open, high, low, close }) => [open, high, low, close].map((price) => top + 8 + drop(price))),
    };
  },
};
