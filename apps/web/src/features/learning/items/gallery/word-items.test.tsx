import type { CompiledItem } from "@candlewise/domain/learning/items";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { rightAnswer } from "./gallery-answers.ts";
import { ItemPlayground } from "./gallery.tsx";
import { contentItem, inLanguage, loadItemViews } from "./testing.tsx";

beforeAll(loadItemViews);
beforeEach(() => inLanguage("en"));

const show = async (item: CompiledItem) => {
  const { screen } = await renderInApp(<ItemPlayground item={item} />);
  return screen;
};
const check = () => page.getByRole("button", { name: "Check" });
const focused = () => document.activeElement;
const focusFirst = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  expect(focused()).toBe(element);
};
const tokenRight = (item: CompiledItem) => {
  const answer = rightAnswer(item);
  return answer?.type === "choice" ? answer.choice : "";
};

test("a choice is picked by arrow keys and digits, and judged with the reason of the wrong pick beside it", async () => {
  const item = contentItem("choice");
  await show(item);
  await expect.element(check()).toBeDisabled();
  focusFirst('input[type="radio"]');
  await userEvent.keyboard(" {ArrowDown}");
  await expect.element(page.getByRole("radio").nth(1)).toBeChecked();
  await userEvent.keyboard("3");
  await expect.element(page.getByRole("radio").nth(2)).toBeChecked();
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const wrong = radios.findIndex(({ value }) => value !== tokenRight(item));
  await userEvent.keyboard(String(wrong + 1));
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Not quite");
  await expect.element(page.getByRole("button", { name: "Continue" })).toHaveFocus();
  const why = document.getElementById(radios[wrong]?.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent?.length).toBeGreaterThan(10);
  await expect.element(page.getByText("Your pick")).toBeVisible();
  await expect.element(page.getByText("Correct answer")).toBeVisible();
});

test("a judged choice takes no other pick", async () => {
  const item = contentItem("choice");
  await show(item);
  await userEvent.click(page.getByRole("radio").nth(0));
  await userEvent.click(check());
  await userEvent.click(page.getByRole("radio").nth(1), { force: true });
  await expect.element(page.getByRole("radio").nth(0)).toBeChecked();
});

test("a reflection gets its reply without a verdict", async () => {
  await show(contentItem("choice", false));
  await userEvent.click(page.getByRole("radio").nth(0));
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Thanks");
  expect(document.querySelectorAll('[data-state="right"], [data-state="wrong"]')).toHaveLength(0);
});

test("several are ticked by space, digits and tap, and unticked again; undo takes the last step back", async () => {
  await show(contentItem("multi"));
  const boxes = page.getByRole("checkbox");
  focusFirst('input[type="checkbox"]');
  await userEvent.keyboard(" 2");
  await userEvent.click(boxes.nth(3));
  for (const index of [0, 1, 3]) await expect.element(boxes.nth(index)).toBeChecked();
  await userEvent.keyboard("2");
  await expect.element(boxes.nth(1)).not.toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.element(boxes.nth(1)).toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "Start over" }));
  await expect.element(check()).toBeDisabled();
});

const rowTexts = () => [...document.querySelectorAll("[data-flip]")].map((row) => row.getAttribute("data-flip"));

test("an order changes by the arrow buttons without any drag", async () => {
  await show(contentItem("order"));
  const [first, second] = rowTexts();
  await userEvent.click(page.getByRole("button", { name: /^Move down/ }).nth(0));
  expect(rowTexts().slice(0, 2)).toEqual([second, first]);
  await expect.element(check()).toBeEnabled();
});

test("an order changes by keys: Space lifts, arrows move and say the position, Escape puts back", async () => {
  await show(contentItem("order"));
  const before = rowTexts();
  focusFirst("[data-handle]");
  await userEvent.keyboard("{ArrowDown}");
  expect(rowTexts()).toEqual(before);
  await userEvent.keyboard("{ArrowUp} {ArrowDown}{ArrowDown}");
  expect(rowTexts()[2]).toBe(before[0]);
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toMatch(/is now 3 of 4/);
  await userEvent.keyboard("{Escape}");
  expect(rowTexts()).toEqual(before);
  await userEvent.keyboard(" {ArrowDown} ");
  expect(rowTexts()[1]).toBe(before[0]);
  expect(focused()?.closest("[data-flip]")?.getAttribute("data-flip")).toBe(before[0]);
});

test("an order changes by dragging a handle", async () => {
  await show(contentItem("order"));
  const before = rowTexts();
  const handles = [...document.querySelectorAll<HTMLElement>("[data-handle]")];
  await userEvent.dragAndDrop(handles[0] ?? document.body, handles[2] ?? document.body, {
    steps: 6,
    targetPosition: { x: 20, y: 60 },
  });
  await expect.poll(rowTexts).toEqual([before[1], before[2], before[0], before[3]]);
});

const part = (side: "lefts" | "rights", index: number) =>
  page.elementLocator([...document.querySelectorAll(`[data-side="${side}"]`)][index] ?? document.body);

test("pairs are made by two taps and taken apart by a third", async () => {
  await show(contentItem("match"));
  await userEvent.click(part("lefts", 1));
  await userEvent.click(part("rights", 0));
  await expect.element(part("rights", 0)).toMatchTextContent(/matched with/);
  await userEvent.click(part("lefts", 1));
  await userEvent.click(part("rights", 0));
  await expect.element(part("rights", 0)).toMatchTextContent(/not matched yet/);
});

test("pairs are made by keys alone: the focus goes across and on to the next", async () => {
  await show(contentItem("match"));
  focusFirst('[data-side="lefts"]');
  for (let left = 0; left < 4; left++) {
    await expect.element(part("lefts", left)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(part("rights", left)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
  }
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent(/Correct|Not quite/);
});

test("entries are sorted by one tap each: the next one is picked by itself", async () => {
  const item = contentItem("categorize");
  await show(item);
  const buckets = page.getByRole("button", { name: /put in:/ });
  const count = item.type === "categorize" ? item.entries.length : 0;
  for (let entry = 0; entry < count; entry++) await userEvent.click(buckets.nth(entry % 2));
  await expect.element(check()).toBeEnabled();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.element(check()).toBeDisabled();
});

test("on a phone a sorted entry is taken back by a tap", async () => {
  await page.viewport(360, 640);
  await show(contentItem("categorize"));
  const first = document.querySelector<HTMLElement>("[data-token]")?.dataset["token"] ?? "";
  const chip = () => document.querySelector<HTMLElement>(`[data-token="${first}"]`);
  const placeOf = () => chip()?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  await userEvent.click(page.getByRole("button", { name: /put in:/ }).nth(1));
  await expect.poll(placeOf).not.toBe("tray");
  await userEvent.click(chip() ?? document.body);
  await expect.poll(placeOf).toBe("tray");
  expect(chip()?.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(page.getByRole("button", { name: /put in:/ }).nth(0));
  await expect.poll(placeOf).not.toBe("tray");
});

test("entries are sorted by keys: digits put, Enter goes to the buckets, Escape back, Delete takes out", async () => {
  await page.viewport(640, 823);
  await show(contentItem("categorize"));
  const chips = () => [...document.querySelectorAll<HTMLElement>("[data-token]")];
  const first = chips()[0]?.dataset["token"];
  focusFirst("[data-token]");
  await userEvent.keyboard("2");
  await expect.poll(() => focused()?.getAttribute("data-token")).not.toBe(first);
  const second = focused();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.hasAttribute("data-bucket")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(focused).toBe(second);
  document.querySelector<HTMLElement>(`[data-token="${first}"]`)?.focus();
  await userEvent.keyboard("{Delete}");
  await expect
    .poll(() => document.querySelector(`[data-token="${first}"]`)?.parentElement?.getAttribute("aria-label"))
    .toBe("To sort");
});

test("gaps are filled from native selects in the line", async () => {
  await show(contentItem("fill_blank"));
  const gaps = page.getByRole("combobox");
  for (let gap = 0; gap < 3; gap++) {
    const options = [...(gaps.nth(gap).element().querySelectorAll("option") ?? [])].map(({ value }) => value);
    await userEvent.selectOptions(gaps.nth(gap), options[1] ?? "");
  }
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent(/Correct|Not quite/);
});

test("a number is said back before it is sent, and words are refused", async () => {
  await show(contentItem("numeric"));
  const field = page.getByRole("textbox");
  await userEvent.fill(field, "1,250");
  await expect.element(page.getByText("That’s $1,250.")).toBeVisible();
  await userEvent.fill(field, "twelve");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(check()).toBeDisabled();
});

test("keys on the screen type a number with its sign, where a finger is the pointer", async () => {
  await show(contentItem("numeric"));
  const field = page.getByRole("textbox");
  const keys = document.querySelector("[data-number-keys]");
  const key = async (name: string) => {
    const before = field.element().getAttribute("value");
    [...(keys?.querySelectorAll("button") ?? [])]
      .find((each) => (each.ariaLabel ?? each.textContent) === name)
      ?.click();
    await expect.poll(() => field.element().getAttribute("value")).not.toBe(before);
  };
  for (const name of ["4", "5", "000", "1", "Delete", "Plus or minus"]) await key(name);
  await expect.element(field).toHaveValue("-45000");
  await key("Plus or minus");
  for (const name of ["0", "0"]) await key(name);
  await expect.element(page.getByText("That’s $4,500,000.")).toBeVisible();
  expect(getComputedStyle(keys!).display).toBe(matchMedia("(pointer: coarse)").matches ? "grid" : "none");
});

test("a calculation is typed and its result goes into the field", async () => {
  await show(contentItem("numeric"));
  await userEvent.click(page.getByRole("button", { name: "Calculator" }));
  const sum = page.getByRole("textbox", { name: "Calculation" });
  await userEvent.type(sum, "1200 × 7%");
  await userEvent.click(page.getByRole("button", { name: "+" }));
  await userEvent.click(page.getByRole("button", { name: "1", exact: true }));
  await expect.element(page.getByText("= 85")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("That’s $85.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a number that reads in two ways is asked about, never guessed", async () => {
  await show(contentItem("numeric"));
  await userEvent.fill(page.getByRole("textbox"), "16.000");
  await expect.element(check()).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "$16,000" }));
  await expect.element(page.getByText("That’s $16,000.")).toBeVisible();
  await expect.element(check()).toBeEnabled();
});
