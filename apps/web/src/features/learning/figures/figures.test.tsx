import type { FigureOf } from "@candlewise/domain/learning/figures";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inLanguage } from "#web/features/learning/items/gallery/testing.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { FigureView } from "./figure-view.tsx";

const described = { title: "Title", description: "What it shows." };

const ladder: FigureOf<"ladder"> = {
  type: "ladder",
  ...described,
  decimals: 2,
  size_label: "Shares",
  asks: [
    { price: 20.07, size: 100 },
    { price: 20.1, size: 200 },
  ],
  bids: [{ price: 20.03, size: 150 }],
  order: { side: "buy", size: 400 },
};

const odds: FigureOf<"distribution"> = {
  type: "distribution",
  ...described,
  format: "num0",
  x_label: "Losses in a row",
  ranges: [
    { from: 0, to: 1, share: 0.5 },
    { from: 1, to: 2, share: 0.25 },
    { from: 2, to: null, share: 0.25 },
  ],
  split: { at: 1, below: { label: "None", value: 0.5 }, above: { label: "Some", value: 0.5 } },
};

test("a ladder says what an order takes, what it pays on average and what nobody sells", async () => {
  inLanguage("en");
  await renderInApp(<FigureView figure={ladder} />);
  const rungs = page.getByRole("listitem").elements();
  expect(rungs.map(({ textContent }) => textContent)).toEqual(["20.10200 of 200", "20.07100 of 100", "20.03150"]);
  await expect.element(page.getByText("Spread 0.04")).toBeVisible();
  const facts = page.getByRole("figure").element().querySelector("dl")?.innerText;
  expect(facts?.split(/\s*\n\s*/)).toEqual(["Filled", "300", "Not filled", "100", "Average price", "20.0900"]);
});

test("a distribution is read range by range with arrow keys, by whole numbers where it counts", async () => {
  inLanguage("en");
  await renderInApp(<FigureView figure={odds} />);
  const slider = page.getByRole("slider");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Losses in a row: 0, 50.0%");
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Losses in a row: 2 or more, 25.0%");
});

test("a balance leans to its heavier side, and says by how much", async () => {
  inLanguage("en");
  const side = (label: string, value: number) => ({ label, parts: [{ label: `Part of ${label}`, value }] });
  const figure: FigureOf<"balance"> = {
    type: "balance",
    ...described,
    format: "usd0",
    sides: [side("Owned", 300), side("Owed", 100)],
    result: "Left over",
    is_equal: false,
  };
  await renderInApp(<FigureView figure={figure} />);
  await expect.element(page.getByText("Left over")).toBeVisible();
  expect(page.getByRole("figure").element().querySelector("dd")?.textContent).toBe("$200");
  const heights = [...document.querySelectorAll("[data-side]")].map((column) => column.getBoundingClientRect().bottom);
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
});

const growth: FigureOf<"line"> = {
  type: "line",
  ...described,
  format: "usd0",
  x_label: "Years",
  series: [
    {
      label: "Grown",
      points: [
        [0, 1000],
        [1, 1050],
      ],
    },
  ],
  slider: {
    label: "Yearly return",
    format: "pct0",
    values: [0.02, 0.05, 0.1],
    start: 1,
    frames: [
      [1000, 1020],
      [1000, 1050],
      [1000, 1100],
    ],
    says: { label: "After a year", format: "usd0", values: [1020, 1050, 1100] },
  },
};

test("a figure with a slider follows it, says the result once it rests, and stays where it was left", async () => {
  inLanguage("en");
  const { screen } = await renderInApp(<FigureView figure={growth} />);
  const slider = () => page.getByRole("slider", { name: "Yearly return" });
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "5%");
  expect(page.getByRole("status").element().textContent).toBe("");
  slider().element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "10%");
  await expect.element(page.getByText("$1,100").first()).toBeVisible();
  await expect.poll(() => page.getByRole("status").element().textContent).toBe("After a year: $1,100");

  await screen.unmount();
  await renderInApp(<FigureView figure={growth} />);
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "10%");
});

test("the axis stays while the curve moves", async () => {
  inLanguage("en");
  await renderInApp(<FigureView figure={{ ...growth, slider: growth.slider && { ...growth.slider, start: 0 } }} />);
  const ticks = () => [...document.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  const before = ticks();
  const path = () => document.querySelector("svg[role='img'] path[data-series='0']")?.getAttribute("d");
  const low = path();
  page.getByRole("slider", { name: "Yearly return" }).element().focus();
  await userEvent.keyboard("{End}");
  await expect.poll(path).not.toBe(low);
  expect(ticks()).toEqual(before);
});
