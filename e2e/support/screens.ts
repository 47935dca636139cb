import type { Page } from "playwright-core";

/** Opens a screen and waits until it has loaded completely. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isComplete(page);
}

export async function isComplete(page: Page): Promise<void> {
  await page.locator("#main h1").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}
