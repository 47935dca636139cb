import { test } from "vitest";
import { auditOverlay, inBothDirections, type Auditor } from "./support/audit.ts";
import { launchBrowser } from "./support/browser.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { expectScreen, learnersScreens, strangersScreens, type Screen } from "./support/every-screen.ts";
import { stranger } from "./support/visitor.ts";

launchBrowser();

test("S2.04 S2.17 S9.14 a refused sign-in and the second step of sign-up are accessible", () =>
  inBothDirections(async ({ page, open, audit }) => {
    await open("/auth/signin");
    const { email, password } = stranger();
    await page.locator("input[type=email]").fill(email);
    await page.locator("input[type=password]").fill(password);
    await page.keyboard.press("Enter");
    await page.locator("form").getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    await audit("sign-in refused");
    await open("/auth/signup");
    await page.locator("input[type=email]").fill(email);
    await page.keyboard.press("Enter");
    await page.locator("input[type=password]").fill(password);
    await audit("sign-up, second step");
  }));

async function auditScreens({ page, open, audit }: Auditor, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await open(screen.address);
    await expectScreen(page, screen);
    await audit(screen.address);
  }
}

test("S2.04 S2.17 S9.14 every screen is accessible to a stranger", () =>
  inBothDirections((auditor) => auditScreens(auditor, strangersScreens())));

test("S2.04 S2.13 S2.17 S9.14 every screen is accessible to a learner", () =>
  inBothDirections(async (auditor) => {
    const { call } = await becomeLearner(auditor.context, "investing");
    await completeLessons(call);
    await auditScreens(auditor, await learnersScreens(call));
  }));

test("S2.14 the screen for what cannot be shown is accessible", () =>
  inBothDirections(async ({ page, context, open, audit }) => {
    await becomeLearner(context, "investing");
    await page.route("**/assets/profile-screen*", (route) => route.abort());
    await open("/learn");
    await page.locator("a[href='/profile']").tap();
    await page.locator("#main h1:not(.sr-only)").waitFor();
    await audit("error");
  }, /profile-screen|Failed to fetch/));

test("S2.15 S2.18 S2.19 what opens over a screen is accessible: sheets, dialogs, toasts, debug, offline banner, splash", () =>
  inBothDirections(async (auditor) => {
    const { page, context, open, auditHere } = auditor;
    await becomeLearner(context, "investing");
    await open("/learn");
    await auditOverlay(auditor, "today", page.locator("header").getByRole("button", { name: /0\/3/ }));
    await auditOverlay(auditor, "jump", page.locator("[data-node][data-status=jump_here]").first());
    await page.locator("[data-node][data-status=locked]").first().tap();
    await page.locator("[data-variant]").waitFor();
    await page.keyboard.press("F1");
    await page.locator("section[aria-label=Debug]").waitFor();
    await auditHere("toast and debug");
    await page.keyboard.press("F1");

    await open("/profile");
    await auditOverlay(auditor, "languages", page.locator("#main").getByRole("button", { name: /English|العربية/ }));
    // Where the sheet left the page, a setting may lie half under the bar at the lower edge.
    await page.evaluate(() => scrollTo(0, 0));
    await context.setOffline(true);
    await page.locator("output span").waitFor();
    await auditHere("offline");
    await context.setOffline(false);
    await auditSplash(auditor);
  }));

async function auditSplash({ page, auditHere }: Auditor): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/auth/logout/", (route) => held.promise.then(() => route.continue()));
  await page.locator("#main button").last().tap();
  await page.locator("output [role=progressbar], output progress").waitFor({ state: "attached" });
  await auditHere("splash");
  held.resolve();
  await page.waitForURL("**/auth/signin");
}
