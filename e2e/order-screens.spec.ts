import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditOverlay, inBothDirections } from "./support/audit.ts";
import { DESKTOP, launchBrowser, newVisitor, PHONE, settled } from "./support/browser.ts";
import { aCoin, priceAt, type Asset } from "./support/coin.ts";
import { becomeLearner, type Call } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

/** A position with a stop and a target. */
async function holdBracket(call: Call, coin: Asset): Promise<void> {
  const order = {
    type: "bracket",
    quantity: "10",
    stop_loss_price: priceAt(coin, 0.5),
    take_profit_price: priceAt(coin, 1.5),
    time_in_force: "gtc",
  };
  await call("POST", `/v2/assets/${coin.ticker}/buy/`, { client_order_id: crypto.randomUUID(), order });
  await expect.poll(async () => (await call<Portfolio>("GET", "/v2/portfolio/")).assets[0]?.quantity).toBe("10");
}

/** Whether all of an element is in view, and nothing covers its middle. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      top >= 0 && bottom <= innerHeight && topmost !== null && (element.contains(topmost) || topmost.contains(element))
    );
  });

async function expectWholeForm(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Review order" }).waitFor();
  await settled(page);
  for (const field of [form.getByLabel("Order type"), form.getByLabel("Quantity", { exact: true })])
    expect(await isInView(field), String(field)).toBe(true);
  expect(await isInView(form.getByRole("button", { name: "Review order" }))).toBe(true);
}

test("S7.29 with a stop and a target, type, quantity and Review are in view on a desktop and on a phone without scrolling", async () => {
  const { page, context } = await newVisitor({ viewport: DESKTOP });
  const { call } = await becomeLearner(context, "investing");
  const coin = await aCoin(call);
  await holdBracket(call, coin);
  await openScreen(page, `/simulator/market/${coin.ticker}`);
  await page.getByRole("button", { name: /^Long 10/ }).waitFor();
  const aside = page.locator("aside");
  await expectWholeForm(page, aside);
  await aside.getByLabel("Order type").selectOption("Bracket order");
  await expectWholeForm(page, aside);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Buy", exact: true }).click();
  const ticket = page.getByRole("dialog", { name: `Buy ${coin.name}` });
  await expectWholeForm(page, ticket);
});

test("S2.04 S2.15 S2.17 position, ticket, attached exits and the way out are accessible in both themes and directions", () =>
  inBothDirections(async (auditor) => {
    const { page, context, open, auditHere } = auditor;
    const { call } = await becomeLearner(context, "investing");
    const coin = await aCoin(call);
    await holdBracket(call, coin);
    await open(`/simulator/market/${coin.ticker}`);
    const panel = page.locator("section:has(> div dl):has(ul)").filter({ has: page.locator("[aria-haspopup=dialog]") });
    await panel.getByRole("listitem").first().waitFor();
    await panel.scrollIntoViewIfNeeded();
    await auditHere("position");
    const overlays = panel.locator("button[aria-haspopup=dialog]");
    const last = (await overlays.count()) - 1;
    await auditOverlay(auditor, "modify a stop", panel.locator("li button[aria-haspopup=dialog]").first());
    await auditOverlay(auditor, "close", overlays.nth(last - 1));
    await auditOverlay(auditor, "attach", overlays.nth(last));
    await auditOverlay(auditor, "ticket", page.locator("[class*=dock] button").first());

    await page.setViewportSize(DESKTOP);
    const summary = page.locator("aside button[aria-expanded]").first();
    await summary.waitFor();
    await auditHere("one line");
    await summary.click();
    await auditHere("expanded");
  }));
