import { randomBytes } from "node:crypto";
import type { Session } from "@candlewise/contracts/auth/schemas";
import type { Page } from "playwright-core";
import { settleIn } from "./settle-in.ts";

export interface Account {
  email: string;
  password: string;
  username: string;
}

/** Somebody who was never here. */
export function stranger(): Account {
  const suffix = randomBytes(5).toString("hex");
  return { email: `e2e_${suffix}@example.org`, password: `horse battery ${suffix}`, username: `e${suffix}` };
}

/** Fills in the two steps of sign-up; ends on the choice of a goal. */
export async function signUp(page: Page, account = stranger()): Promise<Account> {
  await page.goto("/auth/signup");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("User name").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  const registered = page.waitForResponse("**/users/v2/register/");
  await page.getByRole("button", { name: "Create account" }).click();
  const { access_token, user }: Session = await (await registered).json();
  const headers = { authorization: `Bearer ${access_token}` };
  await settleIn((method, path, data) => page.request.fetch(`/api${path}`, { method, headers, data }), user.id);
  await page.waitForURL("**/goal");
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Chooses what to learn for; ends on the path. */
export async function chooseGoal(page: Page, name = "Invest in companies"): Promise<void> {
  await page.getByRole("radio", { name }).check({ force: true });
  await page.getByRole("button", { name: "Start this path" }).click();
  await onPath(page);
}

/** Waits until the path map can be used. */
export async function onPath(page: Page): Promise<void> {
  await page.waitForURL("**/learn");
  await page.getByRole("list", { name: "Your path" }).waitFor();
}
