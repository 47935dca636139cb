import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Drawing, DrawingTool } from "#web/modules/chart/chart-port.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { barAt, openChart, said } from "./testing.tsx";

beforeEach(async () => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
  await loadMessages(["charts"]);
});

const at = (index: number, price: number) => ({ time: barAt(index).time, price });
const trend: Drawing = {
  id: "0197f0a0-0000-7000-8000-000000000001",
  tool: "trend",
  points: [at(280, 380), at(290, 391.5)],
};
const line: Drawing = { id: "0197f0a0-0000-7000-8000-000000000002", tool: "horizontal", points: [at(285, 385)] };

async function open(drawings: readonly Drawing[] = []) {
  const opened = await openChart({ drawings });
  const button = (name: string | RegExp) => opened.screen.getByRole("button", { name });
  await userEvent.click(button("Draw"));
  /** Activates a button as a key does, wherever it is. */
  const click = async (name: string | RegExp) => {
    await expect.element(button(name)).toBeVisible();
    const element = button(name).element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard("{Enter}");
  };
  const newest = () => opened.server.saved.at(-1)?.drawings.at(-1);
  return { ...opened, button, click, newest };
}

test("a trend line is drawn with keys alone, and each place is read aloud with its bar and price", async () => {
  const { click, newest, surface } = await open();
  await click("Trend line");
  await expect.element(surface).toHaveFocus();
  await expect.poll(said).toBe("Sat, Oct 31, 2026, 399.00. Point 1 of 2.");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toBe("Fri, Oct 30, 2026, 398.00. Point 1 of 2.");
  await userEvent.keyboard("l{Enter}");
  await expect.poll(said).toBe("Fri, Oct 30, 2026, 396.00. Point 2 of 2.");
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await expect.poll(said).toBe("Tue, Oct 20, 2026, 396.00. Point 2 of 2.");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(said).not.toContain("396.00");
  await userEvent.keyboard("h");
  await expect.poll(said).toContain("389.00");
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toBe("Trend line: drawn.");
  await expect.poll(newest).toMatchObject({ tool: "trend", points: [at(298, 396), at(288, 389)] });
});

test.each([
  ["Extended line", "line", 2],
  ["Ray", "ray", 2],
  ["Horizontal line", "horizontal", 1],
  ["Vertical line", "vertical", 1],
  ["Parallel channel", "channel", 3],
  ["Fibonacci retracement", "fibonacci", 2],
  ["Rectangle", "rectangle", 2],
  ["Price label", "price", 1],
] satisfies [string, DrawingTool, number][])("%s is drawn with keys", async (name, tool, count) => {
  const { click, newest, screen } = await open();
  await click(name);
  for (let point = 0; point < count; point++) {
    await expect.poll(said).toContain(`Point ${point + 1} of ${count}.`);
    await userEvent.keyboard("{ArrowLeft}{Enter}");
  }
  const points = [at(298, 398), at(297, 397), at(296, 396)].slice(0, count);
  await expect.poll(newest).toMatchObject({ tool, points });
  await expect.element(screen.getByRole("button", { name: new RegExp(`^Remove: ${name}`) })).toBeVisible();
});

test("a note is written and placed with keys", async () => {
  const { click, newest, screen } = await open();
  await click("Note");
  await userEvent.fill(screen.getByLabelText("Note text"), "Gap closed");
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toContain("Point 1 of 1.");
  await userEvent.keyboard("{Enter}");
  await expect.poll(newest).toMatchObject({ tool: "note", text: "Gap closed", points: [at(299, 399)] });
  await expect.element(screen.getByText("Note: Gap closed")).toBeVisible();
});

test("Escape leaves a drawing that was begun, Backspace only its last point", async () => {
  const { click, server } = await open();
  await click("Trend line");
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toContain("Point 2 of 2.");
  await userEvent.keyboard("{Backspace}");
  await expect.poll(said).toContain("Point 1 of 2.");
  await userEvent.keyboard("{Escape}");
  await expect.poll(said).toBe("Trend line: nothing changed.");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toContain("Open 397.50");
  expect(server.saved).toEqual([]);
});

test("keys go on with a tool that the pointer has chosen, and the pointer with what keys have begun", async () => {
  const { button, surface, newest } = await open();
  await userEvent.click(button("Horizontal line"));
  surface.element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toBe("Fri, Oct 30, 2026, 398.00. Point 1 of 1.");
  surface.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(said).toBe("");
  await expect.element(button("Horizontal line")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await expect.poll(newest).toMatchObject({ tool: "horizontal", points: [at(297, 397)] });
});

test("a drawing is taken from the list, moved whole and by one point, and left there; undo brings it back", async () => {
  const { click, server, surface, button } = await open([trend]);
  await click(/^Trend line Mon/);
  await expect.element(surface).toHaveFocus();
  await expect.poll(said).toBe("Mon, Oct 12, 2026, 380.00 → Thu, Oct 22, 2026, 391.50. Moving the whole drawing.");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(said).toContain("Tue, Oct 13, 2026, 380.00 → Fri, Oct 23, 2026, 391.50");
  await userEvent.keyboard(" {Shift>}{ArrowLeft}{/Shift}");
  await expect.poll(said).toBe("Sat, Oct 3, 2026, 380.00. Moving point 1.");
  expect(server.saved).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toBe("Trend line: moved.");
  const moved = { ...trend, points: [at(271, 380), at(291, 391.5)] };
  await expect.poll(() => server.saved).toEqual([{ version: 1, drawings: [moved] }]);
  await click("Undo");
  await expect.poll(() => server.saved[1]).toEqual({ version: 2, drawings: [trend] });
  await expect.element(button(/^Trend line Mon, Oct 12/)).toBeVisible();
});

test("Escape puts a drawing back, and leaving the chart leaves it where it is", async () => {
  const { click, server } = await open([line]);
  await click(/^Horizontal line 385/);
  await userEvent.keyboard("{ArrowUp}{Escape}");
  await expect.poll(said).toBe("Horizontal line: nothing changed.");
  expect(server.saved).toEqual([]);
  await click(/^Horizontal line 385/);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.poll(said).not.toContain("385.00");
  await userEvent.tab();
  await expect.poll(() => server.saved.length).toBe(1);
  expect(server.saved[0]?.drawings[0]?.points[0]?.price).toBeGreaterThan(385);
});

test("drawings are removed from the list and with Delete, the focus stays near, and undo brings both back", async () => {
  const { click, server, screen } = await open([trend, line]);
  await click("Remove: Trend line, Mon, Oct 12, 2026, 380.00 → Thu, Oct 22, 2026, 391.50");
  await expect.poll(said).toBe("Trend line: removed.");
  await expect.element(screen.getByRole("list")).toHaveFocus();
  await click(/^Horizontal line 385/);
  await userEvent.keyboard("{Delete}");
  await expect.poll(said).toBe("Horizontal line: removed.");
  await expect.element(screen.getByRole("region", { name: "Drawings on this chart" })).not.toBeInTheDocument();
  const undo = screen.getByRole("group", { name: "Drawing tools" }).getByRole("button", { name: "Undo" });
  await userEvent.click(undo);
  await userEvent.click(undo);
  await expect.poll(() => server.saved.at(-1)?.drawings).toEqual([trend, line]);
});

test("the list of drawings has nothing for axe to find", async () => {
  document.documentElement.lang = "en";
  const { screen } = await open([trend, line]);
  await expect.element(screen.getByRole("region", { name: "Drawings on this chart" })).toBeVisible();
  await expectAccessible();
});
