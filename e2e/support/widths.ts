import { expect } from "vitest";
import type { Page } from "playwright-core";
import { settled } from "./browser.ts";

const WIDTHS = [320, 768, 1920];
const HEIGHT = 800;

/** Fails where the page scrolls sideways; the page keeps the last width. */
export const expectNoSidewaysScroll = (page: Page, state?: string): Promise<void> =>
  expectNothing(page, state, () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth}px`] : [];
    }),
  );

/** Fails where a box cuts off what it contains; a line that ends in an ellipsis is meant to. The page keeps the last width. */
export const expectNothingCutOff = (page: Page): Promise<void> =>
  expectNothing(page, undefined, () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body *:not([aria-hidden=true], [aria-hidden=true] *)")]
        .filter((box) => {
          const { overflowX, textOverflow } = getComputedStyle(box);
          return (
            /clip|hidden/.test(overflowX) && textOverflow === "clip" && box.clientWidth > 1 && box.checkVisibility()
          );
        })
        .map((box) => ({ by: box.scrollWidth - box.clientWidth, words: box.textContent?.slice(0, 60) }))
        .filter(({ by }) => by > 1)
        .map(({ by, words }) => `cuts off ${by}px of “${words}”`),
    ),
  );

async function expectNothing(page: Page, state = page.url(), find: () => Promise<string[]>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    // A chart takes a new width a few frames later.
    await expect.poll(find, { message: `${state} at ${width}` }).toEqual([]);
  }
}
