import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { authoredLesson, CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { COMPLETE, doOffline, cachedPaths, standingOf, takenOver, TOUCH } from "./support/offline.ts";
import { onPage } from "./support/player.ts";
import { onPath } from "./support/visitor.ts";

launchBrowser();

const [FIRST = ""] = CHAPTER_LESSONS;
const lesson = authoredLesson(FIRST);

/** A learner who has opened nothing but the path, from which the rest was cached. */
async function learnerWithCache() {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  const { call } = await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await expect.poll(() => cachedPaths(page)).toContain("/api/v2/assets/");
  return { page, context, call };
}

/** Completions that reach the server, of all tabs. */
function completions(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("requestfinished", (request) => {
    if (request.url().endsWith("/lessons/complete/")) sent.push(request.url());
  });
  return sent;
}

const begin = async (page: Page) => {
  await page.goto(lessonPath(FIRST));
  await onPage(page, 1, lesson.pages.length);
};

test("S1.01 S4.08 after one visit of the path five screens open offline, and the next lesson is done there and sent later", async () => {
  const { page, context, call } = await learnerWithCache();
  await context.setOffline(true);
  await page.goto("/courses");
  await page.getByRole("heading", { name: "On your path" }).waitFor();
  await page.goto("/simulator");
  await page.getByText(/^As of .*, offline\./).waitFor();
  await page.goto("/simulator/market");
  await page.getByRole("list", { name: "Market" }).getByRole("link").first().waitFor();
  await page.goto("/profile");
  await page.getByText("3 lessons a day", { exact: true }).waitFor();
  await page.goto("/learn");
  await onPath(page);
  await page
    .getByRole("link", { name: /^Continue|^Begin|^Start/ })
    .first()
    .tap();
  await doOffline(page, FIRST);
  expect(await standingOf(call)).toEqual({ completed: [], today: 0 });

  await context.setOffline(false);
  await expect.poll(() => standingOf(call), { timeout: 20_000 }).toEqual({ completed: [FIRST], today: 1 });
});

test("S4.08 of two open tabs one sends what was done offline, once, and both know", async () => {
  const { page, context, call } = await learnerWithCache();
  const other = await context.newPage();
  await other.goto("/learn");
  await onPath(other);
  await page.bringToFront();
  await begin(page);
  await context.setOffline(true);
  await doOffline(page, FIRST);
  await other.getByText(/^\d+ changes? will sync/).waitFor();
  const sent = completions(context);
  await context.setOffline(false);
  await expect.poll(() => standingOf(call), { timeout: 20_000 }).toEqual({ completed: [FIRST], today: 1 });
  for (const tab of [page, other]) await tab.getByText(/^(\d+ changes?\b|Syncing)/).waitFor({ state: "detached" });
  expect(sent).toHaveLength(1);
});

test("S4.08 while the server is down what waits is said to be safe; what it refuses is shown, and can be sent again", async () => {
  const { page, context, call } = await learnerWithCache();
  await begin(page);
  await context.setOffline(true);
  await doOffline(page, FIRST);
  let status = 503;
  await context.route(COMPLETE, (route) =>
    route.fulfill({
      status,
      json: { error: status === 503 ? "unavailable" : "lesson_mismatch", message: "", request_id: "r" },
    }),
  );
  await context.setOffline(false);
  await page.getByText("1 change is saved on this device. We’ll keep trying to sync it.").waitFor();
  status = 409;
  await page.getByText("1 change couldn’t be synced.").waitFor();
  expect(await standingOf(call)).toEqual({ completed: [], today: 0 });

  await page.getByRole("button", { name: "Review" }).tap();
  const dialog = page.getByRole("dialog", { name: "Not synced" });
  await dialog.getByText(`Finished lesson: ${lesson.title}`).waitFor();
  await dialog.getByText("Candlewise didn’t accept it.").waitFor();
  await expectAccessible(page, "refused changes");
  await context.unroute(COMPLETE);
  await dialog.getByRole("button", { name: "Try again" }).tap();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => standingOf(call)).toEqual({ completed: [FIRST], today: 1 });
  await page.getByText(/couldn’t be synced|Syncing/).waitFor({ state: "detached" });
});
