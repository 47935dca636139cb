import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { aCoin, priceAt, unitsFor } from "./support/coin.ts";
import { taskPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;
type Orders = CallResult<SimulatorShapes["listOrders"]>;

const balanceOn = (page: Page) => page.locator("header").getByRole("link", { name: /^Practice cash \$[\d,]+/ });

test("S1.03 S2.20 S7.26 S7.27 S7.28 S7.29 by touch: find an instrument, buy, see it held, place a bracket and cancel it", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);

  // The account's explanation and one clear next step.
  await openScreen(page, "/learn");
  await page.getByRole("link", { name: "Simulator", exact: true }).tap();
  await page.getByRole("heading", { name: "Practice with $100,000 in virtual money" }).waitFor();
  await page.getByText("Practice market, virtual money").first().waitFor();
  await page.getByRole("link", { name: "Practice cash $100,000, go to the simulator" }).waitFor();
  await page.getByRole("link", { name: "Find your first instrument" }).tap();

  // An instrument, found by its name.
  await page.getByRole("searchbox").fill(coin.name);
  await page.getByRole("link", { name: new RegExp(`${coin.name} ${coin.ticker} Crypto`) }).tap();
  await page.waitForURL(`**/simulator/market/${coin.ticker}`);

  // Bought for 1,000 dollars: the cost is shown before and after.
  await page.getByRole("button", { name: "Buy", exact: true }).tap();
  const ticket = page.getByRole("dialog", { name: `Buy ${coin.name}` });
  await ticket.getByText("Dollars", { exact: true }).tap();
  await ticket.getByLabel("Amount (USD)").fill("1,000");
  await ticket.getByText("Estimated cost").waitFor();
  await ticket.getByRole("button", { name: "Review order" }).tap();
  await ticket.getByRole("heading", { name: "Review order" }).waitFor();
  await ticket.getByRole("button", { name: "Submit buy order" }).tap();
  await ticket.getByRole("heading", { name: "Filled" }).waitFor();
  await ticket.getByText("Actual cost", { exact: true }).first().waitFor();
  const bought = await call<Portfolio>("GET", "/v2/portfolio/");
  expect(bought.assets.map(({ ticker }) => ticker)).toEqual([coin.ticker]);
  expect(bought.balance).toBeLessThan(100_000);
  await ticket.getByRole("button", { name: "Done" }).tap();
  await ticket.waitFor({ state: "detached" });

  // The balance at the top follows, in whole dollars.
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
  await expect
    .poll(() => balanceOn(page).getAttribute("aria-label"))
    .toBe(`Practice cash ${dollars.format(bought.balance)}, go to the simulator`);

  // A bracket far below the market stays open and is canceled.
  await page.getByRole("button", { name: "Buy", exact: true }).tap();
  await ticket.getByLabel("Order type").selectOption("Bracket order");
  await ticket.getByText("Enter with a limit, not at market").tap();
  await ticket.getByLabel("Quantity", { exact: true }).fill("1");
  await ticket.getByLabel("Entry limit (USD)").fill(priceAt(coin, 0.5));
  await ticket.getByLabel("Stop loss (USD)").fill(priceAt(coin, 0.45));
  await ticket.getByLabel("Take profit (USD)").fill(priceAt(coin, 0.6));
  await ticket.getByRole("button", { name: "Review order" }).tap();
  await ticket.getByText("Max loss (est.)").waitFor();
  await ticket.getByRole("button", { name: "Submit buy order" }).tap();
  await ticket.getByRole("heading", { name: "Order submitted" }).waitFor();
  await ticket.getByRole("link", { name: "Go to portfolio" }).tap();

  const row = page.getByRole("button", { name: `Cancel: Buy 1 ${coin.ticker}, Bracket order` });
  await page.getByRole("link", { name: new RegExp(coin.name) }).waitFor();
  await row.tap();
  await row.waitFor({ state: "detached" });
  expect((await call<Orders>("GET", "/v2/orders/?status=open")).orders).toEqual([]);

  // The history remains readable.
  await page.getByRole("link", { name: "Orders and activity" }).tap();
  await page.getByText("Activity", { exact: true }).tap();
  await page.getByText(`Bought ${coin.ticker}`).waitFor();
  await page.getByText("Virtual deposit").waitFor();
});

test("S7.27 a canceled order keeps its place, and Undo opens it again", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const place = (quantity: string) =>
    call("POST", `/v2/assets/${coin.ticker}/buy/`, {
      client_order_id: crypto.randomUUID(),
      order: { type: "limit", time_in_force: "gtc", limit_price: priceAt(coin, 0.5), quantity },
    });
  await place("1");
  await place("2");
  const openIds = async () => (await call<Orders>("GET", "/v2/orders/?status=open")).orders.map(({ id }) => id);
  const before = await openIds();
  await openScreen(page, "/simulator");
  const cancel = (quantity: number) =>
    page.getByRole("button", { name: `Cancel: Buy ${quantity} ${coin.ticker}, Limit order` });
  await cancel(1).waitFor();
  const top = () => cancel(1).evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const topBefore = await top();
  await cancel(2).press("Enter");
  await page.getByText("Canceled", { exact: true }).waitFor();
  expect(await top()).toBe(topBefore);
  expect(await openIds()).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await cancel(2).waitFor();
  expect(await openIds()).toEqual(before);

  // All at once, after a question.
  await page.getByRole("button", { name: "Cancel all" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel all" }).click();
  await page.getByText("2 orders canceled.").waitFor();
  expect(await openIds()).toEqual([]);
});

test("S7.71 the task that led to the simulator stays in sight there, offline bar included, and leads back", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  await openScreen(page, taskPath("rest-a-limit-order"));
  await page.getByRole("link", { name: "Open the market" }).tap();
  const banner = page.getByRole("region", { name: "Task: Let an order wait" });
  await banner.getByRole("button", { name: /0\/2/ }).tap();
  await banner.getByText("leave it open for at least a minute").waitFor();
  await banner.getByRole("button", { name: /0\/2/ }).tap();
  await page.getByRole("list", { name: "Market", exact: true }).waitFor();
  // Bars stick below the banners, however high these are.
  await context.setOffline(true);
  await page.getByText("You’re offline", { exact: false }).first().waitFor();
  await page.mouse.wheel(0, 600);
  const edge = async (selector: string, side: "top" | "bottom") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, at) => Math.round(element.getBoundingClientRect()[at]), side);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  expect(await edge("header", "top")).toBe(await edge("section[aria-label^=Task]", "bottom"));
  await context.setOffline(false);
  await banner.getByRole("button", { name: /0\/2/ }).tap();
  await banner.getByRole("link", { name: "Back to the task" }).tap();
  await page.getByRole("heading", { level: 1, name: "Let an order wait" }).waitFor();
});

test("a reset keeps the history, and a copy of it can be downloaded", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const order = { type: "market", quantity: unitsFor(coin, 500) };
  const client_order_id = crypto.randomUUID();
  await call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id, order });
  await expect.poll(async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets.length).toBe(1);

  await openScreen(page, "/simulator");
  await page.getByRole("button", { name: "Reset account" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset your account to $100,000?" });
  await dialog.getByText(/^Your history is kept/).waitFor();
  await dialog.getByRole("button", { name: "Reset account" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Practice cash $100,000, go to the simulator" }).waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("candlewise-practice-activity.csv");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const rows = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
  expect(rows.some((row) => row.startsWith("1,") && row.includes(`,buy,${coin.ticker},`))).toBe(true);
  expect(rows.some((row) => row.startsWith("2,") && row.includes(",deposit,"))).toBe(true);

  await openScreen(page, "/simulator/activity");
  await page.getByLabel("Account").selectOption("Account 1 (closed)");
  await page.getByText("Activity", { exact: true }).click();
  await page.getByText(`Bought ${coin.ticker}`).waitFor();
});

test("S7.29 nobody without a connection can place an order, and the app says why", async () => {
  const { page, context } = await newVisitor({ mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  await openScreen(page, `/simulator/market/${coin.ticker}`);
  await page.getByRole("button", { name: "Buy", exact: true }).click();
  const ticket = page.getByRole("dialog", { name: `Buy ${coin.name}` });
  await ticket.getByLabel("Quantity", { exact: true }).fill("1");
  await ticket.getByText("Estimated cost").waitFor();
  await context.setOffline(true);
  await ticket.getByText(/^You’re offline\. Orders are never saved/).waitFor();
  expect(await ticket.getByRole("button", { name: "Review order" }).isDisabled()).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => ticket.getByRole("button", { name: "Review order" }).isDisabled()).toBe(false);
  expect((await call<Orders>("GET", "/v2/orders/")).orders).toEqual([]);
});

test("S7.27 S7.29 a bracketed position is seen on its instrument, sold in part by keyboard, and closed", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const held = async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets[0]?.quantity ?? "0";
  const order = {
    type: "bracket",
    quantity: "10",
    stop_loss_price: priceAt(coin, 0.5),
    take_profit_price: priceAt(coin, 1.5),
    time_in_force: "gtc",
  };
  await call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  await expect.poll(held).toBe("10");

  await openScreen(page, `/simulator/market/${coin.ticker}`);
  const panel = page.getByRole("region", { name: "Your position" });
  await panel.getByText("Long 10", { exact: true }).waitFor();
  const exits = panel.getByRole("listitem");
  await exits.filter({ hasText: "Stop loss" }).waitFor();
  await exits.filter({ hasText: "Take profit" }).waitFor();

  // The stop and the target give way to the sale of a part.
  await page.getByRole("button", { name: "Sell", exact: true }).press("Enter");
  const ticket = page.getByRole("dialog", { name: `Sell ${coin.name}` });
  await ticket.getByLabel("Quantity", { exact: true }).fill("4");
  await ticket.getByText("Replaces or shrinks the position’s stop and target.").waitFor();
  await ticket.getByRole("button", { name: "Review order" }).press("Enter");
  await ticket.getByRole("button", { name: "Submit sell order" }).press("Enter");
  await ticket.getByRole("heading", { name: "Filled" }).waitFor();
  await ticket.getByRole("button", { name: "Done" }).press("Enter");
  await ticket.waitFor({ state: "detached" });
  await panel.getByText("Long 6", { exact: true }).waitFor();
  await exits.filter({ hasText: /Stop loss.* · 6$/ }).waitFor();

  // Another stop takes the place of both.
  await panel.getByRole("button", { name: "Add stop or target" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: `Stop and target: ${coin.ticker}` });
  await sheet.getByLabel("Stop loss (USD)").fill(priceAt(coin, 0.6));
  await sheet.getByRole("button", { name: "Place stop and target" }).press("Enter");
  await sheet.waitFor({ state: "detached" });
  await exits.filter({ hasText: "Take profit" }).waitFor({ state: "detached" });

  await panel.getByRole("button", { name: "Close position" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Close your ${coin.ticker} position?` });
  await dialog.getByText("Estimated proceeds").waitFor();
  await dialog.getByRole("button", { name: "Close position" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await panel.waitFor({ state: "detached" });
  await expect.poll(held).toBe("0");
  expect((await call<Orders>("GET", "/v2/orders/?status=open")).orders).toEqual([]);
});
