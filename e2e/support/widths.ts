import type { Page } from "playwright-core";
import { settled } from "./browser.ts";

const WIDTHS = [320, 768, 1920];
const HEIGHT = 800;

/** The widths at which the page scrolls sideways, and by how much; the page keeps the last width. */
export async function widthsTooSmallFor(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (by > 0) found.push(`${page.url()} at ${width}: ${by}px`);
  }
  return found;
}
