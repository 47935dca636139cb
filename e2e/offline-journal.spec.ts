import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { takenOver, TOUCH } from "./support/offline.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

test("S1.01 the journal is read and continued offline: a saved entry, the draft of a new one, and what was typed stays", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await becomeLearner(context, "investing");
  await openScreen(page, "/simulator/journal/new");
  await page.getByLabel("Title").fill("Back to its average");
  await page.getByRole("button", { name: "Save entry" }).tap();
  await page.getByText("Entry saved.").first().waitFor();
  await openScreen(page, "/simulator/journal");
  await page.getByRole("link", { name: /Back to its average/ }).waitFor();
  await takenOver(page);
  await openScreen(page, "/simulator/journal/new");
  await page.getByLabel("Title").fill("Breakout of the range");
  const draft = page.url();

  await context.setOffline(true);
  await page.goto(draft);
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Breakout of the range");
  await page.getByLabel("Title").fill("Breakout, second try");
  await page.goto("/simulator/journal");
  await page.getByText("Breakout, second try").waitFor();
  // Opened from the list: the entry itself need not be cached.
  await page.getByRole("link", { name: /Back to its average/ }).tap();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Back to its average");

  await context.setOffline(false);
  await page.goto(draft);
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Breakout, second try");
  await page.getByRole("button", { name: "Save entry" }).tap();
  await page.getByText("Entry saved.").first().waitFor();
});
