import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerByTouch } from "./support/answer-by-touch.ts";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { aCoin, priceAt, unitsFor } from "./support/coin.ts";
import { authoredLesson, CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons, type Call } from "./support/learner.ts";
import { onPage, pageTitle, press, walkLesson } from "./support/player.ts";
import { askedOn } from "./support/question.ts";
import { openScreen } from "./support/screens.ts";
import { rightAnswer } from "./support/solve.ts";
import { onPath } from "./support/visitor.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: "allow" } as const;
const [FIRST = ""] = CHAPTER_LESSONS;
const lesson = authoredLesson(FIRST);
const COMPLETE = "**/lessons/complete/";

interface Standing {
  completed: string[];
  today: number;
}

async function standingOf(call: Call): Promise<Standing> {
  const { components } = await call<{ components: { id: string }[] }>("GET", "/learning-v2/completed-components/");
  const goal = await call<{ completed_lessons: number }>("GET", "/learning-v2/v2/daily-goal/?timezone=Europe/Berlin");
  return { completed: components.map(({ id }) => id), today: goal.completed_lessons };
}

/** Waits until the service worker controls the page and has cached the app. */
const takenOver = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** Paths of the API whose answers are kept on the device, whoever's they are. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("candlewise-data"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** A learner on the path, with API answers cached on the device. */
async function learnerWhoWasHere() {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await page.reload();
  await onPath(page);
  return { page, context, call };
}

test("S4.08 S4.11 a lesson opened once is read, answered and finished offline, and counts once when back online", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await page.goto(lessonPath(FIRST));
  await onPage(page, 1, lesson.pages.length);

  await context.setOffline(true);
  await page.reload();
  await onPage(page, 1, lesson.pages.length);
  expect(await pageTitle(page).textContent()).toBe(lesson.pages[0]?.title);
  await page.getByText(/^You’re offline\./).waitFor();

  for (const [index, { item }] of lesson.pages.entries()) {
    await onPage(page, index + 1, lesson.pages.length);
    if (item !== null) {
      const asked = await askedOn(page, Object.values(lesson.items));
      await answerByTouch(page, rightAnswer(asked.item, asked.variant));
      await press(page, "Check");
      await page.getByText("Saved. We’ll check it when you’re back online.").waitFor();
    }
    await press(page, index + 1 < lesson.pages.length ? "Continue" : "Finish");
  }
  await page.getByText("Saved on this device. It counts once you’re back online.").waitFor();
  await page.getByRole("heading", { name: "Lesson complete" }).tap();
  await page.getByRole("link", { name: "Back to your path" }).tap();
  // The path says so now, and when it is opened again without a connection.
  for (const open of [() => Promise.resolve(null), () => page.reload()]) {
    await open();
    await onPath(page);
    await page.getByRole("link", { name: new RegExp(`^${lesson.title}.*, completed`) }).waitFor();
    await page.getByRole("button", { name: "1/3 lessons today. Open plan" }).waitFor();
    await page.getByText(/^\d+ changes?\b/).waitFor();
  }
  expect(await standingOf(call)).toEqual({ completed: [], today: 0 });

  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/lessons/complete/")) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect.poll(() => standingOf(call), { timeout: 20_000 }).toEqual({ completed: [FIRST], today: 1 });
  await page.getByText(/^(\d+ changes?\b|Syncing)/).waitFor({ state: "detached" });
  expect(sent).toHaveLength(1);
  await page.reload();
  await onPath(page);
  await page.getByRole("button", { name: "1/3 lessons today. Open plan" }).waitFor();
});

test("S4.08 what was finished online is still done when the path is opened offline", async () => {
  const { page, context } = await learnerWhoWasHere();
  await page.getByRole("link", { name: new RegExp(`^${lesson.title}`) }).tap();
  await walkLesson(page, FIRST);
  await press(page, "Finish");
  await page.getByRole("heading", { name: "Lesson complete" }).tap();
  await page.getByRole("link", { name: "Back to your path" }).waitFor();
  await context.setOffline(true);
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("link", { name: new RegExp(`^${lesson.title}.*, completed`) }).waitFor();
  await page.getByRole("button", { name: "1/3 lessons today. Open plan" }).waitFor();
});

test("S9.03 a later visit begins with the path of the last one, and ends at sign-in when the session is over", async () => {
  const { page } = await learnerWhoWasHere();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/refresh/", async (route) => {
    await isAsked;
    await route.fulfill({ status: 401, json: { error: "Unauthorized", message: "over", request_id: "over" } });
  });
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("link", { name: new RegExp(`^${lesson.title}`) }).waitFor();
  answer();
  await page.waitForURL(/auth\/signin/);
  await expect.poll(() => keptPaths(page)).toEqual([]);
});

test("S9.03 what was kept never takes the place of what the server has said since", async () => {
  const { page, call } = await learnerWhoWasHere();
  await completeLessons(call, 0, 1);
  // The cache stays unchanged, and its reads are delayed until after the server has answered.
  await page.addInitScript(() => {
    const isLetGo = new Promise((resolve) => addEventListener("let-go", resolve, { once: true }));
    Cache.prototype.put = async () => undefined;
    // oxlint-disable-next-line typescript/unbound-method -- called with the cache it belongs to
    const match = Cache.prototype.match;
    Cache.prototype.match = async function late(...args) {
      const kept = await match.apply(this, args);
      await isLetGo;
      return kept;
    };
  });
  await page.goto("/learn");
  await onPath(page);
  const done = page.getByRole("link", { name: new RegExp(`^${lesson.title}.*, completed`) });
  await done.waitFor();
  await page.evaluate(async () => {
    dispatchEvent(new Event("let-go"));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.match(request);
    }
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect.poll(() => done.count()).toBe(1);
});

test("S4.08 a completion whose answer is lost on the way is sent again and counts once", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await page.goto(lessonPath(FIRST));
  await walkLesson(page, FIRST);
  let losses = 0;
  await page.route(
    COMPLETE,
    async (route) => {
      losses++;
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, "Finish");
  await page.getByText("Saved on this device. It counts once you’re back online.").waitFor();
  expect(losses).toBe(1);
  expect(await standingOf(call)).toEqual({ completed: [FIRST], today: 1 });
  const again = page.waitForResponse(COMPLETE);
  await page.reload();
  expect(await (await again).json()).toMatchObject({ is_repeat: true });
  expect(await standingOf(call)).toEqual({ completed: [FIRST], today: 1 });
});

test("S1.01 what was opened before the service worker took over is there offline too", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  const { promise: isLate, resolve: letIn } = Promise.withResolvers<void>();
  await context.route("**/sw.js", (route) => isLate.then(() => route.continue()));
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await page.getByRole("switch", { name: "Sounds" }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  letIn();
  await takenOver(page);
  await context.setOffline(true);
  await page.goto("/profile");
  await page.getByText("3 lessons a day", { exact: true }).waitFor();
  await page.goto("/learn");
  await onPath(page);
});

test("S1.01 a screen that was never opened says offline what is safe, and comes back by itself when asked again", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Courses", exact: true }).click();
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "On your path" }).waitFor();
});

test("S7.26 S7.29 the account and the market seen once are there offline, as of when; no order is taken, none is sent later", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const place = (order: object) =>
    call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  await place({ type: "market", quantity: unitsFor(coin, 500) });
  const far = { quantity: unitsFor(coin, 300), limit_price: priceAt(coin, 0.5), time_in_force: "gtc" };
  await place({ type: "limit", ...far });
  const orders = async () => (await call<{ orders: { id: string; status: string }[] }>("GET", "/v2/orders/")).orders;
  const ids = async () => (await orders()).map(({ id }) => id);
  const statuses = async () => (await orders()).map(({ status }) => status);
  const before = await ids();
  expect(before).toHaveLength(2);

  const held = page.getByRole("link", { name: new RegExp(coin.name) });
  const instruments = page.getByRole("list", { name: "Market" }).getByRole("link");
  const cancel = page.getByRole("button", { name: /^Cancel: Buy .* Limit order$/ });
  const note = page.getByText(/^As of \d\d:\d\d, offline\./);
  // A market order is filled in the second after it; the limit order stays open.
  await expect.poll(async () => (await statuses()).toSorted()).toEqual(["filled", "open"]);
  await openScreen(page, "/simulator");
  await held.waitFor();
  await takenOver(page);
  await openScreen(page, "/simulator/market");
  const listed = await instruments.count();
  expect(listed).toBeGreaterThan(0);
  expect(await note.count()).toBe(0);

  await context.setOffline(true);
  await page.goto("/simulator");
  await note.waitFor();
  await page.getByText(/You can’t place orders offline/).waitFor();
  await held.waitFor();
  expect(await cancel.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Reset account" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Market", exact: true }).tap();
  await page.waitForURL("**/simulator/market");
  await expect.poll(() => instruments.count()).toBe(listed);
  await note.waitFor();
  // Prices for trading are not shown from the cache.
  await instruments.first().tap();
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();

  const written: string[] = [];
  context.on("request", (request) => {
    if (request.method() !== "GET" && /assets|orders/.test(request.url())) written.push(request.url());
  });
  await page.goto("/simulator");
  await note.waitFor();
  await context.setOffline(false);
  await note.waitFor({ state: "detached" });
  await expect.poll(() => cancel.isEnabled()).toBe(true);
  expect(await ids()).toEqual(before);
  expect(written).toEqual([]);
});

test("S4.12 of the account kept for offline nothing stays on the device after sign-out", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  await openScreen(page, "/simulator");
  await takenOver(page);
  await page.reload();
  await expect.poll(() => keptPaths(page)).toContain("/api/v2/portfolio/");
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Sign out" }).tap();
  await page.waitForURL("**/auth/signin");
  await expect.poll(() => keptPaths(page)).toEqual([]);
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
