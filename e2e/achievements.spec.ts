import { expect, test } from "vitest";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { AchievementsShapes } from "@candlewise/contracts/achievements/schemas";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { press, walkLesson } from "./support/player.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

/** A lesson can earn several badges, one of them by the hour of the day; each card stays for seven seconds. */
const ALL_CARDS = { timeout: 45_000 };

type Recent = CallResult<AchievementsShapes["listRecentAchievements"]>;
type Unseen = CallResult<AchievementsShapes["listUnseenAchievements"]>;

test("S7.31 S7.33 S7.34 the first lesson earns a badge, which is celebrated once and shown on the profile and among all others", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { call } = await becomeLearner(context, "investing");
  const [first = ""] = CHAPTER_LESSONS;
  await openScreen(page, lessonPath(first));
  await walkLesson(page, first);
  await press(page, "Finish");
  const earned = async () => (await call<Recent>("GET", "/achievements/v3/recent/")).recent.map(({ id }) => id);
  await expect.poll(earned).toContain("first_lesson");

  await openScreen(page, "/learn");
  const unseen = async () => (await call<Unseen>("GET", "/achievements/v3/unseen")).unseen.map(({ id }) => id);
  await page.getByText("First candle", { exact: true }).waitFor(ALL_CARDS);
  await expect.poll(unseen).not.toContain("first_lesson");

  await openScreen(page, "/profile");
  const badges = page.getByRole("main").getByRole("link", { name: /All achievements/ });
  await badges.getByText("First candle", { exact: true }).waitFor();
  await badges.click();
  await page.waitForURL("**/achievements");
  await page.getByRole("button", { name: /^First candle Bronze/ }).click();
  const sheet = page.getByRole("dialog", { name: "First candle" });
  await sheet.getByText("Complete your first lesson.").waitFor();
  await sheet.getByText(/^Earned on /).waitFor();
  await expectAccessible(page, "an achievement");
});

test("S7.33 a celebration whose code does not arrive waits for the connection, and nothing else stops", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { call } = await becomeLearner(context, "investing");
  const [first = ""] = CHAPTER_LESSONS;
  const parts = /\/assets\/celebration-host-/;
  let refused = 0;
  await context.route(parts, (route) => {
    refused++;
    return route.abort("internetdisconnected");
  });
  await openScreen(page, lessonPath(first));
  await walkLesson(page, first);
  await press(page, "Finish");
  await openScreen(page, "/learn");
  await expect.poll(() => refused).toBeGreaterThan(0);
  await context.unroute(parts);
  await context.setOffline(true);
  await page.getByText("You’re offline", { exact: false }).first().waitFor();
  await context.setOffline(false);
  const title = page.getByText("First candle", { exact: true });
  await title.waitFor(ALL_CARDS);
  const unseen = async () => (await call<Unseen>("GET", "/achievements/v3/unseen")).unseen.map(({ id }) => id);
  await expect.poll(unseen).not.toContain("first_lesson");
});
