import type * as Library from "lightweight-charts";
import type { Renderer } from "./renderer.ts";

export const lightweightCharts: Renderer = {
  name: "lightweight-charts",
  bundles: ["lightweight-charts/dist/lightweight-charts.standalone.production.js"],
  cannot: ["inside"],
  async draw({ style, bars, times, decimals, averages, extras }, label) {
    const lib = (globalThis as unknown as { LightweightCharts: typeof Library }).LightweightCharts;
    const { theme, width, height } = style;
    const time = (at: number) => ((times[at] ?? 0) / 1000) as Library.UTCTimestamp;
    const isLeft = style.axis === "left";
    const hasBoth = style.axis === "both";
    const mode = style.scale === "log" ? lib.PriceScaleMode.Logarithmic : lib.PriceScaleMode.Normal;
    const bottom = style.volume === "overlay" ? 0.22 : 0.08;
    const axis = { mode, borderColor: theme.grid, scaleMargins: { top: 0.08, bottom } };
    const dash = { solid: 0, dotted: 1, dashed: 2, horizontal: 0, none: 0 }[style.grid];
    const chart = lib.createChart(document.querySelector<HTMLElement>("#chart") ?? document.body, {
      width,
      height,
      layout: {
        background: { type: lib.ColorType.Solid, color: "transparent" },
        textColor: theme.text,
        fontSize: style.fontSize,
        fontFamily: style.font,
        attributionLogo: extras.includes("logo"),
      },
      grid: {
        horzLines: { color: theme.grid, style: dash, visible: style.grid !== "none" },
        vertLines: { color: theme.grid, style: dash, visible: style.grid !== "none" && style.grid !== "horizontal" },
      },
      rightPriceScale: { ...axis, visible: !isLeft },
      leftPriceScale: { ...axis, visible: isLeft || hasBoth },
      timeScale: { borderColor: theme.grid, rightOffset: Math.round(style.rightGap * bars.length) },
    });
    const common = {
      priceScaleId: isLeft ? "left" : "right",
      priceFormat: { type: "custom", formatter: label, minMove: 10 ** -decimals },
      lastValueVisible: style.hasLastPrice,
      priceLineVisible: style.hasLastPrice,
    } as const;
    const ohlc = bars.map(({ open, high, low, close }, at) => ({ time: time(at), open, high, low, close }));
    const closes = bars.map(({ close }, at) => ({ time: time(at), value: close }));
    const { up, down } = theme;
    const lineWidth = Math.max(1, Math.round(style.stroke * 1.5)) as Library.LineWidth;
    const add = (): Library.ISeriesApi<"Candlestick" | "Bar" | "Line" | "Area"> => {
      switch (style.kind) {
        case "candles": {
          const colors = {
            upColor: up.fill ?? "transparent",
            downColor: down.fill ?? "transparent",
            borderUpColor: up.border,
            borderDownColor: down.border,
            wickUpColor: up.wick,
            wickDownColor: down.wick,
          };
          const series = chart.addSeries(lib.CandlestickSeries, { ...common, ...colors });
          series.setData(ohlc);
          return series;
        }
        case "bars": {
          const thinBars = !extras.includes("thick bars");
          const options = { ...common, upColor: up.border, downColor: down.border, thinBars };
          const series = chart.addSeries(lib.BarSeries, options);
          series.setData(ohlc);
          return series;
        }
        case "line": {
          const series = chart.addSeries(lib.LineSeries, { ...common, color: theme.line, lineWidth });
          series.setData(closes);
          return series;
        }
        case "area": {
          const colors = { lineColor: theme.line, topColor: `${theme.line}66`, bottomColor: `${theme.line}0a` };
          const series = chart.addSeries(lib.AreaSeries, { ...common, ...colors, lineWidth });
          series.setData(closes);
          return series;
        }
      }
    };
    const series = add();
    if (style.volume !== "none") {
      const pane = style.volume === "pane" ? 1 : 0;
      const volume = chart.addSeries(
        lib.HistogramSeries,
        {
          priceScaleId: pane === 1 ? "right" : "",
          priceFormat: { type: "volume" },
          lastValueVisible: false,
          priceLineVisible: false,
        },
        pane,
      );
      if (pane === 0) volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
      volume.setData(
        bars.map(({ open, close, volume: value }, at) => ({
          time: time(at),
          value,
          color: `${(close >= open ? up : down).border}80`,
        })),
      );
      if (pane === 1) chart.panes()[1]?.setHeight(Math.round(height * 0.2));
    }
    averages.forEach((values, at) => {
      const color = ["#f5a623", "#4a90e2", "#bd10e0"][at % 3] ?? "";
      const options = {
        priceScaleId: common.priceScaleId,
        color,
        lineWidth: 1,
        lastValueVisible: extras.includes("tags"),
        priceLineVisible: false,
      } as const;
      chart
        .addSeries(lib.LineSeries, options)
        .setData(values.flatMap((value, index) => (value === null ? [] : [{ time: time(index), value }])));
    });
    chart.timeScale().fitContent();
    if (style.rightGap > 0) chart.timeScale().applyOptions({ rightOffset: style.rightGap * bars.length });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const left = isLeft || hasBoth ? chart.priceScale("left").width() : 0;
    const right = isLeft ? 0 : chart.priceScale("right").width();
    const y = (price: number) => series.priceToCoordinate(price) ?? Number.NaN;
    return {
      plot: { left, top: 0, right: width - right, bottom: chart.panes()[0]?.getHeight() ?? height },
      x: bars.map((_, at) => (chart.timeScale().timeToCoordinate(time(at)) ?? Number.NaN) + left),
      y: bars.map(({ open, high, low, close }) => [open, high, low, close].map(y)),
    };
  },
};
