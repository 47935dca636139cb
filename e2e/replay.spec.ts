import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { tabTo } from "./support/answer-by-keys.ts";
import { DESKTOP, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** The last bar reached. */
async function reachedOn(page: Page): Promise<number> {
  const text = await page
    .getByText(/^Bar \d+ of 50$/)
    .first()
    .textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

test("by keyboard alone: a day is chosen and replayed bar by bar, a bracket is traded, and a report ends it", async () => {
  const { page, context } = await newVisitor({ viewport: DESKTOP });
  await becomeLearner(context, "investing");
  await openScreen(page, "/simulator/replay");

  // An instrument, a day and a length.
  await tabTo(page, page.getByRole("radio", { name: "Surprise me" }));
  await page.keyboard.press("ArrowRight");
  const instrument = page.getByLabel("Instrument");
  await instrument.waitFor();
  await typeInto(page, instrument, "Larkf");
  expect(await instrument.inputValue()).toBe("LRKD");
  const day = page.getByLabel("First day");
  await typeInto(page, day, "03022020");
  expect(await day.inputValue()).toBe("2020-03-02");
  await tabTo(page, page.getByRole("radio", { name: "100 bars" }));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/simulator\/replay\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { level: 1, name: "Larkfield Software" }).waitFor();
  expect(await reachedOn(page)).toBe(0);

  // One bar.
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => reachedOn(page)).toBe(1);

  // A bracket far enough from the price to stay open for a few bars.
  const ticket = page.getByRole("complementary");
  const price = Number(
    (
      await ticket
        .getByText(/^\$[\d.,]+$/)
        .first()
        .textContent()
    )?.replace(/[$,]/g, ""),
  );
  await typeInto(page, ticket.getByLabel("Order type"), "Bracket");
  await typeInto(page, ticket.getByLabel("Quantity"), "50");
  await typeInto(page, ticket.getByLabel("Stop loss"), (price / 2).toFixed(2));
  await typeInto(page, ticket.getByLabel("Take profit"), (price * 2).toFixed(2));
  await ticket.getByText("Trading costs").waitFor();
  await page.keyboard.press("Enter");
  await ticket.getByText("Order submitted. Go to the next bar.").waitFor();
  await pressOn(page, page.getByRole("button", { name: "Next bar" }));
  // Any number of shares: with some market keys a split comes between the two bars.
  await ticket.getByText(/^[\d,.]+ at \$/).waitFor();

  // Playback continues until it is stopped.
  const play = page.getByRole("button", { name: /^(Play|Pause)$/ });
  await pressOn(page, play, "Space");
  await expect.poll(() => reachedOn(page)).toBeGreaterThan(3);
  await pressOn(page, play, "Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();

  await pressOn(page, page.getByRole("button", { name: "Finish now" }));
  await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Finish now" }));
  await page.getByRole("heading", { name: "Results", exact: true }).waitFor();
  await page.getByText(/^It was Larkfield Software \(LRKD\), from Mar 2, 2020 to/).waitFor();
  await page.getByText("Open position").waitFor();

  // The replay is stored.
  await pressOn(page, page.getByRole("link", { name: "Another replay" }));
  await page.waitForURL("**/simulator/replay");
  await page.getByRole("link", { name: /^Larkfield Software/ }).waitFor();
});
