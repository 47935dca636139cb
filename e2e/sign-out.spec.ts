import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { COMPLETE, cachedPaths, standingOf, takenOver, TOUCH } from "./support/offline.ts";
import { press, walkLesson } from "./support/player.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const [FIRST = ""] = CHAPTER_LESSONS;

test("S4.12 of the account kept for offline nothing stays on the device after sign-out", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  await openScreen(page, "/simulator");
  await takenOver(page);
  await page.reload();
  await expect.poll(() => cachedPaths(page)).toContain("/api/v2/portfolio/");
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Sign out" }).tap();
  await page.waitForURL("**/auth/signin");
  await expect.poll(() => cachedPaths(page)).toEqual([]);
});

/** What the device keeps, apart from the code of the app and what a visitor has chosen. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const stored = Object.keys(localStorage).filter((key) => !["language", "theme", "persisted-state"].includes(key));
    const opening = indexedDB.open("candlewise-outbox");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = database.transaction("calls").objectStore("calls").count();
    const calls = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result);
    });
    const answers = (await caches.keys()).filter((name) => name.startsWith("candlewise-data"));
    return { stored: [...stored, ...Object.keys(sessionStorage)], calls, answers };
  });
const NOTHING = { stored: [], calls: 0, answers: [] };

test("S2.19 S4.12 who signs out with unsent work is asked, may stay, and takes nothing along once it is sent", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_FAILED|Failed to fetch/ });
  const { call } = await becomeLearner(context, "investing");
  await page.route(COMPLETE, (route) => route.abort());
  await page.goto(lessonPath(FIRST));
  await walkLesson(page, FIRST);
  await press(page, "Finish");
  await page.getByText("Saved on this device. It counts once you’re back online.").waitFor();
  await openScreen(page, "/profile");
  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  const dialog = page.getByRole("dialog", { name: "Sign out without syncing?" });
  await signOut.tap();
  await dialog.getByText("1 finished lesson").waitFor();
  await expectAccessible(page, "the question");
  await dialog.getByRole("button", { name: "Send and sign out" }).tap();
  await dialog.getByText(/^We couldn’t send this/).waitFor();
  await dialog.getByRole("button", { name: "Stay signed in" }).tap();
  await dialog.waitFor({ state: "detached" });
  expect(await standingOf(call)).toEqual({ completed: [], today: 0 });

  await page.unroute(COMPLETE);
  await signOut.tap();
  await dialog.getByRole("button", { name: "Send and sign out" }).tap();
  await page.waitForURL("**/auth/signin");
  await expect.poll(() => leftOnDevice(page)).toEqual(NOTHING);
  expect(await standingOf(call)).toEqual({ completed: [FIRST], today: 1 });
});

test("S2.19 S4.12 a draft of the journal that its writer discards at sign-out is gone from the device", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await openScreen(page, "/simulator/journal/new");
  await page.getByLabel("Title").fill("Breakout of the week");
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Sign out", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Sign out without syncing?" });
  await dialog.getByText("1 journal draft").waitFor();
  await dialog.getByRole("button", { name: "Sign out and discard" }).tap();
  await page.waitForURL("**/auth/signin");
  await expect.poll(() => leftOnDevice(page)).toEqual(NOTHING);
  expect(await call("GET", "/v2/journal/")).toMatchObject({ entries: [] });
});
