import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { root } from "#tools/process.ts";
import { expectAccessible, expectReadable, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { takenOver } from "./support/offline.ts";
import { onPath, signIn } from "./support/visitor.ts";

launchBrowser();

/** `npm run operator`, beside the running server. */
const operators = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, "apps/api/src/operators-command.ts"), ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: inject("dataDir") },
    encoding: "utf8",
  });

/** A learner who sent feedback. */
async function sender(text: string) {
  const { context } = await newVisitor();
  const learner = await becomeLearner(context);
  const { access_token } = await (
    await context.request.post("/api/auth/login/", { data: { email: learner.email, password: learner.password } })
  ).json();
  const sent = await context.request.post("/api/feedback/", {
    headers: { authorization: `Bearer ${access_token}` },
    multipart: { text, page: "/simulator" },
  });
  expect(sent.ok()).toBe(true);
  return learner;
}

test("S2.15 an operator signs in at /operator, handles a message with the keyboard, and reopens it", async () => {
  const text = "The chart hides its last candle.";
  const { username } = await sender(text);
  const { page, context } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  const account = await becomeLearner(context, "investing");
  expect(operators("add", account.email).stdout).toContain(`${account.email} is an operator`);
  await context.clearCookies();

  await page.goto("/operator");
  await page.waitForURL("**/auth/signin?next=*");
  await signIn(page, account);
  await page.waitForURL("**/operator/feedback");
  const message = page.getByRole("article", { name: `From ${username}` });
  await message.getByText(text).waitFor();
  await expectAccessible(page, "open messages");
  await message.getByRole("button", { name: "Mark as handled" }).press("Enter");
  await message.waitFor({ state: "detached" });
  await page.getByText("Marked as handled").waitFor();

  // A deep link, and its reload.
  await page.goto("/operator/feedback?state=handled");
  await message.getByText(text).waitFor();
  await page.reload();
  await message.getByText(text).waitFor();
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expectReadable(page, "handled messages in the other theme");
  await message.getByRole("button", { name: "Reopen" }).click();
  await message.waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await message.getByText(text).waitFor();

  // The right ends at the next call.
  expect(operators("remove", account.email).status).toBe(0);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});

test("a learner finds nothing at /operator, and gets back to the app", async () => {
  await sender("For operators only.");
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await page.goto("/operator/feedback");
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  expect(await page.getByText("For operators only.").count()).toBe(0);
  await expectAccessible(page, "not found");
  await page.getByRole("link", { name: "Go to Candlewise" }).click();
  await onPath(page);
});

test("no device caches the operator area: offline it says so, and a reload does not show the app of learners", async () => {
  const { page, context } = await newVisitor({ serviceWorkers: "allow", mayLog: /Failed to fetch/ });
  const account = await becomeLearner(context, "investing");
  expect(operators("add", account.email).status).toBe(0);
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await page.goto("/operator/feedback");
  await page.getByText(/^\d+ open messages?$/).waitFor();
  const cached = await page.evaluate(async () => {
    const contents = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return contents.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => path.includes("operator"))).toEqual([]);
  await context.setOffline(true);
  await page.getByText("You’re offline. This page shows what was loaded before").waitFor();
  await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await context.setOffline(false);
  await page.goto("/operator/feedback");
  await page.getByRole("heading", { level: 1, name: "Feedback" }).waitFor();
});

test("the command for operators says what is wrong", () => {
  expect(operators("add", "nobody@example.org").stderr).toContain("No account has the address nobody@example.org.");
  expect(operators("promote").stderr).toContain("npm run operator -- add <email>");
  expect(operators("promote").status).toBe(1);
});
