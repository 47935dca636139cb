import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { aCoin, priceAt, unitsFor } from "./support/coin.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Placed = CallResult<SimulatorShapes["placeOrder"]>;
type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

const cashOn = (page: Page) =>
  page
    .locator("header")
    .getByRole("link", { name: /^Practice cash/ })
    .getAttribute("aria-label");
const streamOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith("/v2/portfolio/stream"));

test("S1.03 S7.26 S7.27 an order placed, filled and canceled on another device changes both open tabs, without a reload", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    const stream = streamOf(tab);
    await openScreen(tab, tab === page ? "/simulator" : `/simulator/market/${coin.ticker}`);
    expect((await stream).status()).toBe(200);
  }
  const rows = page.getByRole("button", { name: new RegExp(`^Cancel: Buy .* ${coin.ticker}`) });
  const terms = { type: "limit", time_in_force: "gtc", limit_price: priceAt(coin, 0.5) };
  const place = (quantity: string) =>
    call<Placed>("POST", `/v2/assets/${coin.ticker}/buy/`, {
      client_order_id: crypto.randomUUID(),
      order: { ...terms, quantity },
    });

  // It rests in the list; then its limit passes the market, and it is filled in the next second.
  const { order } = await place(unitsFor(coin, 1000));
  await rows.waitFor();
  await call("PATCH", `/v2/orders/${order.id}/`, { limit_price: priceAt(coin, 1.05) });
  for (const tab of tabs) await tab.getByText(new RegExp(`^Bought .* ${coin.ticker} at \\$`)).waitFor();
  await rows.waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: new RegExp(coin.name) })
    .first()
    .waitFor();
  const { balance } = await call<Portfolio>("GET", "/v2/portfolio/");
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
  for (const tab of tabs) await expect.poll(() => cashOn(tab)).toContain(dollars.format(balance));

  // Canceled elsewhere.
  const second = await place("1");
  await rows.waitFor();
  await call("POST", `/v2/orders/${second.order.id}/cancel/`, {});
  for (const tab of tabs) await tab.getByText(`Buy order canceled: 1 ${coin.ticker}`).waitFor();
  await rows.waitFor({ state: "detached" });

  // The way to what was told of.
  await page.getByRole("button", { name: "View" }).last().click();
  await page.waitForURL(`**/simulator/market/${coin.ticker}`);
});

test("S1.03 S7.26 what happens while a page has no connection arrives when it is back, in a lesson's list too", async () => {
  const { page, context } = await newVisitor({ mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/ });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  await call("GET", "/v2/portfolio/");
  const stream = streamOf(page);
  await openScreen(page, "/learn");
  await stream;
  await context.setOffline(true);
  await call<Placed>("POST", `/v2/assets/${coin.ticker}/buy/`, {
    client_order_id: crypto.randomUUID(),
    order: { type: "market", quantity: unitsFor(coin, 1000) },
  });
  await context.setOffline(false);
  await page.getByText(new RegExp(`^Bought .* ${coin.ticker} at \\$`)).waitFor();
});
