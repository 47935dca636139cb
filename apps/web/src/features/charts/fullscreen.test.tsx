import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { openChart } from "./testing.tsx";

beforeEach(async () => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
  await loadMessages(["charts"]);
});
afterEach(() => vi.restoreAllMocks());

const withoutFullscreen = () => vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(false);

async function open() {
  const opened = await openChart({ trade: <button type="button">Buy</button> });
  const button = (name: string) => opened.screen.getByRole("button", { name, exact: true });
  const section = () => opened.screen.getByRole("region", { name: "Nova Robotics" }).element();
  const fills = () => {
    const { top, left, width, height } = section().getBoundingClientRect();
    return [top, left, width, height].join() === [0, 0, innerWidth, innerHeight].join();
  };
  return { ...opened, button, fills };
}

test("S1.03 the chart fills the window, with price and trade buttons, and Escape returns to where it was opened", async () => {
  withoutFullscreen();
  const { button, fills, screen, surface } = await open();
  await userEvent.click(button("Fullscreen"));
  expect(fills()).toBe(true);
  await expect.element(screen.getByRole("heading", { name: "NOVA 399.00" })).toBeVisible();
  await expect.element(button("Buy")).toBeVisible();
  await expect.element(screen.getByText("The chart fills the screen. Press Escape to exit.")).toBeInTheDocument();
  await expect.poll(() => surface.element().getBoundingClientRect().bottom).toBe(innerHeight);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  expect(fills()).toBe(false);
  await expect.element(button("Fullscreen")).toHaveFocus();
});

test("F opens and closes fullscreen while the chart has the focus, which remains there", async () => {
  withoutFullscreen();
  const { fills, surface } = await open();
  surface.element().focus();
  await userEvent.keyboard("f");
  await expect.poll(fills).toBe(true);
  await userEvent.keyboard("f");
  await expect.poll(fills).toBe(false);
  await expect.element(surface).toHaveFocus();
});

test("Escape first ends what is being drawn, then fullscreen", async () => {
  withoutFullscreen();
  const { button, fills } = await open();
  await userEvent.click(button("Fullscreen"));
  await userEvent.click(button("Draw"));
  await expect.element(button("Trend line")).toBeVisible();
  button("Trend line").element().focus();
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(button("Trend line")).toHaveAttribute("aria-pressed", "false");
  expect(fills()).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(fills).toBe(false);
});

test("the browser's Back leaves fullscreen, not the page", async () => {
  withoutFullscreen();
  history.pushState({ mark: "page" }, "");
  const { button, fills } = await open();
  await userEvent.click(button("Fullscreen"));
  history.back();
  await expect.poll(fills).toBe(false);
  expect(history.state).toMatchObject({ mark: "page" });
});
