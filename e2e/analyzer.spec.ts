import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const SAMPLE = join(import.meta.dirname, "..", "apps", "web", "public", "samples", "double-bottom.webp");
const NO_CHART = join(import.meta.dirname, "..", "apps", "web", "public", "icon-512.png");
const choose = (page: Page) => page.getByLabel("Choose a picture").and(page.locator("input"));

async function openAnalyzer() {
  const { page, context } = await newVisitor();
  const learner = await becomeLearner(context, "investing");
  return { page, ...learner };
}

/** Pastes a file where the focus is, as Ctrl+V does. */
const paste = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate(
    ({ data, mime }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(data)], "chart", { type: mime }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
    },
    { data: [...bytes], mime: type },
  );

test("S1.04 S7.36 S7.37 a chart is sent from the courses on, read in all modes, deleted and brought back", async () => {
  const { page } = await openAnalyzer();
  await openScreen(page, "/courses");
  await page.getByRole("link", { name: /^Chart analyzer/ }).click();
  await page.getByRole("heading", { level: 1, name: "Chart analyzer" }).waitFor();
  await page.getByText("50 analyses left today.").waitFor();
  await expectAccessible(page, "the analyzer");
  await choose(page).setInputFiles(SAMPLE);
  await page.waitForURL(/\/chart-analyzer\/[0-9a-f-]{36}$/);
  const patterns = page.getByRole("radio", { name: "Patterns" });
  await page.locator('[data-overlay] [data-layer="candles"]').waitFor({ state: "attached" });
  const drawn = (layer: string) => page.locator(`[data-overlay] [data-layer="${layer}"]`).count();
  expect(await drawn("levels")).toBeGreaterThan(0);
  await expectAccessible(page, "a result");
  await patterns.click({ force: true });
  await page.getByRole("heading", { level: 1, name: /patterns? found$/ }).waitFor();
  await page
    .getByText(/^Found in .+ of random charts$/)
    .first()
    .waitFor();
  await page.getByRole("radio", { name: "Scenarios" }).click({ force: true });
  await page.getByRole("heading", { level: 1, name: "Three ways it may go on" }).waitFor();
  expect(await drawn("scenarios")).toBe(1);
  await page.getByText(/^For education, not investment advice/).waitFor();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  const cards = page.locator("[data-analysis]");
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole("button", { name: /^Delete:/ }).click();
  await expect.poll(() => cards.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cards.count()).toBe(1);
});

test("S1.04 a pasted picture that is no chart is refused with what to do, and does not count", async () => {
  const { page } = await openAnalyzer();
  await openScreen(page, "/chart-analyzer");
  await paste(page, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png");
  await page.getByText(/Use a PNG, JPEG or WebP screenshot\.$/).waitFor();
  await paste(page, readFileSync(NO_CHART), "image/png");
  await page.waitForURL(/\/chart-analyzer\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "This doesn’t look like a price chart" }).waitFor();
  await page.getByRole("link", { name: "Try another picture" }).click();
  await page.getByText("50 analyses left today.").waitFor();
});
