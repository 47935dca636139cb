import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { LEARNER_SCREENS, OPEN_SCREENS, openScreen } from "./support/screens.ts";
import { widthsTooSmallFor } from "./support/widths.ts";

launchBrowser();

test("S2.04 no screen scrolls sideways from 320 to 1920 pixels in German, which has the longest words", async () => {
  const { page, context } = await newVisitor({ reducedMotion: "reduce" });
  const found: string[] = [];
  const measure = async (path: string) => {
    await openScreen(page, `${path}?lang=de`);
    found.push(...(await widthsTooSmallFor(page)));
  };
  for (const path of OPEN_SCREENS) await measure(path);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  for (const path of LEARNER_SCREENS) await measure(path);
  expect(found).toEqual([]);
});
