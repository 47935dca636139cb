import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ChartQuestion } from "./chart-question.tsx";

beforeEach(() => loadMessages(["welcome"]));

const open = () => renderInApp(<ChartQuestion>The way on</ChartQuestion>);
const candle = (at: number) => page.getByRole("radio", { name: new RegExp(`^Candle ${at} of 11`) });
const verdict = () => page.getByRole("status");

test("one tap answers: a wrong candle gets its own reason, the right one its name", async () => {
  await open();
  await expect.element(verdict()).toMatchTextContent(/Each candle is a day/);
  await candle(4).click({ force: true });
  await expect.element(verdict()).toMatchTextContent(/Not quite\. Upside down/);
  await candle(1).click({ force: true });
  await expect.element(verdict()).toMatchTextContent(/closed higher/);
  await candle(5).click({ force: true });
  await expect.element(verdict()).toMatchTextContent(/stayed down/);
  await candle(8).click({ force: true });
  await expect.element(verdict()).toMatchTextContent(/Correct\. The price fell to \$18/);
});

test("each candle says its prices, and arrow keys go from one to the next", async () => {
  await open();
  await expect.element(candle(8)).toHaveAccessibleName("Candle 8 of 11: opened at 52, high 64, low 18, closed at 62.");
  await userEvent.keyboard("{Tab} {ArrowRight}");
  await expect.element(candle(2)).toBeChecked();
  await expect.element(verdict()).toMatchTextContent(/Not quite\./);
});
