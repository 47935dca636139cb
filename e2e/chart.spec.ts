import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { aCoin, priceAt } from "./support/coin.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Orders = CallResult<SimulatorShapes["listOrders"]>;
type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

/** Somebody who holds 10 of a coin, on its screen. */
async function openHeldCoin(viewport?: { width: number; height: number }) {
  const { page, context } = await newVisitor(viewport && { viewport });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  const order = { type: "market", quantity: "10" };
  await call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  const held = async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets[0]?.quantity ?? "0";
  await expect.poll(held).toBe("10");
  await openScreen(page, `/simulator/market/${coin.ticker}`);
  const chart = page.getByRole("region", { name: coin.name, exact: true });
  const surface = page.getByRole("application", { name: `Price chart of ${coin.name}` });
  await page.locator('[role=application][aria-busy="false"]').waitFor();
  return { page, call, coin, chart, surface, held };
}

test.for([
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])("S1.03 S7.26 fullscreen of $width by $height trades, draws and ends where it began", async (viewport) => {
  const { page, coin, chart, surface } = await openHeldCoin(viewport);
  await chart.getByRole("button", { name: "Fullscreen", exact: true }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  const exit = chart.getByRole("button", { name: "Exit fullscreen" });
  for (const part of [chart, exit, chart.getByRole("heading", { name: coin.ticker })]) {
    await expect
      .poll(async () => {
        const box = await part.boundingBox();
        return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y < viewport.height;
      })
      .toBe(true);
  }
  // Nothing behind it is in the way of a reader or of Tab.
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect((await surface.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  await expectAccessible(page, "fullscreen");

  // The ticket opens above it, and Escape closes it alone.
  await chart.getByRole("button", { name: "Sell", exact: true }).press("Enter");
  const ticket = page.getByRole("dialog", { name: `Sell ${coin.name}` });
  await ticket.getByRole("button", { name: "Review order" }).waitFor();
  await page.keyboard.press("Escape");
  await ticket.waitFor({ state: "detached" });
  await exit.waitFor();

  await chart.getByRole("button", { name: "Draw" }).press("Enter");
  await chart.getByRole("button", { name: "Trend line" }).waitFor();
  await surface.focus();
  await page.keyboard.press("Escape");
  await exit.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await page
    .locator(":focus")
    .and(chart.getByRole("button", { name: "Fullscreen", exact: true }))
    .waitFor();
});

test("S7.26 S7.27 by keyboard: bars are read, an order's line is moved and confirmed, and the position is closed", async () => {
  const { page, call, coin, chart, surface, held } = await openHeldCoin({ width: 1440, height: 900 });
  const order = { type: "limit", quantity: "1", limit_price: priceAt(coin, 0.9), time_in_force: "gtc" };
  await call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  const limit = async () => (await call<Orders>("GET", "/v2/orders/?status=open")).orders[0]?.limit_price;
  const before = Number(await limit());
  const said = () => chart.locator("output[aria-live=polite]").textContent();

  await surface.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(said).toMatch(/Open .* close/);
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowUp");
      return said();
    })
    .toMatch(/^Long 10/);
  // The page may hear of the order a moment later.
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowDown");
      return said();
    })
    .toMatch(/^Buy limit 1, .*Enter moves it/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Modify order?" });
  await dialog.getByRole("button", { name: "Confirm" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(async () => Number(await limit()) < before).toBe(true);

  await surface.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(said).toMatch(/^Long 10/);
  await page.keyboard.press("Delete");
  const closing = page.getByRole("dialog", { name: `Close your ${coin.ticker} position?` });
  await closing.getByText("Estimated proceeds").waitFor();
  await closing.getByRole("button", { name: "Close position" }).press("Enter");
  await closing.waitFor({ state: "detached" });
  await expect.poll(held).toBe("0");
});
