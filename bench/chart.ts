import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import type { ChartPort, CreateChart } from "#apps/web/src/modules/chart/chart-port.ts";
import { readManifest } from "#apps/web/tooling/manifest.ts";
import { startServer } from "#e2e/support/server.ts";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { root } from "#tools/process.ts";
import { atLeast, atMost, median, report } from "./support/figures.ts";

// The chart as shipped: time from bars to the screen with moving averages and volume, and frames a second while it is panned. Median of five.
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);

const chunk = readManifest(join(root, "apps/web/dist"))["src/modules/chart/kline-chart.ts"];
if (!chunk) throw new Error("The chart is not a chunk of the build: run `npm run build` first.");

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "",
  args: [...CHROMIUM_FLAGS],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
await page.goto("/auth/signin");

/** Milliseconds until `count` bars are on the screen, without the time to generate them. */
function openChart(on: Page, count: number): Promise<number> {
  return on.evaluate(
    async ({ script, bars: total }) => {
      const { createKlineChart }: { createKlineChart: CreateChart } = await import(script);
      const bars = Array.from({ length: total }, (_, index) => {
        const [open, close] = [100 + Math.sin(index / 40) * 9, 100 + Math.sin((index + 1) / 40) * 9];
        const time = 1_700_000_000 + index * 60;
        return {
          time,
          open,
          close,
          high: Math.max(open, close) + 0.3,
          low: Math.min(open, close) - 0.3,
          volume: index % 700,
        };
      });
      const element = document.createElement("div");
      element.style.cssText = "position: fixed; inset: 0; width: 1000px; height: 600px";
      document.body.append(element);
      const ignore = () => undefined;
      const started = performance.now();
      const chart = await new Promise<ChartPort>((resolve, reject) => {
        const port = createKlineChart(element, {
          ticker: "BENCH",
          decimals: 2,
          timeframe: "1m",
          source: { load: async () => ({ bars, hasOlder: false }), follow: () => ignore },
          texts: { date: (at) => new Date(at).toISOString().slice(5, 16), tick: String, count: String },
          events: {
            onChange: () => port.bars().length === total && resolve(port),
            onFailed: reject,
            onPoint: ignore,
            onLineMoved: ignore,
            onLineRemoved: ignore,
            onDrawn: ignore,
            onSelected: ignore,
          },
        });
        port.setIndicators([
          { name: "MA", params: [20, 50, 200] },
          { name: "VOL", params: [20] },
        ]);
      });
      // The chart draws in the next frame and is on the screen with the one after.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const took = performance.now() - started;
      chart.dispose();
      element.remove();
      return took;
    },
    { script: `/${chunk?.file}`, bars: count },
  );
}

/** Frames a second while a chart with four studies and eight order lines is panned, on a processor four times as slow. */
async function panChart(on: Page): Promise<number> {
  const session = await on.context().newCDPSession(on);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const frames = await on.evaluate(
    async ({ script }) => {
      const { createKlineChart }: { createKlineChart: CreateChart } = await import(script);
      const bars = Array.from({ length: 2000 }, (_, index) => {
        const [open, close] = [100 + Math.sin(index / 40) * 9, 100 + Math.sin((index + 1) / 40) * 9];
        const [high, low] = [Math.max(open, close) + 0.3, Math.min(open, close) - 0.3];
        return { time: 1_700_000_000 + index * 60, open, close, high, low, volume: index % 700 };
      });
      const element = document.createElement("div");
      element.style.cssText = "position: fixed; inset: 0; width: 1000px; height: 700px";
      document.body.append(element);
      const ignore = () => undefined;
      const chart = await new Promise<ChartPort>((resolve, reject) => {
        const port = createKlineChart(element, {
          ticker: "BENCH",
          decimals: 2,
          timeframe: "1m",
          source: { load: async () => ({ bars, hasOlder: false }), follow: () => ignore },
          texts: { date: String, tick: String, count: String },
          events: {
            onChange: () => port.bars().length === bars.length && resolve(port),
            onFailed: reject,
            onPoint: ignore,
            onLineMoved: ignore,
            onLineRemoved: ignore,
            onDrawn: ignore,
            onSelected: ignore,
          },
        });
      });
      chart.setIndicators([
        { name: "MA", params: [20, 50, 200] },
        { name: "VOL", params: [20] },
        { name: "RSI", params: [14] },
        { name: "MACD", params: [12, 26, 9] },
      ]);
      chart.setLines(
        Array.from({ length: 8 }, (_, index) => ({
          id: `order ${index}`,
          price: 94 + index * 1.5,
          kind: "limit",
          label: `Buy limit ${index}`,
          isDraggable: true,
          isRemovable: true,
        })),
      );
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      const surface = document.elementFromPoint(600, 500) ?? element;
      const fire = (type: string, x: number, on: EventTarget) =>
        on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 90 }));
      fire("mousedown", 500, surface);
      const started = performance.now();
      const count = 180;
      for (let moved = 0; moved < count; moved++) {
        fire("mousemove", 500 + moved * 2, document.documentElement);
        await frame();
      }
      const seconds = (performance.now() - started) / 1000;
      fire("mouseup", 500, document.documentElement);
      chart.dispose();
      element.remove();
      return count / seconds;
    },
    { script: `/${chunk?.file}` },
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return frames;
}

await openChart(page, 100);
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) times.push(await openChart(page, 50_000));
const pans: number[] = [];
for (let round = 0; round < ROUNDS; round++) pans.push(await panChart(page));
await browser.close();
await server.stop();

const missed = report("Chart", [
  atMost("50,000 bars, from data to screen", median(times), 1000, "ms"),
  atLeast("Panned at CPU 4×, 4 studies, 8 order lines", median(pans), 50, "frames/s"),
]);
process.exit(missed === 0 ? 0 : 1);
