import type { Renderer } from "./renderer.ts";

interface PlotlyAxis {
  readonly _offset: number;
  readonly _length: number;
  d2p(value: unknown): number;
}

interface Plotly {
  newPlot(
    element: Element,
    data: readonly object[],
    layout: object,
    config: object,
  ): Promise<{ readonly _fullLayout: { readonly xaxis: PlotlyAxis; readonly yaxis: PlotlyAxis } }>;
}

export const plotly: Renderer = {
  name: "plotly",
  bundles: ["plotly.js-finance-dist-min/plotly-finance.min.js"],
  cannot: [],
  async draw({ style, bars, times, averages, extras }, label) {
    const lib = (globalThis as unknown as { Plotly: Plotly }).Plotly;
    const { theme, width, height } = style;
    const { up, down } = theme;
    const x = times.map((time) => new Date(time).toISOString().slice(0, 10));
    const of = (key: "open" | "high" | "low" | "close") => bars.map((bar) => bar[key]);
    const clear = "rgba(0,0,0,0)";
    const side = ({ border, fill }: typeof up) => ({
      line: { color: border, width: style.stroke },
      fillcolor: fill ?? clear,
    });
    const prices = { x, open: of("open"), high: of("high"), low: of("low"), close: of("close") };
    const stroke = { color: theme.line, width: style.stroke * 1.5 };
    const main = {
      candles: { type: "candlestick", ...prices, increasing: side(up), decreasing: side(down) },
      bars: { type: "ohlc", ...prices, increasing: side(up), decreasing: side(down), tickwidth: style.bodyShare / 2 },
      line: { type: "scatter", mode: "lines", x, y: of("close"), line: stroke },
      area: {
        type: "scatter",
        mode: "lines",
        x,
        y: of("close"),
        line: stroke,
        fill: "tozeroy",
        fillcolor: `${theme.line}33`,
      },
    }[style.kind];
    const isInside = style.axis === "inside";
    const low = Math.min(...of("low"));
    const high = Math.max(...of("high"));
    const room = (high - low) * (style.volume === "overlay" ? 0.3 : 0.06);
    const range = [low - room, high + (high - low) * 0.06];
    const hasPane = style.volume === "pane";
    const dash = { solid: "solid", dashed: "dash", dotted: "dot", horizontal: "solid", none: "solid" }[style.grid];
    const axis = {
      gridcolor: theme.grid,
      griddash: dash,
      zeroline: false,
      linecolor: theme.grid,
      tickfont: { size: style.fontSize },
    };
    const format =
      style.labels === "plain" ? {} : { tickformat: ",", tickprefix: style.labels === "dollar" ? "$" : "" };
    const separators = { european: ",.", euro: ",.", space: ", ", apostrophe: ".'" }[style.labels as string] ?? ".,";
    const volume = {
      type: "bar",
      x,
      y: bars.map((bar) => bar.volume),
      yaxis: "y2",
      marker: {
        color: bars.map(({ open, close }) => (close >= open ? up : down).border),
        opacity: hasPane ? 0.8 : 0.4,
      },
    };
    const plot = await lib.newPlot(
      document.querySelector("#chart") ?? document.body,
      [
        { ...main, name: "ACME" },
        ...averages.map((y, at) => ({
          type: "scatter",
          mode: "lines",
          x,
          y,
          name: `SMA ${style.averages[at]}`,
          line: { width: 1.3 },
        })),
        ...(style.volume === "none" ? [] : [{ ...volume, name: "Volume" }]),
      ],
      {
        width,
        height,
        showlegend: style.hasLegend,
        separators,
        legend: { orientation: "h", x: 0, y: 1.02, yanchor: "bottom" },
        paper_bgcolor: clear,
        plot_bgcolor: theme.plot ?? clear,
        font: { color: theme.text, family: style.font, size: style.fontSize },
        margin: isInside
          ? { l: 8, r: 8, t: 20, b: 30 }
          : { l: 70, r: style.axis === "left" ? 24 : 80, t: style.hasLegend ? 50 : 24, b: 40 },
        ...(extras.includes("title") && { title: { text: "ACME Corporation" } }),
        xaxis: {
          ...axis,
          type: extras.includes("calendar") ? "date" : "category",
          nticks: 8,
          showgrid: style.grid !== "none" && style.grid !== "horizontal",
          rangeslider: { visible: extras.includes("range slider") },
        },
        yaxis: {
          ...axis,
          ...format,
          type: style.scale,
          range: style.scale === "log" ? range.map(Math.log10) : range,
          side: style.axis === "left" ? "left" : "right",
          showgrid: style.grid !== "none",
          ...(isInside && { ticklabelposition: "inside" }),
          ...(hasPane && { domain: [0.26, 1] }),
        },
        ...(style.volume !== "none" && {
          yaxis2: hasPane
            ? { domain: [0, 0.2], showticklabels: false, gridcolor: theme.grid }
            : {
                overlaying: "y",
                side: "left",
                range: [0, Math.max(...bars.map((bar) => bar.volume)) * 5],
                visible: false,
              },
        }),
        ...(style.hasLastPrice && {
          shapes: [
            {
              type: "line",
              xref: "paper",
              x0: 0,
              x1: 1,
              y0: bars.at(-1)?.close,
              y1: bars.at(-1)?.close,
              line: { color: theme.line, width: 1, dash: "dot" },
            },
          ],
          annotations: [
            {
              xref: "paper",
              x: style.axis === "left" ? 0 : 1,
              xanchor: style.axis === "left" ? "right" : isInside ? "right" : "left",
              y: style.scale === "log" ? Math.log10(bars.at(-1)?.close ?? 1) : bars.at(-1)?.close,
              text: label(bars.at(-1)?.close ?? 0),
              showarrow: false,
              bgcolor: theme.line,
              font: { color: "#ffffff", size: style.fontSize },
            },
          ],
        }),
      },
      { displayModeBar: extras.includes("mode bar"), staticPlot: !extras.includes("mode bar") },
    );
    const { xaxis, yaxis } = plot._fullLayout;
    return {
      plot: {
        left: xaxis._offset,
        right: xaxis._offset + xaxis._length,
        top: yaxis._offset,
        bottom: yaxis._offset + yaxis._length,
      },
      x: x.map((day) => xaxis._offset + xaxis.d2p(day)),
      y: bars.map(({ open, high, low: least, close }) =>
        [open, high, least, close].map((price) => yaxis._offset + yaxis.d2p(price)),
      ),
    };
  },
};
