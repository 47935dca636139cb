import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { rightAnswer } from "./gallery-answers.ts";
import { ItemPlayground } from "./gallery.tsx";
import { contentItem, inLanguage } from "./testing.tsx";

beforeEach(() => inLanguage("en"));

const slider = (index = 0) => page.getByRole("slider").nth(index);
const valueText = (index = 0) => slider(index).element().getAttribute("aria-valuetext") ?? "";
const check = () => page.getByRole("button", { name: "Check" });

async function showPoint() {
  await renderInApp(<ItemPlayground item={contentItem("chart_point")} />);
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "No candle picked");
}

test("a candle is picked by keys and read with its prices and its volume", async () => {
  await showPoint();
  slider().element().focus();
  await userEvent.keyboard("{Home}");
  await expect
    .poll(() => valueText())
    .toMatch(/^January 1: open 90\.00, high 90\.00, low 88\.67, close 89\.42, volume 111,184$/);
  await userEvent.keyboard("{ArrowRight}{PageUp}");
  await expect.poll(() => valueText()).toMatch(/^January 1[0-9]:/);
  await userEvent.keyboard("{End}");
  await expect.element(slider()).toHaveValue("44");
  await userEvent.click(page.getByRole("button", { name: "Previous candle" }));
  await expect.element(slider()).toHaveValue("43");
});

test("a candle is picked by tap where it stands", async () => {
  await showPoint();
  const box = slider().element().getBoundingClientRect();
  await userEvent.click(slider(), { force: true, position: { x: box.width - 8, y: 60 } });
  await expect.element(slider()).toHaveValue("44");
  await userEvent.click(slider(), { force: true, position: { x: 8, y: 60 } });
  await expect.element(slider()).toHaveValue("0");
});

test("the chart can be read and answered as a table, volume included", async () => {
  await showPoint();
  const item = contentItem("chart_point");
  const right = rightAnswer(item);
  await userEvent.click(page.getByRole("button", { name: "Show as a table" }));
  await expect.element(page.getByRole("columnheader", { name: "Volume" })).toBeVisible();
  const rows = page.getByRole("row");
  const bar = right?.type === "chart_point" ? right.bar : 0;
  await userEvent.click(rows.nth(bar + 1).getByRole("button"));
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
});

async function showLine(index: 0 | 1 = 0) {
  const kind = index === 0 ? "horizontal" : "trend";
  const { galleryContent } = await import("./gallery-content.ts");
  const item = galleryContent.items.find((each) => each.type === "chart_line" && each.line === kind);
  if (!item) throw new Error(`no ${kind} line`);
  await renderInApp(<ItemPlayground item={item} />);
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "not placed yet");
  return item;
}
const price = (index = 0) => Number(valueText(index).replace("at ", ""));

test("a level moves by keys, finely and coarsely, and by the buttons", async () => {
  await showLine();
  slider().element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => valueText()).toMatch(/^at \d/);
  const start = price();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => price()).toBeGreaterThan(start);
  const fine = price() - start;
  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => price()).toBeLessThan(start);
  expect(start + fine - price()).toBeCloseTo(fine * 10, 1);
  const before = price();
  await userEvent.click(page.getByRole("button", { name: "Higher: Level" }));
  await expect.poll(() => price()).toBeCloseTo(before + fine, 2);
});

test("a level is placed by typing its price; one outside the chart is refused with its range", async () => {
  await showLine();
  const field = page.getByRole("textbox", { name: "Level" });
  await userEvent.fill(field, "46.69");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => price()).toBe(46.69);
  await userEvent.fill(field, "4669");
  await expect.element(page.getByText(/^This chart runs from/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(price()).toBe(46.69);
});

test("a level is placed by a tap and moved by a drag", async () => {
  await showLine();
  await userEvent.click(slider(), { force: true, position: { x: 60, y: 30 } });
  await expect.poll(() => price()).toBeGreaterThan(50);
  const tapped = price();
  const strip = page.elementLocator(document.querySelector("[data-strip]") ?? document.body);
  const field = page.getByRole("textbox", { name: "Level" });
  await userEvent.dragAndDrop(strip, field, { steps: 6, force: true });
  await expect.poll(() => price()).toBeLessThan(tapped);
});

test("a trend line needs both of its ends", async () => {
  await showLine(1);
  slider(0).element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(check()).toBeDisabled();
  slider(1).element().focus();
  await userEvent.keyboard("{Home}");
  await expect.element(check()).toBeEnabled();
  await userEvent.click(check());
  await expect.element(page.getByText("Correct line")).toBeVisible();
});

test("charts are not mirrored where the page is read from right to left", async () => {
  inLanguage("ar");
  await renderInApp(<ItemPlayground item={contentItem("chart_point")} />);
  await expect.element(slider()).toBeInTheDocument();
  slider().element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(slider()).toHaveValue("1");
  expect(getComputedStyle(slider().element()).direction).toBe("ltr");
});
