import { expect, test } from "vitest";
import { tabTo } from "./support/answer-by-keys.ts";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { becomeLearner, callAs } from "./support/learner.ts";
import { answerOnboarding, beginLearning, onPath, signUp, stranger } from "./support/visitor.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1";
const OLD_IPHONE = IPHONE.replace("17_4_1", "16_6");
const pathOf = (url: string) => new URL(url).pathname;

interface Preferences {
  visited_pages: Record<string, boolean>;
}

test("S2.10 S2.12 S4.06 S7.12 sign-up leads by touch through the onboarding to a plan, and the path shows it", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const account = await signUp(page);
  await expectAccessible(page, "goal");
  await page.getByRole("radio", { name: "Invest in companies" }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).tap();
  await page.getByRole("heading", { name: "How much do you already know?" }).waitFor();
  await page.getByRole("progressbar", { name: "Question 2 of 5" }).waitFor({ state: "attached" });
  await expectAccessible(page, "experience");
  await page.getByRole("radio", { name: "I know the basics" }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).tap();
  await page.getByRole("heading", { name: "How much time can you spare a day?" }).waitFor();

  // Back shows the given answers; a reload resumes the visit.
  await page.getByRole("button", { name: "Back" }).tap();
  await page.getByRole("radio", { name: "I know the basics", checked: true }).waitFor({ state: "attached" });
  await page.goto("/onboarding");
  await page.getByRole("heading", { name: "How much time can you spare a day?" }).waitFor();
  await page.getByRole("radio", { name: "20 minutes" }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).tap();
  expect(await page.getByLabel("Time zone", { exact: true }).inputValue()).toBe("Europe/Berlin");
  await expectAccessible(page, "zone");
  await page.getByLabel("Time zone", { exact: true }).selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Continue" }).tap();
  await page.getByRole("heading", { name: "Your daily goal" }).waitFor();
  await page.getByRole("radio", { name: "Fits your time", checked: true }).waitFor({ state: "attached" });
  await page.getByRole("radio", { name: "3 lessons a day" }).check({ force: true });
  await expectAccessible(page, "daily");
  await page.getByRole("button", { name: "Continue" }).tap();
  await page.getByRole("heading", { name: /^Done by \d\d \w+ \d{4}$/ }).waitFor();
  await page.getByText("3 lessons a day", { exact: true }).waitFor();
  await expectAccessible(page, "plan");

  const call = await callAs(context, account);
  const { properties } = await call<{ properties: object }>("GET", "/user-properties/user/");
  expect(properties).toMatchObject({
    arrow: "investing",
    experience: "some",
    time_zone: "Asia/Tokyo",
    target_lessons: 3,
  });
  await page.getByRole("link", { name: "Start learning" }).tap();
  await onPath(page);
  await page.getByRole("button", { name: "0/3 lessons today. Open plan" }).tap();
  await page
    .getByRole("dialog")
    .getByText(/^3 lessons a day · done by/)
    .waitFor();

  // A visited page stays visited: the onboarding is not shown again.
  await page.goto("/onboarding");
  await onPath(page);
});

test("S2.10 the onboarding needs nothing but the keyboard", async () => {
  const { page } = await newVisitor();
  await signUp(page);
  for (const choice of ["Trade with guardrails", "I’m new to this", "10 minutes"]) {
    const radio = page.getByRole("radio", { name: choice });
    await radio.waitFor({ state: "attached" });
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    while (!(await radio.isChecked())) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor({ state: "detached" });
  }
  await page.getByLabel("Time zone", { exact: true }).waitFor();
  for (const title of ["Your time zone", "Your daily goal"]) {
    await page.getByRole("heading", { name: title }).waitFor();
    const next = page.getByRole("button", { name: "Continue" });
    await next.waitFor();
    await tabTo(page, next);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("link", { name: "Start learning" }));
  await page.keyboard.press("Enter");
  await onPath(page);
});

test("S2.07 S2.08 S2.12 without payments both upsells step aside, and are noted as visited", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context);
  await page.goto("/upsell");
  await page.waitForURL("**/onboarding");
  await page.goto("/upsell/second");
  await page.waitForURL("**/onboarding");
  await page.getByRole("heading", { level: 1, name: "What brings you here?" }).waitFor();
  const user = await call<{ properties: { arrow: null } }>("GET", "/user-properties/user/");
  expect(user.properties.arrow).toBeNull();
  const id = await page.evaluate(() => localStorage.getItem("user-id"));
  const { visited_pages } = await call<Preferences>("GET", `/users/${id}/preferences/`);
  expect(visited_pages).toMatchObject({ megaUpsell: true, upsell: true, onboarding: false });
});

test("S2.09 S2.12 S9.07 an iPhone that runs the app is shown how to install it, once; an older one is not", async () => {
  const { page } = await newVisitor({ ...TOUCH, userAgent: IPHONE });
  await signUp(page, undefined, "**/auth/signup/app-download");
  await page.getByText("Choose “Add to Home Screen”").waitFor();
  await expectAccessible(page, "app download");
  await page.getByRole("button", { name: "Continue in the browser" }).tap();
  await page.waitForURL("**/onboarding");
  await page.goto("/auth/signup/app-download");
  await page.waitForURL("**/onboarding");

  const old = await newVisitor({ ...TOUCH, userAgent: OLD_IPHONE });
  await signUp(old.page);
});

test("S2.11 S2.12 the page somebody came for is opened after sign-up and the funnel", async () => {
  const { page } = await newVisitor();
  await page.goto("/courses");
  await page.waitForURL("**/auth/signin?*");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await signUp(page, undefined, "**/onboarding?next=%2Fcourses");
  await answerOnboarding(page);
  await page.getByRole("link", { name: "Start learning" }).click();
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
  await page.getByRole("heading", { name: "Plans aren’t on sale here yet" }).waitFor();
  expect(page.url()).not.toContain(temp_token);
  await expectAccessible(page, "in-app");
  expect(await told()).toContain("ready");
  const kept = await page.evaluate(() => localStorage.getItem("persisted-state") ?? "");
  expect(kept).toContain('"name":"android"');
  expect(kept).not.toContain(temp_token);
  await page.getByRole("button", { name: "Back to the app" }).tap();
  expect(await told()).toContain("close");
  await page.getByRole("link", { name: "See my plan" }).tap();
  await page.getByRole("heading", { name: "No subscription" }).waitFor();
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
  const { page } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await signUp(page);
  await beginLearning(page, { daily: "2 lessons" });
  await page.getByRole("link", { name: /^Your study plan 2 lessons a day · done by/ }).click();
  await page.waitForURL("**/plan");
});
