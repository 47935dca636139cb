import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { aCoin, priceAt, unitsFor } from "./support/coin.ts";
import { becomeLearner } from "./support/learner.ts";
import { takenOver, TOUCH } from "./support/offline.ts";
import { openScreen } from "./support/screens.ts";
import { onPath } from "./support/visitor.ts";

launchBrowser();

test("S1.01 what was opened before the service worker took over is there offline too", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  const { promise: isLate, resolve: letIn } = Promise.withResolvers<void>();
  await context.route("**/sw.js", (route) => isLate.then(() => route.continue()));
  await page.goto("/learn");
  await onPath(page);
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await page.getByRole("switch", { name: "Sounds" }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  letIn();
  await takenOver(page);
  await context.setOffline(true);
  await page.goto("/profile");
  await page.getByText("3 lessons a day", { exact: true }).waitFor();
  await page.goto("/learn");
  await onPath(page);
});

test("S1.01 a screen that was never opened says offline what is safe, and comes back by itself when asked again", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await context.setOffline(true);
  await page.goto("/simulator/performance");
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "You’re offline" }).waitFor({ state: "detached" });
});

test("S7.26 S7.29 the account and the market seen once are there offline, as of when; no order is taken, none is sent later", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const place = (order: object) =>
    call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  await place({ type: "market", quantity: unitsFor(coin, 500) });
  const far = { quantity: unitsFor(coin, 300), limit_price: priceAt(coin, 0.5), time_in_force: "gtc" };
  await place({ type: "limit", ...far });
  const orders = async () => (await call<{ orders: { id: string; status: string }[] }>("GET", "/v2/orders/")).orders;
  const ids = async () => (await orders()).map(({ id }) => id);
  const statuses = async () => (await orders()).map(({ status }) => status);
  const before = await ids();
  expect(before).toHaveLength(2);

  const held = page.getByRole("link", { name: new RegExp(coin.name) });
  const instruments = page.getByRole("list", { name: "Market" }).getByRole("link");
  const cancel = page.getByRole("button", { name: /^Cancel: Buy .* Limit order$/ });
  const note = page.getByText(/^As of \d\d:\d\d, offline\./);
  // A market order is filled in the second after it; the limit order stays open.
  await expect.poll(async () => (await statuses()).toSorted()).toEqual(["filled", "open"]);
  await openScreen(page, "/simulator");
  await held.waitFor();
  await takenOver(page);
  await openScreen(page, "/simulator/market");
  const listed = await instruments.count();
  expect(listed).toBeGreaterThan(0);
  expect(await note.count()).toBe(0);

  await context.setOffline(true);
  await page.goto("/simulator");
  await note.waitFor();
  await page.getByText(/You can’t place orders offline/).waitFor();
  await held.waitFor();
  expect(await cancel.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Reset account" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Market", exact: true }).tap();
  await page.waitForURL("**/simulator/market");
  await expect.poll(() => instruments.count()).toBe(listed);
  await note.waitFor();
  // Prices for trading are not shown from the cache.
  await instruments.first().tap();
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();

  const written: string[] = [];
  context.on("request", (request) => {
    if (request.method() !== "GET" && /assets|orders/.test(request.url())) written.push(request.url());
  });
  await page.goto("/simulator");
  await note.waitFor();
  await context.setOffline(false);
  await note.waitFor({ state: "detached" });
  await expect.poll(() => cancel.isEnabled()).toBe(true);
  expect(await ids()).toEqual(before);
  expect(written).toEqual([]);
});
