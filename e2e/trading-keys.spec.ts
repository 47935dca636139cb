import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { tabTo } from "./support/answer-by-keys.ts";
import { DESKTOP, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { aCoin, priceAt } from "./support/coin.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;
type Orders = CallResult<SimulatorShapes["listOrders"]>;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const focused = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);
const gone = (target: Locator) => target.waitFor({ state: "detached" });

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** From anywhere to the Undo of the newest toast. */
async function undoByKeys(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.waitFor();
  await page.keyboard.press("F6");
  await pressOn(page, undo);
  await gone(undo);
}

const VIEWS = { phone: PHONE, desktop: DESKTOP } as const;

test.for(["phone", "desktop"] as const)(
  "S2.12 S7.27 S7.29 an order is placed, modified, canceled and restored, a stop attached and the position closed by keys alone: %s",
  async (view) => {
    const { page, context } = await newVisitor({ viewport: VIEWS[view] });
    const { call } = await becomeLearner(context, "investing");
    const coin = await aCoin(call);
    const openOrders = async () => (await call<Orders>("GET", "/v2/orders/?status=open")).orders;
    const named = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = (name: string) => page.getByRole("dialog", { name });
    await openScreen(page, `/simulator/market/${coin.ticker}`);

    // Placed: on a phone in a sheet, on a desktop beside the chart.
    const buy = named("Buy");
    if (view === "phone") await pressOn(page, buy);
    const form = view === "phone" ? dialog(`Buy ${coin.name}`) : page.locator("aside");
    const type = form.getByLabel("Order type");
    await type.waitFor();
    await tabTo(page, type);
    await page.keyboard.type("Limit");
    await typeIn(page, form.getByLabel("Quantity", { exact: true }), "2");
    await typeIn(page, form.getByLabel("Limit price (USD)"), priceAt(coin, 0.5));
    await page.keyboard.press("Enter");
    const heading = form.getByRole("heading", { name: "Review order" });
    await heading.waitFor();
    await focused(heading);
    await pressOn(page, form.getByRole("button", { name: "Submit buy order" }), "Space");
    await form.getByRole("heading", { name: "Order submitted" }).waitFor();
    expect((await openOrders()).map(({ quantity }) => quantity)).toEqual(["2"]);
    if (view === "phone") {
      await pressOn(page, form.getByRole("button", { name: "Done" }));
      await gone(form);
      await focused(buy);
    }

    // Modified in the list of the account.
    await openScreen(page, "/simulator");
    const modify = named(`Modify: Buy 2 ${coin.ticker}, Limit order`);
    await modify.waitFor();
    await pressOn(page, modify);
    const sheet = dialog("Modify order");
    await sheet.waitFor();
    await typeIn(page, sheet.getByLabel("Quantity", { exact: true }), "3");
    await page.keyboard.press("Enter");
    await gone(sheet);
    const cancel = named(`Cancel: Buy 3 ${coin.ticker}, Limit order`);
    await cancel.waitFor();
    await focused(named(`Modify: Buy 3 ${coin.ticker}, Limit order`));

    // Canceled, and open again.
    await pressOn(page, cancel);
    await expect.poll(async () => (await openOrders()).length).toBe(0);
    await undoByKeys(page);
    await cancel.waitFor();
    await expect.poll(async () => (await openOrders()).map(({ quantity }) => quantity)).toEqual(["3"]);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    // A stop for a position, and its way out.
    const client_order_id = crypto.randomUUID();
    await call("POST", `/v2/assets/${coin.ticker}/buy/`, {
      client_order_id,
      order: { type: "market", quantity: "10" },
    });
    await openScreen(page, `/simulator/market/${coin.ticker}`);
    const panel = page.getByRole("region", { name: "Your position" });
    const addExit = panel.getByRole("button", { name: "Add stop or target" });
    await addExit.waitFor();
    await pressOn(page, addExit);
    const exits = dialog(`Stop and target: ${coin.ticker}`);
    await exits.waitFor();
    await typeIn(page, exits.getByLabel("Stop loss (USD)"), priceAt(coin, 0.6));
    await page.keyboard.press("Enter");
    await gone(exits);
    await panel.getByRole("listitem").filter({ hasText: "Stop loss" }).waitFor();
    await focused(addExit);

    const close = panel.getByRole("button", { name: "Close position" });
    await pressOn(page, close);
    const question = dialog(`Close your ${coin.ticker} position?`);
    await question.waitFor();
    await page.keyboard.press("Escape");
    await gone(question);
    await focused(close);
    await page.keyboard.press("Enter");
    await question.waitFor();
    await pressOn(page, question.getByRole("button", { name: "Close position" }), "Space");
    await gone(panel);
    await expect.poll(async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets).toEqual([]);
    await focused(page.locator("#main"));
  },
);
