import { expect, test } from "vitest";
import { tabTo } from "./support/answer-by-keys.ts";
import { DESKTOP, expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { becomeLearner, callAs, learnerFor } from "./support/learner.ts";
import {
  answer,
  answerOnboarding,
  beginLearning,
  onPath,
  signUp,
  stayFree,
  stranger,
  submitSignUp,
} from "./support/visitor.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1";
const pathOf = (url: string) => new URL(url).pathname;

interface Preferences {
  visited_pages: Record<string, boolean>;
}

const LESSON = "**/courses/foundations/chapters/foundations-markets/lessons/who-loses-and-why";
const FIRST_QUESTION = "Before we tell you why, what is your guess? Why did 97% lose?";

test.each([
  ["phone", TOUCH, 5],
  ["small phone", { ...TOUCH, viewport: { width: 360, height: 640 } }, 5],
  ["phone that can install the app", { ...TOUCH, userAgent: IPHONE }, 6],
  ["desktop", { viewport: DESKTOP }, 5],
] as const)("S2.10 S2.12 from sign-up to the first question in at most six taps: %s", async (_, options, needed) => {
  const { page } = await newVisitor(options);
  await submitSignUp(page);
  await page.waitForURL("**/upsell*");
  await page.evaluate(() => {
    Object.assign(globalThis, { taps: 0 });
    addEventListener(
      "pointerdown",
      () => Object.assign(globalThis, { taps: Reflect.get(globalThis, "taps") + 1 }),
      true,
    );
  });
  await stayFree(page);
  if (needed === 6) await page.getByRole("button", { name: "Continue in the browser" }).click();
  await answerOnboarding(page);
  await page.waitForURL(LESSON);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByText(FIRST_QUESTION).first().waitFor();
  const taps = await page.evaluate(() => Number(Reflect.get(globalThis, "taps")));
  expect(taps).toBe(needed);
  expect(taps).toBeLessThanOrEqual(6);
});

test("S2.10 S4.06 S7.12 two answers lead to the first lesson; back, reload and defaults", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const account = await signUp(page);
  await expectAccessible(page, "goal");
  await answer(page, "What brings you here?", "Trade with guardrails");
  await page.getByRole("heading", { name: "How much do you already know?" }).waitFor();
  await page.getByRole("progressbar", { name: "Question 2 of 2" }).waitFor({ state: "attached" });
  await expectAccessible(page, "experience");

  // Back shows the given answer, which another one replaces; a reload resumes the visit.
  await page.goBack();
  await page.getByRole("button", { name: /^Trade with guardrails/, pressed: true }).waitFor();
  await answer(page, "What brings you here?", "Invest in companies");
  await page.reload();
  await page.getByRole("button", { name: "Back" }).tap();
  await page.getByRole("button", { name: /^Invest in companies/, pressed: true }).tap();
  await answer(page, "How much do you already know?", "I know the basics");
  await page.waitForURL(LESSON);

  const call = await callAs(context, account);
  const { properties } = await call<{ properties: object }>("GET", "/user-properties/user/");
  expect(properties).toMatchObject({
    arrow: "investing",
    experience: "some",
    time_zone: "Europe/Berlin",
    target_lessons: 3,
  });

  // The onboarding is not shown again.
  await page.goBack();
  await onPath(page);
  await page.goto("/onboarding");
  await onPath(page);
});

test("S2.10 S7.69 the plan follows the daily goal, which can be changed there", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  const { paths } = await call<{ paths: { id: string; minutes: number }[] }>("GET", "/learning-v2/v4/paths/");
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("button", { name: "0/3 lessons today. Open plan" }).tap();
  await page.getByRole("link", { name: /^Your study plan 3 lessons a day · done by/ }).tap();
  const end = page.getByRole("heading", { name: /^Done by/ });
  await end.waitFor();
  await expectAccessible(page, "plan");
  // One figure for one duration: the path's own.
  const minutes = paths.find(({ id }) => id === "investing-path")?.minutes ?? 0;
  const rest = minutes % 60 === 0 ? "" : ` ${minutes % 60} min`;
  await page.getByText(`${Math.floor(minutes / 60)} h${rest} in total`).waitFor();
  const before = await end.textContent();
  await page.getByRole("button", { name: "One fewer lesson" }).tap();
  await page.getByText(/^2 lessons a day · About \d+\smin a day$/).waitFor();
  expect(await end.textContent()).not.toBe(before);
  await page.getByRole("link", { name: "Back to your path" }).tap();
  await onPath(page);
  await page.getByRole("button", { name: "0/2 lessons today. Open plan" }).waitFor();
});

test("S2.10 who left an earlier, longer onboarding half-way goes on to the first lesson", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "trading");
  await call("PATCH", "/user-properties/user/", { experience: "some" });
  await page.goto("/onboarding?step=daily");
  await page.waitForURL(LESSON);
});

test("S2.10 the onboarding needs nothing but the keyboard", async () => {
  const { page } = await newVisitor();
  await signUp(page);
  for (const name of [/^Trade with guardrails/, /^I’m new to this/]) {
    const choice = page.getByRole("button", { name });
    await choice.waitFor();
    await tabTo(page, choice);
    await page.keyboard.press("Enter");
  }
  await page.waitForURL(LESSON);
});

test("S2.10 S4.06 without a connection an answer says that it was not saved, and works again later", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await signUp(page);
  await page.getByRole("heading", { name: "What brings you here?" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Understand crypto/ }).tap();
  await page.getByText(/^Your choice wasn’t saved/).waitFor();
  await context.setOffline(false);
  await answer(page, "What brings you here?", "Understand crypto");
});

test("S2.07 S2.08 S2.12 S4.06 the plans and the extras are left with one tap each, and both come once", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context);
  await page.goto("/upsell");
  await stayFree(page);
  await page.waitForURL("**/onboarding*");
  await page.goto("/upsell/second");
  await page.waitForURL("**/onboarding*");
  await page.getByRole("heading", { level: 1, name: "What brings you here?" }).waitFor();
  const user = await call<{ properties: { arrow: null } }>("GET", "/user-properties/user/");
  expect(user.properties.arrow).toBeNull();
  const id = await page.evaluate(() => localStorage.getItem("user-id"));
  const { visited_pages } = await call<Preferences>("GET", `/users/${id}/preferences/`);
  expect(visited_pages).toMatchObject({ megaUpsell: true, upsell: true, onboarding: false });
});

test("S2.09 S2.12 S4.06 S9.07 after sign-up an iPhone that runs the app is shown how to install it, once; an older one is not", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, userAgent: IPHONE });
  const account = await signUp(page, undefined, "**/auth/signup/app-download");
  await page.getByText("Choose “Add to Home Screen”").waitFor();
  await expectAccessible(page, "app download");
  await page.getByRole("button", { name: "Continue in the browser" }).tap();
  await page.waitForURL("**/onboarding?*");
  const { call, id } = await learnerFor(context, account);
  const { visited_pages } = await call<Preferences>("GET", `/users/${id}/preferences/`);
  expect(visited_pages).toMatchObject({ webToApp: true, onboarding: false });
  await page.goto("/auth/signup/app-download");
  await page.waitForURL("**/onboarding?*");

  const old = await newVisitor({ ...TOUCH, userAgent: IPHONE.replace("17_4_1", "16_6") });
  await signUp(old.page);
  await old.page.getByRole("heading", { name: "What brings you here?" }).waitFor();
});

test("S2.10 S2.12 on a small phone the way past the app is in view", async () => {
  const { page } = await newVisitor({ ...TOUCH, viewport: { width: 360, height: 640 }, userAgent: IPHONE });
  await signUp(page, undefined, "**/auth/signup/app-download");
  const box = await page.getByRole("button", { name: "Continue in the browser" }).boundingBox();
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
});

test("S2.11 S2.12 the page somebody came for is opened after sign-up and the funnel", async () => {
  const { page } = await newVisitor();
  await page.goto("/courses");
  await page.waitForURL("**/auth/signin?*");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await signUp(page, undefined, "**/onboarding?next=%2Fcourses*");
  await answerOnboarding(page);
  await page.waitForURL((url) => url.pathname === "/courses");
});

test("S6.02 a visitor of the funnel without an account becomes a guest", async () => {
  const { page } = await newVisitor(TOUCH);
  const isGuest = page.waitForResponse((response) => response.url().endsWith("/auth/guest/") && response.ok());
  await page.goto("/auth/signup/app-download");
  const guest: { id: string } = await (await isGuest).json();
  expect(guest.id).toMatch(/^guest-[\da-f-]{36}$/);
  await expectAccessible(page, "app download of a guest");
  await page.getByRole("button", { name: "Create an account first" }).tap();
  await page.waitForURL("**/auth/signup");
  const begun = page.waitForRequest((request) => request.url().endsWith("/users/create/"));
  await page.getByLabel("Email").fill(stranger().email);
  await page.getByRole("button", { name: "Continue" }).tap();
  expect((await begun).postDataJSON()).toMatchObject({ id: guest.id });
});

test("S2.02 S2.03 S3.15 a native app opens its screens with a token, which leaves the address at once", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const elsewhere = await newVisitor();
  const { call } = await becomeLearner(elsewhere.context);
  const { temp_token } = await call<{ temp_token: string }>("POST", "/auth/temp-token/", {});
  // What Android's WebView injects into the page.
  await context.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told, candlewise: { postMessage: (text: string) => told.push(text) } });
  });
  const told = () =>
    page.evaluate(() => (globalThis as { told?: string[] }).told?.map((text) => JSON.parse(text).type));
  await page.goto(`/in-app/offer#token=${temp_token}&platform=android&version=15`);
  await page.getByRole("link", { name: "See my plan" }).waitFor();
  expect(page.url()).not.toContain(temp_token);
  await expectAccessible(page, "in-app");
  expect(await told()).toContain("ready");
  const kept = await page.evaluate(() => localStorage.getItem("persisted-state") ?? "");
  expect(kept).toContain('"name":"android"');
  expect(kept).not.toContain(temp_token);
  await page.getByRole("button", { name: "Back to the app" }).tap();
  expect(await told()).toContain("close");
  await page.getByRole("link", { name: "See my plan" }).tap();
  await page.getByRole("heading", { name: "You’re on the free plan" }).waitFor();
  await expectAccessible(page, "plan subscription");
  expect(await told()).toContain("navigate");

  // A link plants no token in a browser.
  const visitor = await newVisitor();
  await visitor.page.goto(`/in-app/offer#token=${temp_token}&platform=android&version=15`);
  await visitor.page.getByRole("heading", { name: "Open this from the app" }).waitFor();
  await expect.poll(() => visitor.page.url()).not.toContain(temp_token);
  expect(await visitor.page.evaluate(() => localStorage.getItem("persisted-state") ?? "")).not.toContain("android");
  // Without a token nothing is shown, and there is no redirect.
  await visitor.page.goto("/profile/plan-subscription/cancel");
  await visitor.page.getByRole("heading", { name: "Sign in to see your plan" }).waitFor();
  expect(pathOf(visitor.page.url())).toBe("/profile/plan-subscription/cancel");
});

test("S2.10 on a desktop the plan stands beside the path", async () => {
  const { page } = await newVisitor({ viewport: DESKTOP });
  await signUp(page);
  await beginLearning(page);
  await page.getByRole("link", { name: /^Your study plan 3 lessons a day · done by/ }).click();
  await page.waitForURL("**/plan");
});
