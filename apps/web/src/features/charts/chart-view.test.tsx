import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import type { BarSource, Drawing } from "#web/modules/chart/chart-port.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ChartView } from "./chart-view.tsx";
import { barAt, bars, createSource, live, openChart, said, stubDrawings } from "./testing.tsx";

beforeEach(async () => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
  await loadMessages(["charts"]);
});
afterEach(() => {
  document.documentElement.dir = "ltr";
});

test("every bar is reached by keyboard and read aloud with its date, prices and change", async () => {
  const { surface } = await openChart();
  surface.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect
    .element(live())
    .toHaveTextContent("Sat, Oct 31, 2026. Open 398.50, high 400.00, low 397.00, close 399.00, change +0.25%.");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toMatch(/Oct 30, 2026.*close 398\.00/);
  await userEvent.keyboard("{Home}");
  await expect.poll(said).toMatch(/Jan 5, 2026.*close 100\.00, change \+0\.50%/);
  await userEvent.keyboard("{PageDown}{ArrowRight}");
  await expect.poll(said).not.toContain("Jan 5, 2026");
  await userEvent.keyboard("{End}");
  await expect.poll(said).toMatch(/Oct 31, 2026/);
});

test("Home leads to the oldest bar of all, over the pages that are loaded on the way", async () => {
  const { surface, asked } = await openChart({ pageSize: 70 });
  surface.element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(said).toMatch(/Jan 5, 2026/);
  expect(asked).toEqual([null, 230, 160, 90, 20].map((index) => (index === null ? null : bars[index]?.time)));
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(said).toMatch(/Jan 6, 2026/);
});

test("the newest bar moves with the market, and a new one is added", async () => {
  const { push, screen } = await openChart();
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const newest = () => screen.getByRole("row").nth(1).element().textContent;
  await expect.poll(newest).toContain("399.00");
  push.current?.({ ...barAt(299), close: 412.25, high: 412.25 });
  await expect.poll(newest).toContain("412.25");
  push.current?.(barAt(300));
  await expect.poll(newest).toMatch(/Nov 1, 2026.*400\.00/);
});

const LIMIT = { id: "o1", price: 390, kind: "limit", label: "Buy 5 at 390.00", isDraggable: true } as const;

test("an order's line is dragged to another price, and springs back unless its owner agrees", async () => {
  const onLineMoved = vi.fn<(id: string, price: number) => void>();
  const { surface } = await openChart({ lines: [LIMIT], onLineMoved });
  const box = surface.element().getBoundingClientRect();
  const y = await linePixel(surface.element());
  await drag(surface.element(), { x: box.width / 2, y }, { x: box.width / 2, y: y - 40 });
  await expect.poll(() => onLineMoved.mock.calls.length).toBe(1);
  const [id, price] = onLineMoved.mock.calls[0] ?? [];
  expect(id).toBe("o1");
  expect(price).toBeGreaterThan(390);
  expect(Number((price ?? 0).toFixed(2))).toBe(price);
  expect(await linePixel(surface.element())).toBeCloseTo(y, -1);
});

test.for([
  ["above the chart", { x: 200, y: -120 }],
  ["below the prices", { x: 200, y: 5000 }],
  ["beside the chart", { x: 5000, y: 160 }],
] as const)("an order's line that is released %s asks with a price of the chart, and is let go", async ([, to]) => {
  const onLineMoved = vi.fn<(id: string, price: number) => void>();
  const { surface } = await openChart({ lines: [LIMIT], onLineMoved });
  const box = surface.element().getBoundingClientRect();
  const y = await linePixel(surface.element());
  await drag(surface.element(), { x: box.width / 2, y }, to);
  await expect.poll(() => onLineMoved.mock.calls.length).toBe(1);
  expect(onLineMoved.mock.calls[0]?.[1]).toBeGreaterThan(300);
  expect(onLineMoved.mock.calls[0]?.[1]).toBeLessThan(450);
  expect(await linePixel(surface.element())).toBeCloseTo(y, -1);
  // A drag of the chart no longer drags the order.
  await drag(surface.element(), { x: box.width / 2, y: y - 60 }, { x: box.width / 2 + 30, y: y - 90 });
  expect(onLineMoved).toHaveBeenCalledOnce();
});

test("Escape during a drag leaves the order where it was", async () => {
  const onLineMoved = vi.fn<(id: string, price: number) => void>();
  const { surface } = await openChart({ lines: [LIMIT], onLineMoved });
  const box = surface.element().getBoundingClientRect();
  const y = await linePixel(surface.element());
  const from = { x: box.width / 2, y };
  await drag(surface.element(), from, { x: from.x, y: y - 40 }, () => {
    surface.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  expect(await linePixel(surface.element())).toBeCloseTo(y, -1);
  expect(onLineMoved).not.toHaveBeenCalled();
});

test("the cross on an order's tag asks to remove it, and does not drag it", async () => {
  const onLineRemoved = vi.fn<(id: string) => void>();
  const onLineMoved = vi.fn<(id: string, price: number) => void>();
  const line = { ...LIMIT, isRemovable: true };
  const { surface } = await openChart({ lines: [line], onLineRemoved, onLineMoved });
  const y = await linePixel(surface.element());
  const cross = { x: (await tagEnd(surface.element(), y)) - 12, y };
  await drag(surface.element(), cross, cross);
  await expect.poll(() => onLineRemoved.mock.calls).toEqual([["o1"]]);
  expect(onLineMoved).not.toHaveBeenCalled();
});

/** The right edge of a tag, which is violet all around. */
async function tagEnd(surface: Element, y: number): Promise<number> {
  const canvas = [...surface.querySelectorAll("canvas")].find((each) => violetRows(each, surface).length > 0);
  if (!canvas) throw new Error("No tag is drawn.");
  const box = canvas.getBoundingClientRect();
  const scale = canvas.width / box.width;
  const row = Math.round((y - box.top + surface.getBoundingClientRect().top + 8) * scale);
  const { data } = canvas.getContext("2d")?.getImageData(0, row, canvas.width, 1) ?? { data: new Uint8ClampedArray() };
  const columns = Array.from({ length: canvas.width / 2 }, (_, column) => column);
  return (columns.findLast((column) => isViolet(data, column * 4)) ?? 0) / scale;
}

/** Texts that the chart draws from now on. */
function drawnTexts() {
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const texts = () => new Set(spy.mock.calls.map(([text]) => text.replaceAll(/[\u2066-\u2069]/g, "")));
  return { texts, stop: () => spy.mockRestore() };
}

test("the tag of the last price is the market's price, also beside Heikin-Ashi bars", async () => {
  const { screen } = await openChart();
  const { texts, stop } = drawnTexts();
  await userEvent.selectOptions(screen.getByLabelText("Chart type"), "Heikin-Ashi");
  await expect.poll(() => texts().has("399.00")).toBe(true);
  // The Heikin-Ashi bar closes at the mean of its prices.
  expect(texts().has("398.63")).toBe(false);
  stop();
  await userEvent.selectOptions(screen.getByLabelText("Chart type"), "Candles");
});

test("labels of the axes are round, with the decimals of the prices, and none is repeated", async () => {
  const { surface } = await openChart();
  const { texts, stop } = drawnTexts();
  surface.element().focus();
  await userEvent.keyboard("+");
  await expect.poll(() => texts().has("390.00")).toBe(true);
  const all = [...texts()];
  stop();
  const prices = all.filter((text) => /^\d+\.\d+$/.test(text));
  for (const text of prices) expect(text).toMatch(/^\d+\.\d\d$/);
  expect(all).toContain("Oct");
});

test("labels of the price axis make room for the tags beside them", async () => {
  const { surface } = await openChart({ lines: [{ ...LIMIT, price: 389.5 }] });
  const { texts, stop } = drawnTexts();
  surface.element().focus();
  await userEvent.keyboard("-");
  await expect.poll(() => texts().has("389.50") && texts().has("370.00")).toBe(true);
  expect(texts().has("390.00")).toBe(false);
  stop();
});

test("RSI has lines at 30 and 70, and its pane is added to the height of the prices", async () => {
  const { screen, surface } = await openChart();
  const element = surface.element();
  const height = () => element.getBoundingClientRect().height;
  const before = height();
  await userEvent.click(screen.getByRole("button", { name: /Indicators/ }));
  const { texts, stop } = drawnTexts();
  const lines = vi.spyOn(CanvasRenderingContext2D.prototype, "setLineDash");
  await userEvent.click(screen.getByRole("switch", { name: /Relative strength/ }));
  await expect.poll(() => [...texts()].some((text) => text.startsWith("RSI"))).toBe(true);
  await expect.poll(() => height() - before).toBeGreaterThanOrEqual(90);
  await expect.poll(() => lines.mock.calls.some(([dash]) => [...dash].join() === "4,4")).toBe(true);
  lines.mockRestore();
  stop();
  await userEvent.click(screen.getByRole("switch", { name: /Relative strength/ }));
});

/** Middle of the label of the order's line, which is the only violet patch of the price pane. */
async function linePixel(surface: Element): Promise<number> {
  const find = () => {
    const rows = [...surface.querySelectorAll("canvas")].flatMap((canvas) => violetRows(canvas, surface));
    return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row, 0) / rows.length;
  };
  await expect.poll(find).not.toBeNull();
  return find() ?? 0;
}

const isViolet = (data: Uint8ClampedArray, at: number): boolean =>
  data[at] === 90 && data[at + 1] === 53 && data[at + 2] === 224 && data[at + 3] === 255;

function violetRows(canvas: HTMLCanvasElement, surface: Element): number[] {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context || width < 200 || height < 200) return [];
  const box = canvas.getBoundingClientRect();
  const { data } = context.getImageData(0, 0, width, height);
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) => {
    const pixels = Array.from({ length: width }, (_, column) => (row * width + column) * 4);
    return pixels.filter((at) => isViolet(data, at)).length >= 20;
  });
  return rows.map((row) => (row * box.height) / height + box.top - surface.getBoundingClientRect().top);
}

type Place = { readonly x: number; readonly y: number };

async function drag(surface: Element, from: Place, to: Place, beforeRelease: () => void = () => undefined) {
  const { left, top } = surface.getBoundingClientRect();
  const target = document.elementFromPoint(left + from.x, top + from.y) ?? surface;
  const fire = (type: string, at: Place, on: EventTarget) =>
    on.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: left + at.x, clientY: top + at.y, button: 0 }),
    );
  fire("mouseenter", from, target);
  fire("mousemove", from, target);
  fire("mousedown", from, target);
  fire("mousemove", { x: from.x, y: (from.y + to.y) / 2 }, document.documentElement);
  fire("mousemove", to, document.documentElement);
  beforeRelease();
  fire("mouseup", to, document.documentElement);
}

test("drawings come from the server, are removed, and come back with undo; each change is saved with its version", async () => {
  const drawing: Drawing = {
    id: "0197f0a0-0000-7000-8000-000000000001",
    tool: "horizontal",
    points: [{ time: barAt(290).time, price: 380 }],
  };
  const { screen, server } = await openChart({ drawings: [drawing] });
  await userEvent.click(screen.getByRole("button", { name: "Draw" }));
  const clear = screen.getByRole("button", { name: "Remove 1 drawing" });
  await userEvent.click(clear);
  await expect.poll(() => server.saved.length).toBe(1);
  expect(server.saved[0]).toEqual({ version: 1, drawings: [] });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }).first());
  await expect.poll(() => server.saved[1]).toEqual({ version: 2, drawings: [drawing] });
});

test("indicators are switched on with their settings, within bounds, and are remembered", async () => {
  const { screen, store } = await openChart();
  await userEvent.click(screen.getByRole("button", { name: /Indicators/ }));
  await userEvent.click(screen.getByRole("switch", { name: /Relative strength/ }));
  const field = screen.getByRole("group", { name: "RSI settings" }).getByLabelText("Length");
  await userEvent.fill(field, "21");
  const chosen = () => (store.getState() as { chart?: { indicators: unknown[] } }).chart?.indicators;
  await expect.poll(chosen).toEqual([
    { name: "VOL", params: [20] },
    { name: "RSI", params: [21] },
  ]);
  await userEvent.fill(field, "9000");
  expect(chosen()).toContainEqual({ name: "RSI", params: [21] });
  expect(localStorage.getItem("persisted-state")).toContain('"RSI"');
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("the chart, its tools and its table have nothing for axe to find: %s %s", async ([theme, dir]) => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  const { screen, surface } = await openChart();
  await userEvent.click(screen.getByRole("button", { name: "Draw" }));
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(getComputedStyle(surface.element()).direction).toBe("ltr");
  await expectAccessible();
});

test("what cannot be loaded says so, and comes with another try", async () => {
  stubDrawings({ version: 0, drawings: [] });
  const { source } = createSource();
  let isDown = true;
  const failing: BarSource = {
    ...source,
    load: async (timeframe, before) => {
      if (isDown) throw new TypeError("Failed to fetch");
      return source.load(timeframe, before);
    },
  };
  const view = <ChartView ticker="NOVA" name="Nova" decimals={2} source={failing} savesDrawings={false} />;
  const { screen } = await renderInApp(view);
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(screen.getByRole("application")).toHaveAttribute("aria-busy", "false");
  await expect.element(retry).not.toBeInTheDocument();
});
