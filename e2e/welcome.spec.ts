import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { authoredLesson, CHAPTER_LESSONS, COURSE, lessonPath } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { press, walkLesson } from "./support/player.ts";
import { beginLearning, signIn, signUp } from "./support/visitor.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

test("a stranger answers the chart question of the front door with one tap", async () => {
  const { page } = await newVisitor(TOUCH);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Learn markets without losing your shirt" }).waitFor();
  await page.getByRole("radio", { name: /^Candle 8 of 11/ }).tap();
  await page.getByText("Traders call this candle a hammer.").waitFor();
  await page.getByText("97%").waitFor();
  expect(await page.getByRole("link", { name: "Chague et al., 2020" }).getAttribute("href")).toBe(
    "https://doi.org/10.2139/ssrn.3423101",
  );
  // Nobody was signed in here: no session is asked for.
  expect(calls).not.toContain("/api/auth/refresh/");
  await page.getByRole("link", { name: "Save your progress" }).first().tap();
  await page.waitForURL("**/auth/signup");
});

test("a tap on the front door before its scripts ran counts", async () => {
  const { page } = await newVisitor(TOUCH);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("radio", { name: /^Candle 8 of 11/ }).tap();
  release();
  await page.getByText("Traders call this candle a hammer.").waitFor();
});

test("texts in the reader's language are on their way before the code runs", async () => {
  const { page } = await newVisitor({ ...TOUCH, locale: "de-DE" });
  await page.route("**/assets/{main,vendor}-*.js", (route) => route.abort());
  const texts = page.waitForRequest(/\/assets\/first-texts\.de-/);
  await page.goto("/");
  await texts;
});

test.each(["en-US", "ar-EG"])(
  "the front door is accessible in %s, light and dark, answered and not",
  async (locale) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await newVisitor({ ...TOUCH, locale, colorScheme, reducedMotion: "reduce" });
      await page.goto("/");
      await expectAccessible(page, `${locale} ${colorScheme}`);
      await page.getByRole("radio").nth(3).tap();
      await expectAccessible(page, `${locale} ${colorScheme} wrong`);
      await page.getByRole("radio").nth(7).tap();
      await expectAccessible(page, `${locale} ${colorScheme} right`);
    }
  },
);

test("a signed-in learner who opens the front door is on the path at once", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await page.goto("/learn");
  await page.getByRole("list", { name: "Your path" }).waitFor();
  await page.goto("/");
  await page.waitForURL("**/learn");
  await page.getByRole("list", { name: "Your path" }).waitFor();
  // So does a link that leads nowhere.
  await page.goto("/lessons/unknown");
  await page.getByRole("link", { name: "Go to your path" }).click();
  await page.waitForURL("**/learn");
});

test("a stranger at an unknown address sees that it does not exist", async () => {
  const { page } = await newVisitor({ mayLog: /404|401/ });
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Ooops! Page not found!" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/nowhere/at/all");
});

const [FIRST = "", SECOND = ""] = CHAPTER_LESSONS;

test("a stranger answers, does the first lesson without an account, signs up, and the lesson is done on the path", async () => {
  const { page } = await newVisitor({ ...TOUCH, mayLog: /40[14]/ });
  await page.goto("/");
  await page.getByRole("radio", { name: /^Candle 8 of 11/ }).tap();
  await page.getByText("Traders call this candle a hammer.").waitFor();
  await page.getByRole("link", { name: "Start the first lesson" }).tap();
  await page.waitForURL(`**${lessonPath(FIRST)}`);
  await walkLesson(page, FIRST, { to: 3 });

  // A reload goes on where the guest was.
  await page.reload();
  await walkLesson(page, FIRST, { from: 3 });
  await press(page, "Finish");
  await page.getByRole("heading", { name: "Lesson complete" }).tap();
  await expectAccessible(page, "guest's celebration");
  await page.getByRole("link", { name: "Save your progress" }).tap();
  await page.waitForURL("**/auth/signup");

  const adopted = page.waitForResponse("**/learning-v2/guests/adopt/");
  await signUp(page);
  expect(await (await adopted).json()).toEqual({ lessons: [FIRST] });
  await beginLearning(page);
  const path = page.getByRole("list", { name: "Your path" });
  await path.getByRole("link", { name: new RegExp(`^${authoredLesson(FIRST).title}.*, completed`) }).waitFor();
  await path.getByRole("link", { name: new RegExp(`^${authoredLesson(SECOND).title}.*, in progress`) }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("guest"))).toBe(null);
});

test("what a guest did counts for an account that signs in, once", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /40[14]/ });
  const account = await signUp(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/lessons/first");
  await page.waitForURL(`**${lessonPath(FIRST)}`);
  await walkLesson(page, FIRST);
  await press(page, "Finish");
  await page.getByRole("heading", { name: "Lesson complete" }).tap();
  await page.getByRole("link", { name: "Save your progress" }).tap();
  await page.getByRole("link", { name: "Sign in" }).tap();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  const adopted = page.waitForResponse("**/learning-v2/guests/adopt/");
  await signIn(page, account);
  expect(await (await adopted).json()).toEqual({ lessons: [FIRST] });
});

test("a shared link shows a stranger what it is, and leads back after signing in", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /40[14]/ });
  const account = await signUp(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto(`/courses/${COURSE}`);
  await page.getByRole("heading", { name: "What you’ll be able to do" }).waitFor();
  await page.getByRole("link", { name: "Start the free lesson" }).waitFor();
  await expectAccessible(page, "course");
  await page.goto("/lessons/nothing");
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();

  await page.goto(`/lessons/${SECOND}`);
  await page.waitForURL(`**${lessonPath(SECOND)}`);
  await page.getByRole("heading", { level: 1, name: authoredLesson(SECOND).title }).waitFor();
  await page.getByText(authoredLesson(SECOND).summary).waitFor();
  await expectAccessible(page, "lesson");
  await page.getByRole("link", { name: "I have an account" }).tap();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await signIn(page, account);
  await page.waitForURL(`**${lessonPath(SECOND)}`);
});
