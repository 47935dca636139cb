import { expect, test } from "vitest";
import { answerByTouch } from "./support/answer-by-touch.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { authoredLesson, CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import {
  COMPLETE,
  doOffline,
  cachedPaths,
  learnerWhoWasHere,
  standingOf,
  takenOver,
  TOUCH,
} from "./support/offline.ts";
import { onPage, pageTitle, press, walkLesson } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { rightAnswer } from "./support/solve.ts";
import { onPath } from "./support/visitor.ts";

launchBrowser();

const [FIRST = "", SECOND = ""] = CHAPTER_LESSONS;
const lesson = authoredLesson(FIRST);

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

  await doOffline(page, FIRST);
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
  await expect.poll(() => cachedPaths(page)).toEqual([]);
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

test("S4.08 a line lost in the middle of a lesson holds up nothing, and the verdict comes by itself when it is back", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call, 0, 1);
  await page.goto(lessonPath(SECOND));
  const asking = authoredLesson(SECOND);
  const at = asking.pages.findIndex(({ item }) => item !== null && asking.items[item]?.is_graded) + 1;
  await walkLesson(page, SECOND, { to: at - 1 });
  await press(page, "Continue");
  await onPage(page, at, asking.pages.length);
  await context.setOffline(true);
  const { item, variant } = await askedOn(page, Object.values(asking.items));
  await answerByTouch(page, rightAnswer(item, variant));
  await press(page, "Check");
  await page.getByText("Saved. We’ll check it when you’re back online.").waitFor();
  // Going on is possible, and so is coming back.
  await page.getByRole("button", { name: "Continue", exact: true }).waitFor();
  const sent = page.waitForResponse((response) => response.url().endsWith("/questions/answer/") && response.ok());
  await context.setOffline(false);
  await sent;
  await verdictOn(page, "right");
});
