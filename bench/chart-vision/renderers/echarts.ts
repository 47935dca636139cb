import type * as Library from "echarts";
import type { Renderer } from "./renderer.ts";

export const eCharts: Renderer = {
  name: "echarts",
  bundles: ["echarts/dist/echarts.min.js"],
  cannot: ["log"],
  draw({ style, bars, times, averages, extras }, label) {
    const lib = (globalThis as unknown as { echarts: typeof Library }).echarts;
    const { theme, width, height } = style;
    const { up, down } = theme;
    const chart = lib.init(document.querySelector<HTMLElement>("#chart"), null, {
      renderer: extras.includes("svg") ? "svg" : "canvas",
    });
    const day = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: "UTC" });
    const hasPane = style.volume === "pane";
    const side = style.fontSize * 0.62 * label(bars[0]?.high ?? 0).length + 18;
    const isLeft = style.axis === "left" || style.axis === "both";
    const isInside = style.axis === "inside";
    const grid = {
      left: isLeft ? side : 12,
      right: isLeft || isInside ? 14 : side,
      top: style.hasLegend ? 40 : 18,
      bottom: hasPane ? height * 0.26 : 32,
    };
    const lows = Math.min(...bars.map(({ low }) => low));
    const highs = Math.max(...bars.map(({ high }) => high));
    const ohlc = bars.map(({ open, close, low, high }) => [open, close, low, high]);
    const closes = bars.map(({ close }) => close);
    const lineStyle = { color: theme.line, width: style.stroke * 1.5 };
    const markLine = style.hasLastPrice
      ? {
          markLine: {
            symbol: "none",
            silent: true,
            data: [{ yAxis: closes.at(-1) ?? 0 }],
            lineStyle: { color: theme.line, type: "dashed" as const },
            label: {
              position: isLeft ? ("start" as const) : isInside ? ("insideEndTop" as const) : ("end" as const),
              formatter: label(closes.at(-1) ?? 0),
              backgroundColor: theme.line,
              color: "#ffffff",
              padding: [3, 4],
              fontSize: style.fontSize,
            },
          },
        }
      : {};
    const main = {
      candles: {
        type: "candlestick",
        data: ohlc,
        barWidth: `${Math.round(style.bodyShare * 100)}%`,
        itemStyle: {
          color: up.fill ?? "transparent",
          color0: down.fill ?? "transparent",
          borderColor: up.border,
          borderColor0: down.border,
          borderWidth: style.stroke,
        },
      },
      bars: {
        type: "custom",
        data: bars.map(({ open, close, low, high }, at) => [at, open, close, low, high]),
        encode: { x: 0, y: [1, 2, 3, 4] },
        renderItem: (
          _: unknown,
          api: {
            value: (at: number) => number;
            coord: (point: number[]) => number[];
            size: (by: number[]) => number[];
          },
        ) => {
          const row = (at: number) => api.coord([api.value(0), api.value(at)])[1] ?? 0;
          const x = api.coord([api.value(0), 0])[0] ?? 0;
          const arm = ((api.size([1, 0])[0] ?? 0) * style.bodyShare) / 2;
          const stroke = (api.value(2) >= api.value(1) ? up : down).border;
          const line = (x1: number, y1: number, x2: number, y2: number) => ({
            type: "line",
            shape: { x1, y1, x2, y2 },
            style: { stroke, lineWidth: style.stroke },
          });
          return {
            type: "group",
            children: [line(x, row(3), x, row(4)), line(x - arm, row(1), x, row(1)), line(x, row(2), x + arm, row(2))],
          };
        },
      },
      line: { type: "line", data: closes, showSymbol: false, lineStyle },
      area: {
        type: "line",
        data: closes,
        showSymbol: false,
        lineStyle,
        areaStyle: { color: theme.line, opacity: 0.25 },
      },
    }[style.kind];
    const axisLine = { show: true, lineStyle: { color: theme.grid } };
    const textStyle = { color: theme.text, fontSize: style.fontSize, fontFamily: style.font };
    const dashes = { solid: "solid", dashed: "dashed", dotted: "dotted", horizontal: "solid", none: "solid" } as const;
    const splitLine = (isShown: boolean) => ({
      show: isShown,
      lineStyle: { color: theme.grid, type: dashes[style.grid] },
    });
    const category = { type: "category", data: times.map((time) => day.format(time)), axisLine };
    const option = {
      animation: false,
      ...(style.hasLegend && {
        legend: { textStyle, top: 6 },
        title: { text: "ACME", left: 10, top: 4, textStyle: { ...textStyle, fontSize: style.fontSize + 4 } },
      }),
      grid: [grid, ...(hasPane ? [{ ...grid, top: height * 0.78, bottom: 32 }] : [])],
      xAxis: [
        {
          ...category,
          axisLabel: { ...textStyle, show: !hasPane },
          splitLine: splitLine(["solid", "dashed", "dotted"].includes(style.grid)),
        },
        ...(hasPane ? [{ ...category, gridIndex: 1, axisLabel: textStyle }] : []),
      ],
      yAxis: [
        {
          scale: true,
          position: isLeft ? "left" : "right",
          ...(style.volume === "overlay" && { min: lows - (highs - lows) * 0.3, max: highs + (highs - lows) * 0.05 }),
          axisLabel: {
            ...textStyle,
            formatter: label,
            inside: isInside,
            ...(style.volume === "overlay" && { showMinLabel: false, showMaxLabel: false }),
          },
          splitLine: splitLine(style.grid !== "none"),
          splitArea: { show: extras.includes("bands"), areaStyle: { color: ["#00000008", "#80808014"] } },
          axisLine: { ...axisLine, show: extras.includes("axis line") },
        },
        ...(style.volume === "none"
          ? []
          : [
              {
                gridIndex: hasPane ? 1 : 0,
                position: "left",
                axisLabel: { show: false },
                splitLine: { show: false },
                ...(!hasPane && { max: (value: { max: number }) => value.max * 5 }),
              },
            ]),
      ],
      series: [
        { ...main, name: "ACME", ...markLine },
        ...averages.map((data, at) => ({
          name: `MA${style.averages[at]}`,
          type: "line",
          data,
          showSymbol: false,
          smooth: extras.includes("smooth"),
          lineStyle: { width: 1.2 },
        })),
        ...(style.volume === "none"
          ? []
          : [
              {
                name: "Volume",
                type: "bar",
                xAxisIndex: hasPane ? 1 : 0,
                yAxisIndex: 1,
                data: bars.map(({ open, close, volume }) => ({
                  value: volume,
                  itemStyle: { color: (close >= open ? up : down).border, opacity: 0.5 },
                })),
              },
            ]),
      ],
    };
    chart.setOption(option as unknown as Library.EChartsOption);
    const at = (index: number, price: number) => chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [index, price]);
    return {
      plot: { left: grid.left, top: grid.top, right: width - grid.right, bottom: height - grid.bottom },
      x: bars.map((_, index) => at(index, 0)[0] ?? Number.NaN),
      y: bars.map(({ open, high, low, close }, index) =>
        [open, high, low, close].map((price) => at(index, price)[1] ?? Number.NaN),
      ),
    };
  },
};
