import { expect, test } from "vitest";
import type { ChartLine } from "#web/modules/chart/chart-port.ts";
import { afterLineKey, type HeldLine } from "./line-keys.ts";

const line = (id: string, price: number, isDraggable = true): ChartLine => ({
  id,
  price,
  kind: "limit",
  label: id,
  isDraggable,
  isRemovable: true,
});
const lines = [line("stop", 90), line("position", 100, false), line("target", 120)];

/** What is held after some keys. */
function after(held: HeldLine | null, ...keys: string[]) {
  let now = held;
  for (const name of keys) {
    const isShift = name.startsWith("Shift+");
    const outcome = afterLineKey(now, { key: name.replace("Shift+", ""), isShift }, { lines, decimals: 2 });
    if (outcome) now = outcome.held;
  }
  return now;
}
const press = (held: HeldLine | null, key: string) =>
  afterLineKey(held, { key, isShift: false }, { lines, decimals: 2 });

test("up and down go from line to line by their prices, and stay at the ends", () => {
  expect(after(null, "ArrowDown")?.id).toBe("target");
  expect(after(null, "ArrowUp")?.id).toBe("stop");
  expect(after(null, "ArrowUp", "ArrowUp")?.id).toBe("position");
  expect(after(null, "ArrowDown", "ArrowUp", "ArrowUp")?.id).toBe("target");
  expect(afterLineKey(null, { key: "ArrowUp", isShift: false }, { lines: [], decimals: 2 })).toBeNull();
});

test("Enter takes hold of a line, arrows move it by the smallest price, and Enter asks for the change", () => {
  const moving = after(null, "ArrowUp", "Enter", "ArrowUp", "Shift+ArrowDown", "PageUp");
  expect(moving).toEqual({ id: "stop", price: 90.91 });
  expect(press(moving, "Enter")).toEqual({ held: { id: "stop", price: null }, moved: { id: "stop", price: 90.91 } });
  expect(press(moving, "Escape")).toEqual({ held: { id: "stop", price: null } });
});

test("Enter where nothing was moved asks for nothing, and a line that cannot be dragged cannot be moved", () => {
  expect(press(after(null, "ArrowUp", "Enter"), "Enter")).toEqual({ held: { id: "stop", price: null } });
  expect(press({ id: "position", price: null }, "Enter")).toBeNull();
});

test("a price never reaches zero", () => {
  expect(press({ id: "stop", price: 0.01 }, "PageDown")?.held?.price).toBe(0.01);
});

test("Delete removes the selected line, and nothing while none is selected", () => {
  expect(press({ id: "position", price: null }, "Delete")?.removed).toBe("position");
  expect(press(null, "Delete")).toBeNull();
});
