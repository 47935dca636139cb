import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { isComplete, openScreen } from "./support/screens.ts";
import { onPath, signIn } from "./support/visitor.ts";

launchBrowser();

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");
const pathOf = (page: Page) => new URL(page.url()).pathname;

test("S2.06 S2.11 S6.01 a deep link of a visitor survives sign-in, and the session survives a reload", async () => {
  const elsewhere = await newVisitor();
  const account = await becomeLearner(elsewhere.context, "investing");
  const { page } = await newVisitor();
  await page.goto("/profile/help?from=letter");
  await page.waitForURL("**/auth/signin?*");
  await signIn(page, account);
  await page.waitForURL("**/profile/help?from=letter");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(pathOf(page)).toBe("/profile/help");
});

test("S2.11 a link of another site in `next` leads to the path", async () => {
  const elsewhere = await newVisitor();
  const account = await becomeLearner(elsewhere.context, "investing");
  const { page } = await newVisitor();
  await page.goto("/auth/signin?next=//example.org/phishing");
  await signIn(page, account);
  await onPath(page);
});

test("S8.10 a wrong password says what to check and keeps the email", async () => {
  const elsewhere = await newVisitor();
  const { email } = await becomeLearner(elsewhere.context);
  const { page } = await newVisitor();
  await page.goto("/auth/signin");
  await signIn(page, { email, password: "not this one", username: "" });
  await page
    .getByText("That password wasn’t accepted.")
    .or(page.getByText("Wrong email or password"))
    .first()
    .waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
});

test("S4.02 tabs that renew the session at the same moment all stay signed in", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto("/learn")));
  await Promise.all(tabs.map((tab) => onPath(tab)));
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map((tab) => onPath(tab)));
});

test("S7.69 a device that has moved tells in which zone the days begin, and only then", async () => {
  const { page, context } = await newVisitor({ timezoneId: "Asia/Tokyo" });
  const { call } = await becomeLearner(context, "investing");
  const told: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "PATCH" && request.url().includes("/user-properties/")) told.push(request.url());
  });
  const properties = () => call<{ properties: { time_zone: string } }>("GET", "/user-properties/user/");
  await openScreen(page, "/learn");
  await expect.poll(properties).toMatchObject({ properties: { time_zone: "Asia/Tokyo" } });
  await expect.poll(() => told.length).toBe(1);
  // The device remembers what it told once the answer was read.
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes("Asia/Tokyo")));
  const consented = page.waitForResponse("**/api/terms-consent/users/**");
  await openScreen(page, "/learn");
  // Requests that follow the first paint have been made by now.
  await consented;
  expect(told).toHaveLength(1);
});

test("S2.19 S4.04 S4.12 signing out shows the splash, purges the device, and ends every tab", async () => {
  const { page, context } = await newVisitor({ serviceWorkers: "allow" });
  await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  const tab = await context.newPage();
  await openScreen(tab, "/courses");
  await openScreen(page, "/profile");

  const held = Promise.withResolvers<void>();
  await page.route("**/auth/logout/", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign out" }).click();
  const bar = page.getByRole("progressbar", { name: "Signing you out" });
  await bar.waitFor({ state: "attached" });
  const percent = () =>
    bar.evaluate((element) => (element instanceof HTMLProgressElement ? element.value : Number.NaN));
  await expect.poll(percent, { timeout: 8_000 }).toBe(95);
  held.resolve();
  await page.waitForURL("**/auth/signin");
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await tab.waitForURL("**/auth/signin**");

  const left = await page.evaluate(async () => ({
    user: localStorage.getItem("user-id"),
    metadata: localStorage.getItem("user-metadata"),
    slices: localStorage.getItem("persisted-state"),
    caches: await caches.keys(),
  }));
  expect(left).toMatchObject({ user: null, metadata: null });
  expect(left.slices ?? "{}").not.toContain("place");
  expect(left.caches.filter((name) => name.startsWith("candlewise-data"))).toEqual([]);
  expect((await context.cookies()).filter(({ value }) => value !== "")).toEqual([]);
  await page.goto("/profile");
  await page.waitForURL("**/auth/signin?*");
});

test("S2.05 S2.13 an unknown address says so and leads back", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await openScreen(page, "/courses");
  await page.goto("/nowhere/at/all");
  await page.getByRole("heading", { name: "Ooops! Page not found!" }).waitFor();
  await page
    .getByText(
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    )
    .waitFor();
  await page.getByRole("button", { name: "Go back" }).click();
  await page.waitForURL("**/courses");
  await page.getByRole("heading", { name: "Courses", level: 1 }).waitFor();
});

test("S2.14 a screen that cannot be shown says so, and Refresh page reloads it", async () => {
  const { page, context } = await newVisitor({ mayLog: /profile-screen|Failed to fetch/ });
  await becomeLearner(context, "investing");
  await page.route("**/assets/profile-screen*", (route) => route.abort());
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { name: "Ooops! Something went wrong" }).waitFor();
  await page.getByText("We are working to resolve the problem as quickly as we could").waitFor();
  await page.unroute("**/assets/profile-screen*");
  await page.getByRole("button", { name: "Refresh page" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
});

test("S2.17 the parameter lang sets the language and the direction, and it stays", async () => {
  const { page } = await newVisitor();
  await openScreen(page, "/auth/signin?lang=ar");
  const html = page.locator("html");
  await expect.poll(() => html.getAttribute("dir")).toBe("rtl");
  expect(await html.getAttribute("lang")).toBe("ar");
  await page.getByRole("heading", { level: 1, name: /[\u0600-\u06ff]/ }).waitFor();
  await openScreen(page, "/auth/signup");
  expect(await html.getAttribute("lang")).toBe("ar");
  await openScreen(page, "/auth/signup?lang=en");
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(await html.getAttribute("dir")).toBe("ltr");
});

test("S2.15 the sheet of languages offers all six, and a choice stays", async () => {
  const { page } = await newVisitor();
  await openScreen(page, "/auth/signin");
  await page.getByRole("button", { name: "Language English" }).click();
  const sheet = page.getByRole("dialog", { name: "Language" });
  const names = ["English", "Español", "Deutsch", "Français", "Português (Brasil)", "العربية"];
  await expect.poll(() => sheet.getByRole("listitem").allTextContents()).toEqual(names);
  await sheet.getByRole("button", { name: "Português (Brasil)" }).click();
  await page.getByRole("heading", { name: "Que bom ver você de novo" }).waitFor();
  await sheet.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Que bom ver você de novo" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("pt-BR");
});

test("S2.18 F1 toggles debug mode, F2 the theme", async () => {
  const { page } = await newVisitor({ colorScheme: "light" });
  await openScreen(page, "/auth/signin");
  const debug = page.getByRole("region", { name: "Debug" });
  // The page is shown before its scripts run; keys work only after that.
  await expect.poll(() => page.getByRole("button", { name: "Sign in", exact: true }).isEnabled()).toBe(true);
  await page.keyboard.press("F1");
  await debug.waitFor();
  await page.keyboard.press("F1");
  await debug.waitFor({ state: "detached" });
  await page.keyboard.press("F2");
  await expect.poll(() => themeOf(page)).toBe("dark");
  await page.keyboard.press("F2");
  await expect.poll(() => themeOf(page)).toBe("light");
});

test("S4.13 S9.14 the theme follows the system until one is chosen", async () => {
  const { page, context } = await newVisitor({ colorScheme: "dark" });
  await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  expect(await themeOf(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => themeOf(page)).toBe("light");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect.poll(() => themeOf(page)).toBe("dark");
  await page.reload();
  await isComplete(page);
  expect(await themeOf(page)).toBe("dark");
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe("rgb(255, 255, 255)");
});
