import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { openChart } from "./testing.tsx";

beforeEach(async () => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
  await loadMessages(["charts"]);
});

type Place = readonly [x: number, y: number];

async function open() {
  const opened = await openChart();
  const button = (name: string | RegExp) => opened.screen.getByRole("button", { name });
  await userEvent.click(button("Draw"));
  const surface = opened.surface.element();
  /** As a browser reports a mouse. */
  const fire = (type: "down" | "move" | "up", [x, y]: Place) => {
    const box = surface.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: box.left + x, clientY: box.top + y, button: 0 };
    const target = type === "down" ? (document.elementFromPoint(at.clientX, at.clientY) ?? surface) : surface;
    target.dispatchEvent(new PointerEvent(`pointer${type}`, { ...at, isPrimary: true }));
    target.dispatchEvent(new MouseEvent(`mouse${type}`, at));
  };
  const click = (at: Place) => {
    fire("move", at);
    fire("down", at);
    fire("up", at);
  };
  const drag = (from: Place, to: Place) => {
    fire("move", from);
    fire("down", from);
    fire("move", [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    fire("move", to);
    fire("up", to);
  };
  const drawn = () => opened.server.saved.at(-1)?.drawings ?? [];
  return { ...opened, button, click, drag, drawn };
}

test("a line is drawn by dragging, and the chart stays where it is", async () => {
  const { button, drag, drawn, screen } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const newest = () => screen.getByRole("row").nth(1).element().textContent;
  await expect.element(screen.getByRole("table")).toBeVisible();
  const before = newest();
  await userEvent.click(button("Trend line"));
  drag([60, 200], [180, 120]);
  await expect.poll(() => drawn().length).toBe(1);
  const [from, to] = drawn()[0]?.points ?? [];
  expect(to?.time ?? 0).toBeGreaterThan(from?.time ?? 0);
  expect(to?.price ?? 0).toBeGreaterThan(from?.price ?? 0);
  expect(newest()).toBe(before);
  await expect.element(button("Trend line")).toHaveAttribute("aria-pressed", "false");
});

test("two clicks in a moment set two points", async () => {
  const { button, click, drawn } = await open();
  await userEvent.click(button("Trend line"));
  click([60, 200]);
  click([180, 120]);
  await expect.poll(() => drawn().length).toBe(1);
  expect(drawn()[0]).toMatchObject({ tool: "trend" });
  expect(drawn()[0]?.points).toHaveLength(2);
});

test("a channel is dragged, and its width is set by a click", async () => {
  const { button, click, drag, drawn } = await open();
  await userEvent.click(button("Parallel channel"));
  drag([60, 200], [180, 120]);
  click([100, 240]);
  await expect.poll(() => drawn()[0]?.points.length).toBe(3);
});

test("what the pointer has drawn, selected and deleted comes back with undo, and goes again with redo", async () => {
  const { button, click, drawn, server } = await open();
  await userEvent.click(button("Horizontal line"));
  click([120, 160]);
  await expect.poll(() => drawn().length).toBe(1);
  const line = drawn();
  click([150, 160]);
  await expect.element(button("Remove selected drawing")).toHaveAttribute("aria-disabled", "false");
  await userEvent.click(button("Remove selected drawing"));
  await expect.poll(() => server.saved.length).toBe(2);
  expect(drawn()).toEqual([]);
  await userEvent.click(button("Undo"));
  await expect.poll(drawn).toEqual(line);
  await userEvent.click(button("Redo"));
  await expect.poll(drawn).toEqual([]);
  await expect.element(button("Redo")).toHaveAttribute("aria-disabled", "true");
});
