import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { ItemPlayground } from "./gallery.tsx";
import { contentItem, inLanguage } from "./testing.tsx";

beforeEach(() => inLanguage("en"));

const slider = (name: string) => page.getByRole("slider", { name });
const valueText = (name: string) => slider(name).element().getAttribute("aria-valuetext") ?? "";
const price = (name: string) => Number(valueText(name).replace("at ", ""));
const check = () => page.getByRole("button", { name: "Check" });
const ratio = () =>
  page.getByRole("term").filter({ hasText: "Reward to risk" }).element().nextElementSibling?.textContent;

async function type(name: string, text: string) {
  await userEvent.fill(page.getByRole("textbox", { name }), text);
  await userEvent.keyboard("{Enter}");
}

async function show(sides: "given" | "all" = "given") {
  const item = contentItem("chart_order");
  if (item.type !== "chart_order") throw new Error("no order");
  const trap = { misconception: "m", why: ["why"] };
  const wrongSides = [
    { ...trap, side: "sell" as const },
    { ...trap, side: "stay_out" as const },
  ];
  await renderInApp(<ItemPlayground item={sides === "all" ? { ...item, wrongSides } : item} />);
  if (sides === "given") await expect.element(slider("Entry")).toHaveAttribute("aria-valuetext", "not placed yet");
}

test("the lines of an order move by keys, and their stakes follow", async () => {
  await show();
  slider("Entry").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => valueText("Entry")).toMatch(/^at \d/);
  const before = price("Entry");
  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => price("Entry")).toBeLessThan(before);
  await type("Entry", "48.35");
  await type("Stop", "46.35");
  expect(ratio()).toBe("–");
  await expect.element(check()).toBeDisabled();
  await type("Target", "52.34");
  await expect.poll(ratio).toBe("1.99");
  await userEvent.click(page.getByRole("button", { name: "Higher: Target" }));
  await expect.poll(ratio).not.toBe("1.99");
  await expect.element(check()).toBeEnabled();
});

test("each line is dragged by its own strip, also where two lie on top of each other", async () => {
  await show();
  for (const [name, at] of [
    ["Entry", "50"],
    ["Stop", "49.99"],
    ["Target", "50.01"],
  ] as const)
    await type(name, at);
  const strips = [...document.querySelectorAll("[data-strip]")];
  const boxes = strips.map((strip) => strip.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(24);
    expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? -1) - 0.5);
  }
  const field = page.getByRole("textbox", { name: "Stop" });
  await userEvent.dragAndDrop(page.elementLocator(strips[1] ?? document.body), field, { steps: 6, force: true });
  await expect.poll(() => price("Stop")).toBeLessThan(49.9);
  expect([price("Entry"), price("Target")]).toEqual([50, 50.01]);
});

test("an order with an exit on the wrong side says so and cannot be sent", async () => {
  await show();
  for (const [name, at] of [
    ["Entry", "48.35"],
    ["Stop", "49"],
    ["Target", "54"],
  ] as const)
    await type(name, at);
  await expect.element(page.getByText("A buy has its stop below the entry", { exact: false }).first()).toBeVisible();
  await expect.element(check()).toBeDisabled();
});

test("the verdict says of each rule whether the order keeps it, and shows one that keeps all", async () => {
  await show();
  for (const [name, at] of [
    ["Entry", "48.35"],
    ["Stop", "47.5"],
    ["Target", "54"],
  ] as const)
    await type(name, at);
  await userEvent.click(check());
  const rule = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
  await expect.element(rule("Stop")).toHaveAttribute("data-state", "wrong");
  await expect.element(rule("Target")).toHaveAttribute("data-state", "right");
  await expect.element(page.getByText("What fits:")).toBeVisible();
});

test("another side turns the exits around; staying out is a whole answer", async () => {
  await show("all");
  await expect.element(page.getByRole("radio", { name: "Buy" })).toBeInTheDocument();
  await userEvent.click(page.getByText("Buy", { exact: true }));
  for (const [name, at] of [
    ["Entry", "50"],
    ["Stop", "48"],
    ["Target", "53"],
  ] as const)
    await type(name, at);
  await userEvent.click(page.getByText("Sell short", { exact: true }));
  await expect.poll(() => [price("Stop"), price("Target")]).toEqual([53, 48]);
  await userEvent.click(page.getByText("Stay out", { exact: true }));
  await expect.element(slider("Stop")).not.toBeInTheDocument();
  await userEvent.click(check());
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Side" }).first())
    .toHaveAttribute("data-state", "wrong");
});
