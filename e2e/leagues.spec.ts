import type { CallResult } from "@candlewise/contracts/endpoint";
import type { LeaderboardShapes } from "@candlewise/contracts/leaderboard/schemas";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type League = CallResult<LeaderboardShapes["getLeague"]>;

test("S7.52 S7.53 the first lesson of the week joins a league, which shows the learner among the others; leaving is undone by joining again", async () => {
  const { page, context } = await newVisitor();
  const { call, username } = await becomeLearner(context, "investing");
  await openScreen(page, "/learn");
  await page.getByRole("link", { name: "Leagues", exact: true }).click();
  await page.getByRole("heading", { name: "Finish a lesson to join this week’s league" }).waitFor();
  const lesson = page.getByRole("link", { name: "Go to your next lesson" });
  expect(await lesson.getAttribute("href")).toBe(lessonPath(CHAPTER_LESSONS[0] ?? ""));
  await expectAccessible(page, "before the first lesson");

  await completeLessons(call, 0, 2);
  const league = () => call<League>("GET", `/leaderboard/v2/league/?username=${username}`);
  await expect.poll(async () => (await league()).experience).toBe(20);
  const { rank, size } = await league();
  await openScreen(page, "/leagues");
  await page.getByText(`Rank ${rank} of ${size}`).waitFor();
  const own = page.getByRole("listitem").filter({ hasText: username });
  expect(await own.getAttribute("aria-current")).toBe("true");
  await expectAccessible(page, "league");

  await page.getByRole("button", { name: "Leave the leagues" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { name: "You’re not in the leagues" }).waitFor();
  expect((await league()).takes_part).toBe(false);
  await page.getByRole("button", { name: "Join again" }).click();
  await page.getByRole("heading", { name: "Finish a lesson to join this week’s league" }).waitFor();
  expect((await league()).takes_part).toBe(true);
});

test("S7.53 without a connection the last board is shown with its age", async () => {
  const { page, context } = await newVisitor();
  const { call, username } = await becomeLearner(context, "investing");
  await completeLessons(call, 0, 1);
  await expect
    .poll(async () => (await call<League>("GET", `/leaderboard/v2/league/?username=${username}`)).rank)
    .not.toBeNull();
  await openScreen(page, "/leagues");
  const own = page.getByRole("listitem").filter({ hasText: username });
  await own.waitFor();
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.waitForURL("**/learn");
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Leagues", exact: true }).click();
  await own.waitFor();
  await page.getByText("The board may have changed since.").waitFor();
});
