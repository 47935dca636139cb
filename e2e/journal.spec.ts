import type { CallResult } from "@candlewise/contracts/endpoint";
import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { aCoin, priceAt, unitsFor, type Asset } from "./support/coin.ts";
import { becomeLearner, type Call } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

type Orders = CallResult<SimulatorShapes["listOrders"]>;
type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;
type Performance = CallResult<PerformanceShapes["getPerformance"]>;

/** Ends the bracket and sells its position, regardless of the market. */
async function closeTrade(call: Call, { ticker }: Asset): Promise<void> {
  for (;;) {
    const { orders } = await call<Orders>("GET", "/v2/orders/?status=open");
    const [order] = orders;
    if (!order) break;
    await call("POST", `/v2/orders/${order.id}/cancel/`);
  }
  const { assets } = await call<Portfolio>("GET", "/v2/portfolio/");
  const order = { type: "market", quantity: assets[0]?.quantity };
  await call("POST", `/v2/assets/${ticker}/sell/`, { client_order_id: crypto.randomUUID(), order });
  await expect.poll(async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets).toEqual([]);
}

test("a bracket is bought, planned in the journal with a tag and a feeling, closed, measured in R and looked back on", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const stop = priceAt(coin, 0.8);

  await openScreen(page, `/simulator/market/${coin.ticker}`);
  await page.getByRole("button", { name: "Buy", exact: true }).tap();
  const ticket = page.getByRole("dialog", { name: `Buy ${coin.name}` });
  await ticket.getByLabel("Order type").selectOption("Bracket order");
  await ticket.getByLabel("Quantity", { exact: true }).fill(unitsFor(coin, 2_000));
  await ticket.getByLabel("Stop loss (USD)").fill(stop);
  await ticket.getByLabel("Take profit (USD)").fill(priceAt(coin, 1.4));
  await ticket.getByRole("button", { name: "Review order" }).tap();
  await ticket.getByText("Max loss (est.)").waitFor();
  await ticket.getByRole("button", { name: "Submit buy order" }).tap();
  await ticket.getByText("Your stop loss and take profit are now active.").waitFor();

  // The plan.
  await openScreen(page, "/simulator/journal");
  await page.getByRole("link", { name: "Write your first plan" }).tap();
  await page.getByLabel("Title").fill("Back to its average");
  const choice = page.getByLabel("Trade", { exact: true });
  const bought = choice.locator("option", { hasText: `Bought` });
  await bought.waitFor({ state: "attached" });
  await choice.selectOption({ label: (await bought.textContent()) ?? "" });
  // The stop and the target have not traded: they are no choice, but they are the plan.
  expect(await choice.locator("option").count()).toBe(2);
  await expect.poll(async () => Number(await page.getByLabel("Stop loss (USD)").inputValue())).toBe(Number(stop));
  await page.getByLabel("Why this trade").fill("It fell with the market. Below the stop I was wrong.");
  await page.getByRole("group", { name: "How do you feel before the trade?" }).getByText("Calm", { exact: true }).tap();
  await page.getByLabel("Tags").fill("Pullback");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await page.getByRole("button", { name: /^pullback/ }).waitFor();
  await page.getByRole("button", { name: "Save entry" }).tap();
  await page.getByText("You still hold it.").waitFor();

  // The result.
  await closeTrade(call, coin);
  const closedTrades = async () => (await call<Performance>("GET", "/v2/portfolio/performance/")).trips;
  await expect.poll(async () => (await closedTrades()).length).toBe(1);
  const trips = await closedTrades();
  const r = new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(trips[0]?.r ?? Number.NaN);
  await openScreen(page, "/simulator/performance");
  const trades = page.getByRole("region", { name: "Closed trades" });
  await trades.getByText(`${r} R`).waitFor();
  await page.getByText(/^1 of \d+: with so few closed trades, luck still decides/).waitFor();

  // The review.
  await trades.getByRole("link", { name: `Open in journal ${coin.ticker}` }).tap();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Back to its average");
  await page.getByText(`${r} R`).waitFor();
  await page.getByRole("group", { name: "Did you follow the plan?" }).getByText("Yes", { exact: true }).tap();
  await page.getByLabel("What went well?").fill("The stop was there before the order.");
  await page
    .getByRole("group", { name: "How do you feel after the trade?" })
    .getByText("Confident", { exact: true })
    .tap();
  await page.getByRole("button", { name: "Save entry" }).tap();
  await page.getByText("Entry saved.").first().waitFor();

  await openScreen(page, "/simulator/journal");
  const entry = page.getByRole("link", { name: /Back to its average/ });
  for (const words of [`${r} R`, "Calm", "Confident", "pullback"])
    await entry.getByText(words, { exact: true }).waitFor();
  await page.getByText(/^1 closed so far; 19 more trades until the next review\.$/).waitFor();
});
