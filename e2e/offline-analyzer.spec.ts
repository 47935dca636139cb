import { join } from "node:path";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { takenOver, TOUCH } from "./support/offline.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const SAMPLE = join(import.meta.dirname, "..", "apps", "web", "public", "samples", "double-bottom.webp");

test("S1.04 S7.36 without a connection the analyses are listed, and one opens with its picture and what was found", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  await becomeLearner(context, "investing");
  await openScreen(page, "/chart-analyzer");
  await takenOver(page);
  await page.getByLabel("Choose a picture").and(page.locator("input")).setInputFiles(SAMPLE);
  await page.waitForURL(/\/chart-analyzer\/[0-9a-f-]{36}$/);
  const candles = page.locator('[data-overlay] [data-layer="candles"]');
  await candles.waitFor({ state: "attached" });
  const found = page.getByRole("heading", { level: 1 });
  const title = await found.textContent();
  await openScreen(page, "/chart-analyzer");
  const card = page.locator("[data-analysis]").getByRole("link");
  await card.waitFor();

  await context.setOffline(true);
  await page.goto("/chart-analyzer");
  await card.tap();
  await candles.waitFor({ state: "attached" });
  await expect.poll(() => found.textContent()).toBe(title);
  const isShown = () =>
    page
      .locator("[data-overlay]")
      .locator("..")
      .locator("img")
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(isShown).toBeGreaterThan(0);
  await context.setOffline(false);
});
