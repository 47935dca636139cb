import { randomBytes } from "node:crypto";
import type { Session } from "@candlewise/contracts/auth/schemas";
import type { Page } from "playwright-core";
import { isComplete } from "./screens.ts";
import { settleIn } from "./settle-in.ts";

export interface Account {
  email: string;
  password: string;
  username: string;
}

/** A first-time visitor. */
export function stranger(): Account {
  const suffix = randomBytes(5).toString("hex");
  return { email: `e2e_${suffix}@example.org`, password: `horse battery ${suffix}`, username: `e${suffix}` };
}

/** Fills in the two steps of sign-up up to the last button. */
export async function fillInSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Username", { exact: true }).fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
}

/** Fills in sign-up, from its screen or any other, and submits it. */
export async function submitSignUp(page: Page, account = stranger()): Promise<Session> {
  if (!page.url().includes("/auth/signup")) await page.goto("/auth/signup");
  await fillInSignUp(page, account);
  const registered = page.waitForResponse("**/users/v2/register/");
  await page.getByRole("button", { name: "Create account" }).click();
  return (await registered).json();
}

/** Goes on without the extras that the funnel offers after the plans. */
export async function skipExtras(page: Page): Promise<void> {
  await page.waitForURL(/\/upsell\/second(?:\?|$)/);
  await page.getByRole("button", { name: "Continue without it" }).click();
}

/** Goes on without a plan and without extras, which the funnel offers first. */
export async function stayFree(page: Page): Promise<void> {
  await page.waitForURL(/\/upsell(?:\?|$)/);
  await page.getByRole("button", { name: "Stay on the free plan" }).click();
  await skipExtras(page);
}

/** Signs up and settles the prompts for new users; ends on the step of the funnel after the plans, `end`. */
export async function signUp(page: Page, account = stranger(), end = "**/onboarding?*"): Promise<Account> {
  // Who is on the way to a checkout has chosen a plan.
  const isBuying = page.url().includes("checkout");
  const { access_token, user } = await submitSignUp(page, account);
  const headers = { authorization: `Bearer ${access_token}` };
  await settleIn((method, path, data) => page.request.fetch(`/api${path}`, { method, headers, data }), user.id);
  if (!isBuying) await stayFree(page);
  await page.waitForURL(end);
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

interface Answers {
  goal?: string;
  experience?: string;
}

/** Answers a question with one tap and waits for what comes next. */
export async function answer(page: Page, title: string, choice: string): Promise<void> {
  const question = page.getByRole("heading", { level: 1, name: title });
  await question.waitFor();
  await page.getByRole("button", { name: new RegExp(`^${choice}`) }).click();
  await question.waitFor({ state: "detached" });
}

/** Answers both questions of the onboarding. */
export async function answerOnboarding(
  page: Page,
  { goal = "Invest in companies", experience = "I’m new" }: Answers = {},
): Promise<void> {
  await answer(page, "What brings you here?", goal);
  await answer(page, "How much do you already know?", experience);
}

/** Answers the onboarding and leaves the lesson that it opens; ends on the path. */
export async function beginLearning(page: Page, answers: Answers = {}): Promise<void> {
  await answerOnboarding(page, answers);
  await page.waitForURL("**/lessons/*");
  await isComplete(page);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await onPath(page);
}

/** Waits until the path map can be used. */
export async function onPath(page: Page): Promise<void> {
  await page.waitForURL("**/learn");
  await page.getByRole("list", { name: "Your path" }).waitFor();
}
