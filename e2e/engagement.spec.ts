import type { CallResult } from "@candlewise/contracts/endpoint";
import type { EngagementShapes } from "@candlewise/contracts/engagement/schemas";
import { expect, test } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { runInDatabase } from "./support/database.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { press, walkLesson } from "./support/player.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Streak = CallResult<EngagementShapes["getStreakCalendar"]>;
const [FIRST = ""] = CHAPTER_LESSONS;

test("S7.48 S7.49 the end of the first lesson of a day shows the streak; the bar has it, and its sheet opens by keyboard", async () => {
  const { page, context } = await newVisitor({ hasTouch: true });
  const { call } = await becomeLearner(context, "investing");
  await openScreen(page, lessonPath(FIRST));
  await walkLesson(page, FIRST);
  await press(page, "Finish");
  await page.getByText("1 day in a row", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to your path" }).click();
  const bar = page.getByRole("button", { name: /^Your streak/ });
  await expect.poll(() => bar.textContent()).toBe("Your streak1");
  expect((await call<Streak>("GET", "/calendar/streaks/current/")).current).toBe(1);

  await bar.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Your streak" });
  await sheet.getByText("Today counts. See you tomorrow.").waitFor();
  await expectAccessible(page, "sheet of the streak");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("S2.15 S4.09 S7.47 the reward of a day is claimed in its sheet, and its coins are in the bar", async () => {
  const { page, context } = await newVisitor({ viewport: DESKTOP });
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call, 0, 1);
  const coins = async () => (await call<Streak>("GET", "/calendar/streaks/current/")).coins;
  await expect.poll(coins).toBe(5);
  await openScreen(page, "/learn");
  const inBar = page.locator('header a[href="/shop"]');
  await expect.poll(() => inBar.textContent()).toBe("Coins5");
  await page.getByRole("button", { name: "Today’s reward is ready" }).click();
  const sheet = page.getByRole("dialog", { name: "Daily rewards" });
  await sheet.getByRole("button", { name: "Claim 5 coins" }).click();
  await sheet.getByText("You got 5 coins. Your next reward opens tomorrow.").waitFor();
  await expect.poll(() => inBar.textContent()).toBe("Coins10");
  expect(await coins()).toBe(10);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Daily rewards", exact: true }).waitFor();
});

test("S7.48 a learner who missed a day repairs the streak with coins, by keyboard", async () => {
  const { page, context } = await newVisitor();
  const { call, id } = await becomeLearner(context, "investing");
  const streak = () => call<Streak>("GET", "/calendar/streaks/current/");
  await completeLessons(call, 0, 1);
  await expect.poll(async () => (await streak()).current).toBe(1);
  // The lesson was two days ago: yesterday is missing, and a repair is open until the end of tomorrow.
  await runInDatabase(
    "update engagement_streak_day set local_date = local_date - 2, at = at - interval '2 days' where user_id = $1",
    [id],
  );
  await runInDatabase(
    "insert into engagement_coin_entry (user_id, source, source_id, amount, at) values ($1, 'milestone', 'e2e', 60, now())",
    [id],
  );
  const { coins } = await streak();
  await openScreen(page, "/learn");
  await page.getByRole("button", { name: /^Your streak/ }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Your streak" });
  await sheet.getByText("Bring back your 1-day streak").waitFor();
  await expectAccessible(page, "sheet of a broken streak");
  await sheet.getByRole("button", { name: "Repair for 60 coins" }).press("Enter");
  await page.getByText("Your streak is back.").waitFor();
  await expect.poll(streak).toMatchObject({ status: "open", current: 1, coins: coins - 60 });
});
