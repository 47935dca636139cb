import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { emailsTo, mailedTo } from "./support/emails.ts";
import { openScreen } from "./support/screens.ts";
import { onPath, signIn } from "./support/visitor.ts";

launchBrowser();

const codeTo = (email: string, template: string) => mailedTo(email, template, /\b(\d{6})\b/);

/** A virtual authenticator in the browser, which holds passkeys and approves every request. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("S7.17 S8.07 a forgotten password: a wrong code says so, the mailed one sets a new password and signs in", async () => {
  const { context } = await newVisitor();
  const account = await becomeLearner(context, "investing");
  const { page } = await newVisitor();
  await page.goto("/auth/signin?next=%2Fcourses");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByText("If an account uses this email").waitFor();

  const code = await codeTo(account.email, "passwordCode");
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const password = "three other quiet words";
  await page.getByLabel("6-digit code").fill(wrong);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await page.getByText("That code is wrong or has expired").waitFor();
  // As copied from an email.
  await page.getByLabel("6-digit code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/courses");

  const elsewhere = await newVisitor();
  await elsewhere.page.goto("/auth/signin");
  await signIn(elsewhere.page, { ...account, password });
  await onPath(elsewhere.page);
});

test("an address without an account is answered the same, and gets no email", async () => {
  const { page } = await newVisitor();
  await openScreen(page, "/auth/forgot-password");
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByText("If an account uses this email").waitFor();
  await expectAccessible(page, "code");
  await page.getByLabel("6-digit code").fill("123456");
  await page.getByLabel("New password", { exact: true }).fill("three other quiet words");
  await page.keyboard.press("Enter");
  await page.getByText("That code is wrong or has expired").waitFor();
  expect(emailsTo("nobody@example.org", "passwordCode")).toEqual([]);
});

test("S7.17 a mailed link signs in once, when the button is pressed; its token leaves the address at once", async () => {
  const { context } = await newVisitor();
  const { email } = await becomeLearner(context, "investing");
  const { page } = await newVisitor();
  await page.goto("/auth/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await expectAccessible(page, "link sent");
  const link = await mailedTo(email, "signInLink", /(http\S+#token=\S+)/);

  // A program that opens links in emails runs the page but presses no buttons.
  const scanner = await newVisitor();
  await openScreen(scanner.page, link);
  expect(scanner.page.url()).toBe(`${inject("url")}/auth/auto-login`);

  await openScreen(page, link);
  expect(page.url()).toBe(`${inject("url")}/auth/auto-login`);
  await expectAccessible(page, "link");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await onPath(page);

  await openScreen(scanner.page, link);
  await scanner.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await scanner.page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await expectAccessible(scanner.page, "used link");
  await scanner.page.getByLabel("Email").fill(email);
  await scanner.page.getByRole("button", { name: "Email me a new link" }).click();
  await expect.poll(() => emailsTo(email, "signInLink").length).toBe(2);
});

test("a passkey is added, renamed, signs in without a password, and is removed", async () => {
  const { page, context } = await newVisitor();
  const { email } = await becomeLearner(context, "investing");
  await withAuthenticator(page);
  await openScreen(page, "/profile/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: /^Rename / }).click();
  await page.getByLabel("Passkey name").fill("My phone");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rename My phone" }).waitFor();
  await mailedTo(email, "passkeyAdded", /(passkey)/);

  await context.clearCookies();
  await page.goto("/auth/signin");
  // The virtual authenticator approves at once: the browser's autofill, or else the button's request.
  const button = page.getByRole("button", { name: "Use a passkey" });
  await Promise.race([page.waitForURL("**/learn"), button.click().catch(() => undefined)]);
  await onPath(page);

  await openScreen(page, "/profile/security");
  await page.getByRole("button", { name: "Remove My phone" }).click();
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await page.getByText("No passkeys yet").waitFor();
});

test("another device is listed, and signed out from here", async () => {
  const { page, context } = await newVisitor();
  const account = await becomeLearner(context, "investing");
  const other = await newVisitor();
  await other.page.goto("/auth/signin");
  await signIn(other.page, account);
  await onPath(other.page);

  await openScreen(page, "/profile/security");
  await page.getByText("This device", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Sign out Chrom/ }).click();
  await page.getByText(/is signed out\.$/).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Sign out / }).count()).toBe(0);
  await other.page.reload();
  await other.page.waitForURL("**/auth/signin?*");
  await openScreen(page, "/profile/security");
});

test("a new email takes the place of the old one with the code that was mailed to it", async () => {
  const { page, context } = await newVisitor();
  const account = await becomeLearner(context, "investing");
  const email = `new_${account.email}`;
  await openScreen(page, "/profile/security");
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("Email for the code").fill(email);
  await page.getByLabel("Your password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const code = await codeTo(email, "emailChangeCode");
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
  await page.getByText(email, { exact: true }).first().waitFor();
  await mailedTo(account.email, "emailChanged", /(new_)/);
});

test("S7.07 S7.08 the email is confirmed by a code after the first lesson, when it suits", async () => {
  const { page, context } = await newVisitor({ hasTouch: true, isMobile: true });
  const account = await becomeLearner(context, "investing");
  const notice = page.getByRole("button", { name: /^Confirm your email/ });
  const security = page.waitForResponse("**/learning-v2/v2/daily-goal/*");
  await page.goto("/learn");
  await security;
  await onPath(page);
  expect(await notice.count(), "before the first lesson").toBe(0);
  await completeLessons(account.call, 0, 1);
  await page.reload();
  await notice.waitFor();
  await expectAccessible(page, "notice");
  await notice.tap();
  await page.getByText(`We emailed a 6-digit code to ${account.email}.`).waitFor();
  await page.getByRole("button", { name: /^Send again in \d+ s$/ }).waitFor();
  await expectAccessible(page, "code");
  const code = await codeTo(account.email, "emailConfirmCode");
  await page.getByLabel("6-digit code").fill(code === "111111" ? "222222" : "111111");
  await page.getByRole("button", { name: "Confirm this email" }).tap();
  await page.getByText("That code is wrong or has expired. Request a new one.").waitFor();

  // A reload in the middle sends no second code.
  await page.reload();
  await notice.tap();
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm this email" }).tap();
  await page.getByText(`${account.email} is confirmed.`).waitFor();
  await notice.waitFor({ state: "detached" });
  expect(emailsTo(account.email, "emailConfirmCode")).toHaveLength(1);
  expect(await account.call("GET", "/auth/security/")).toMatchObject({ has_password: true, is_email_verified: true });
});

test("S7.11 the question for the email can be put away for good, and stays in the profile", async () => {
  const { page, context } = await newVisitor();
  const account = await becomeLearner(context, "investing");
  await completeLessons(account.call, 0, 1);
  await page.goto("/learn");
  const notice = page.getByRole("button", { name: /^Confirm your email/ });
  await notice.waitFor();
  const saved = page.waitForResponse((response) => response.url().endsWith("/tours/") && response.ok());
  await page.getByRole("button", { name: "Dismiss" }).click();
  await saved;
  await notice.waitFor({ state: "detached" });
  const asked = page.waitForResponse(/\/tours\/\?name=confirm-email$/);
  await page.reload();
  await asked;
  await onPath(page);
  expect(await notice.count()).toBe(0);
  await openScreen(page, "/profile");
  await notice.waitFor();
});
