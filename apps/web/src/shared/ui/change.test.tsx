import { expect, test } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { Change } from "./change.tsx";

test.each([
  { amount: "12.50", text: "▲ +$12.50", sign: "1" },
  { amount: -0.01, text: "▼ -$0.01", sign: "-1" },
  { amount: -0.004, text: "$0.00", sign: "0" },
  { amount: "0.00", text: "$0.00", sign: "0" },
])(
  "a change of $amount is written as $text, and what is rounded to nothing is neutral",
  async ({ amount, text, sign }) => {
    const { screen } = await renderInApp(<Change amount={amount} />);
    const element = screen.container.querySelector("[data-sign]");
    expect(element?.textContent?.replaceAll(/[\u2066-\u2069]/g, "")).toBe(text);
    expect(element?.getAttribute("data-sign")).toBe(sign);
  },
);
