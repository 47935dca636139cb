import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { ItemPlayground } from "./gallery.tsx";
import { contentItem, inLanguage } from "./testing.tsx";

beforeEach(() => inLanguage("en"));

/** A track from 1 to 100 with equal factors; the truth is 4. */
const show = () => renderInApp(<ItemPlayground item={contentItem("estimate")} />);
const slider = () => page.getByRole("slider");
const valueText = () => slider().element().getAttribute("aria-valuetext");
const check = () => page.getByRole("button", { name: "Check" });

test("S7.73 an estimate is made by keys and said in words", async () => {
  await show();
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "No estimate yet");
  await expect.element(check()).toBeDisabled();
  slider().element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(valueText).toBe("1");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(valueText).toBe("3");
  await userEvent.keyboard("{PageUp}");
  await expect.poll(valueText).toBe("13");
  await userEvent.keyboard("{End}");
  await expect.poll(valueText).toBe("100");
});

test("S7.73 an estimate is made by a tap on the track and corrected by the buttons", async () => {
  await show();
  const box = slider().element().getBoundingClientRect();
  await userEvent.click(slider(), { position: { x: 17, y: 24 } });
  await expect.poll(valueText).toBe("1");
  for (const wanted of ["2", "3", "4"]) {
    await userEvent.click(page.getByRole("button", { name: "Higher" }));
    await expect.poll(valueText).toBe(wanted);
  }
  await userEvent.click(slider(), { position: { x: box.width - 17, y: 24 } });
  await expect.poll(valueText).toBe("100");
  await userEvent.click(page.getByRole("button", { name: "Lower" }));
  await expect.poll(valueText).not.toBe("100");
});

test("a tap where the slider waits is an estimate", async () => {
  await show();
  const box = slider().element().getBoundingClientRect();
  const middle = Number(slider().element().getAttribute("value"));
  const last = Number(slider().element().getAttribute("max"));
  await userEvent.click(slider(), { position: { x: 16 + ((box.width - 32) * middle) / last, y: 24 } });
  await expect.element(check()).toBeEnabled();
});

test("S7.73 after the verdict the truth, what counts as correct and the answers of others are said", async () => {
  await show();
  slider().element().focus();
  await userEvent.keyboard("{End}");
  await userEvent.click(check());
  await expect.element(page.getByText("The real number")).toBeVisible();
  await expect.element(page.getByText("143 first answers. Half of them are between", { exact: false })).toBeVisible();
  slider().element().focus();
  await userEvent.keyboard("{Home}");
  expect(valueText()).toBe("100");
});

test("number lines are not mirrored where the page is read from right to left", async () => {
  inLanguage("ar");
  await show();
  await expect.element(slider()).toBeInTheDocument();
  slider().element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(slider()).toHaveValue("1");
  expect(getComputedStyle(slider().element()).direction).toBe("ltr");
});
