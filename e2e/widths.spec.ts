import { test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { expectScreen, learnersScreens, strangersScreens, type Screen } from "./support/every-screen.ts";
import { openScreen } from "./support/screens.ts";
import { expectNoSidewaysScroll, expectNothingCutOff } from "./support/widths.ts";

launchBrowser();

test("S2.04 no screen scrolls sideways or cuts off words from 320 to 1920 pixels in German, which has the longest words", async () => {
  const { page, context } = await newVisitor({ reducedMotion: "reduce" });
  const measure = async (screens: readonly Screen[]) => {
    for (const screen of screens) {
      await openScreen(page, `${screen.address}?lang=de`);
      await expectScreen(page, screen);
      await expectNoSidewaysScroll(page);
      await expectNothingCutOff(page);
    }
  };
  await measure(strangersScreens());
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  await measure(await learnersScreens(call));
});
