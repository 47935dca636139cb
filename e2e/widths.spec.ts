import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor, settled } from "./support/browser.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { LEARNER_SCREENS, OPEN_SCREENS, openScreen } from "./support/screens.ts";

launchBrowser();

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WIDTHS = [320, 768, 1920];

async function tooWideIn(language: string): Promise<string[]> {
  const { page, context } = await newVisitor({ reducedMotion: "reduce" });
  const found: string[] = [];
  const measure = async (path: string) => {
    await openScreen(page, `${path}?lang=${language}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const by = await overflow(page);
      if (by > 0) found.push(`${path} in ${language} at ${width}: ${by}px`);
    }
  };
  for (const path of OPEN_SCREENS) await measure(path);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  for (const path of LEARNER_SCREENS) await measure(path);
  return found;
}

test("S2.04 no screen scrolls sideways from 320 to 1920 pixels, in either direction of writing", async () => {
  // German has the longest words.
  const found = await Promise.all(["en", "de", "ar"].map(tooWideIn));
  expect(found.flat()).toEqual([]);
});
