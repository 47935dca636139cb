import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { ItemPlayground } from "./gallery.tsx";
import { contentItem, inLanguage } from "./testing.tsx";

const item = contentItem("replay_decision");
const motion = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

beforeEach(() => inLanguage("en"));
afterEach(async () => {
  vi.useRealTimers();
  // As all other tests have it.
  await motion("reduce");
});

const show = () => renderInApp(<ItemPlayground item={item} />);
const action = (name: string) => page.getByRole("button", { name: new RegExp(`${name}$`) });
const decision = (number: number) => page.getByRole("group", { name: `Decision ${number} of 4` });
const skip = () => page.getByRole("button", { name: "Skip ahead" });
const check = () => page.getByRole("button", { name: "Check" });
const rows = () => page.getByRole("row").all().length - 1;

test("S7.73 candles after a decision come once it was made, and can be skipped", async () => {
  await motion("no-preference");
  await show();
  await expect.element(decision(1)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show as a table" }));
  await expect.poll(rows).toBe(22);
  // The candles come when the test says so.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await userEvent.click(action("Wait"));
  await expect.element(decision(1)).not.toBeInTheDocument();
  vi.advanceTimersByTime(600);
  await expect.poll(rows).toBe(24);
  await userEvent.click(skip());
  await expect.element(decision(2)).toBeVisible();
  await expect.poll(rows).toBe(31);
  await expect.element(check()).toBeDisabled();
});

test("S7.73 where motion is reduced the chart steps at once; decisions are made by digits", async () => {
  await motion("reduce");
  await show();
  action("Wait").element().focus();
  await userEvent.keyboard("1");
  await expect.element(decision(2)).toBeVisible();
  await expect.element(skip()).not.toBeInTheDocument();
  await userEvent.keyboard("1");
  await expect.element(decision(3)).toBeVisible();
  await userEvent.keyboard("1");
  await expect.element(decision(4)).toBeVisible();
  await userEvent.keyboard("2");
  await expect.element(check()).toBeEnabled();
});

test("S7.73 the verdict tells process and outcome apart", async () => {
  await motion("reduce");
  await show();
  for (const [index, name] of ["Wait", "Sell", "Wait", "Sell"].entries()) {
    await expect.element(decision(index + 1)).toBeVisible();
    await userEvent.click(action(name));
  }
  await userEvent.click(check());
  const outcomes = page.getByRole("listitem");
  await expect.element(outcomes.nth(0)).toMatchTextContent("Right decision, and it turned out well.");
  await expect.element(outcomes.nth(1)).toMatchTextContent("Against the rule. It turned out well by luck.");
  await expect.element(outcomes.nth(1)).toMatchTextContent("The rule says: Wait");
  await expect.element(outcomes.nth(2)).toMatchTextContent("Right decision, and it turned out badly anyway.");
  await expect.element(outcomes.nth(2)).toMatchTextContent("The price then fell 10.2%.");
});

test("undo goes back to the decision before, and so does the chart", async () => {
  await motion("reduce");
  await show();
  await userEvent.click(action("Sell"));
  await expect.element(decision(2)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.element(decision(1)).toBeVisible();
});
