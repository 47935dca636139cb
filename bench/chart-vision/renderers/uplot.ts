import type Library from "uplot";
import type { Renderer } from "./renderer.ts";

export const uPlot: Renderer = {
  name: "uplot",
  bundles: ["uplot/dist/uPlot.iife.min.js", "uplot/dist/uPlot.min.css"],
  cannot: ["inside", "log"],
  async draw({ style, bars, averages, extras }, label) {
    const UPlot = (globalThis as unknown as { uPlot: typeof Library }).uPlot;
    const { theme, width, height } = style;
    const index = bars.map((_, at) => at);
    const of = (key: "open" | "high" | "low" | "close" | "volume") => bars.map((bar) => bar[key]);
    const isLine = style.kind === "line" || style.kind === "area";
    const dash = { dash: { dashed: [6, 4], dotted: [2, 3], solid: [], horizontal: [], none: [] }[style.grid] };
    const grid = { stroke: theme.grid, width: 1, ...dash };
    const font = `${style.fontSize}px ${style.font}`;
    const least = Math.min(...of("low"));
    const most = Math.max(...of("high"));
    const room = (most - least) * 0.05;
    const drawBar = (u: Library, at: number) => {
      const bar = bars[at];
      if (!bar) return;
      const { ctx } = u;
      const ratio = globalThis.devicePixelRatio;
      const row = (price: number) => u.valToPos(price, "y", true);
      const colors = bar.close >= bar.open ? theme.up : theme.down;
      const x = u.valToPos(at, "x", true);
      const step = u.valToPos(1, "x", true) - u.valToPos(0, "x", true);
      const body = Math.max(ratio, step * style.bodyShare);
      ctx.lineWidth = style.stroke * ratio;
      ctx.strokeStyle = style.kind === "bars" ? colors.border : colors.wick;
      const stroke = (x1: number, y1: number, x2: number, y2: number) => {
        ctx.beginPath();
        ctx.moveTo(x1, y1);
        ctx.lineTo(x2, y2);
        ctx.stroke();
      };
      const [top, bottom] = [row(Math.max(bar.open, bar.close)), row(Math.min(bar.open, bar.close))];
      if (style.kind === "bars") {
        stroke(x, row(bar.high), x, row(bar.low));
        stroke(x - body / 2, row(bar.open), x, row(bar.open));
        stroke(x, row(bar.close), x + body / 2, row(bar.close));
        return;
      }
      stroke(x, row(bar.high), x, top);
      stroke(x, bottom, x, row(bar.low));
      const tall = Math.max(ratio, bottom - top);
      if (colors.fill !== null) {
        ctx.fillStyle = colors.fill;
        ctx.fillRect(x - body / 2, top, body, tall);
      }
      const inset = Math.min(ctx.lineWidth, tall) / 2;
      ctx.lineWidth = inset * 2;
      ctx.strokeStyle = colors.border;
      ctx.strokeRect(x - body / 2 + inset, top + inset, body - 2 * inset, tall - 2 * inset);
    };
    const drawVolume = (u: Library) => {
      const { ctx, bbox } = u;
      const tallest = Math.max(...of("volume"));
      const step = u.valToPos(1, "x", true) - u.valToPos(0, "x", true);
      bars.forEach(({ open, close, volume }, at) => {
        const tall = (bbox.height * 0.18 * volume) / tallest;
        ctx.fillStyle = `${(close >= open ? theme.up : theme.down).border}66`;
        ctx.fillRect(u.valToPos(at, "x", true) - step * 0.4, bbox.top + bbox.height - tall, step * 0.8, tall);
      });
    };
    const side = style.axis === "left" ? 3 : 1;
    const u = new UPlot(
      {
        width,
        height: height - (style.hasLegend ? 60 : 0),
        ...(style.hasLegend && { title: "ACME" }),
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false, range: [-0.7, bars.length - 0.3 + style.rightGap * bars.length] },
          y: {
            range: [least - room * (style.volume === "overlay" ? 5 : 1), most + room],
          },
        },
        axes: [
          {
            stroke: theme.text,
            font,
            grid: { ...grid, show: style.grid !== "none" && style.grid !== "horizontal" },
            ticks: grid,
            values: (_, splits) => splits.map((at) => `D${at + 1}`),
          },
          {
            side,
            stroke: theme.text,
            font,
            size: label(most).length * style.fontSize * 0.65 + 20,
            grid: { ...grid, show: style.grid !== "none" },
            ticks: { ...grid, show: !extras.includes("no ticks") },
            values: (_, splits) => splits.map((price) => label(price)),
          },
        ],
        series: [
          {},
          isLine
            ? {
                stroke: theme.line,
                width: style.stroke * 1.5,
                ...(style.kind === "area" && { fill: `${theme.line}30` }),
                points: { show: false },
              }
            : { paths: () => null, points: { show: false } },
          ...averages.map((_, at) => ({
            stroke: ["#ffa000", "#7b1fa2", "#0288d1"][at % 3] ?? "",
            width: 1,
            points: { show: false },
          })),
        ],
        hooks: {
          draw: [
            (drawn) => {
              if (style.volume !== "none") drawVolume(drawn);
              if (!isLine) index.forEach((at) => drawBar(drawn, at));
            },
          ],
        },
      },
      [index, of("close"), ...averages.map((values) => [...values])],
      document.querySelector<HTMLElement>("#chart") ?? document.body,
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const host = document.querySelector("#chart")?.getBoundingClientRect() ?? new DOMRect();
    const over = u.over.getBoundingClientRect();
    const left = over.left - host.left;
    const top = over.top - host.top;
    return {
      plot: { left, top, right: left + over.width, bottom: top + over.height },
      x: index.map((at) => left + u.valToPos(at, "x")),
      y: bars.map(({ open, high, low, close }) =>
        [open, high, low, close].map((price) => top + u.valToPos(price, "y")),
      ),
    };
  },
};
