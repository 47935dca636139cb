import AxeBuilder from "@axe-core/playwright";
import { createServer, type Server } from "node:http";
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { orderOf } from "#apps/api/src/areas/commerce/payments/testing/orders.ts";
import { CARDS, startTestSandbox, type TestSandbox } from "#apps/api/src/areas/commerce/payments/testing/sandbox.ts";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";

launchBrowser();

let sandbox: TestSandbox;
let shop: Server;
let shopUrl = "";
const pages = new Map<string, string>();

beforeAll(async () => {
  shop = createServer(({ url = "" }, response) => {
    // As strict as the pages of the app.
    const policy = [
      `default-src 'self'; script-src 'nonce-shop' ${sandbox.url}/js/solid-form.js; frame-src ${sandbox.url}`,
      "style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ].join("; ");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
    response.end(pages.get(url) ?? "");
  });
  await new Promise<void>((resolve) => void shop.listen(0, "localhost", resolve));
  const address = shop.address();
  shopUrl = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  sandbox = await startTestSandbox({ shopOrigins: [shopUrl], lateMs: 1500 });
});
afterAll(async () => {
  await sandbox.stop();
  shop.close();
});

interface Look {
  readonly language?: string;
  readonly theme?: "light" | "dark";
  readonly width?: number;
}

const EVENTS = ["mounted", "submit", "success", "fail", "verify", "error", "orderStatus"];
const scriptOf = (merchantData: object) => `
  window.events = [];
  window.codes = [];
  const form = PaymentFormSdk.init({ merchantData: ${JSON.stringify(merchantData)}, iframeParams: { containerId: "form" } });
  for (const type of ${JSON.stringify(EVENTS)}) {
    form.on(type, ({ data }) => { events.push(type); if (data.code) codes.push(data.code); });
  }
  window.form = form;`;

/** Opens a page of a shop that shows the form of a new order. */
async function openForm({ language = "en", theme = "light", width = PHONE.width }: Look = {}) {
  const order = orderOf();
  const { merchant_data, script_url } = sandbox.provider.formOf(order);
  pages.set(
    `/${order.orderId}`,
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${theme}">
<main><h1>Shop</h1><div id="form"></div></main>
<script src="${script_url}"></script><script nonce="shop">${scriptOf(merchant_data)}</script></html>`,
  );
  const { page } = await newVisitor({ viewport: { width, height: PHONE.height }, colorScheme: theme });
  await page.goto(`${shopUrl}/${order.orderId}`);
  const frame = page.frameLocator("iframe");
  await eventOf(page, "mounted");
  return { page, frame, orderId: order.orderId };
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { events: string[] }).events);
const codesOf = (page: Page) => page.evaluate(() => (window as unknown as { codes: string[] }).codes);
const eventOf = (page: Page, type: string) => expect.poll(() => told(page)).toContain(type);
const statusOf = async (orderId: string) => (await sandbox.provider.orderOf(orderId))?.status;

async function payWith(frame: FrameLocator, card: string): Promise<void> {
  const details = frame.locator("details");
  if ((await details.getAttribute("open")) === null) await frame.locator("summary").click();
  await frame.locator(`[data-number="${card}"]`).click();
  await frame.locator("#pay").click();
}

describe("the payment form of the sandbox", () => {
  test.each([
    ["approves", CARDS.approves],
    ["late", CARDS.late],
    ["disputed", CARDS.disputed],
    ["renewalsFail", CARDS.renewalsFail],
    ["renewalsRecover", CARDS.renewalsRecover],
  ])("the test card that %s pays", async (_, card) => {
    const { page, frame, orderId } = await openForm();
    await payWith(frame, card);
    await eventOf(page, "success");
    expect(await frame.locator("#status").textContent()).toContain("no money moved");
    expect(await statusOf(orderId)).toBe("settle_ok");
  });

  test.each([
    ["declines", CARDS.declines, "3.08", "declined"],
    ["has no funds", CARDS.noFunds, "3.02", "insufficient funds"],
    ["has expired", CARDS.expired, "2.09", "expired"],
    ["was stolen", CARDS.stolen, "4.02", "declined"],
  ])("the test card that %s is declined, and another one pays the same order", async (_, card, code, words) => {
    const { page, frame, orderId } = await openForm();
    await payWith(frame, card);
    await eventOf(page, "fail");
    expect(await codesOf(page)).toEqual([code]);
    expect(await frame.locator("#status").textContent()).toContain(words);
    await payWith(frame, CARDS.approves);
    await eventOf(page, "success");
    expect(await statusOf(orderId)).toBe("settle_ok");
  });

  test("the card that asks for confirmation shows the page of the bank, where the buyer refuses, then confirms", async () => {
    const { page, frame, orderId } = await openForm();
    await payWith(frame, CARDS.confirms);
    await eventOf(page, "verify");
    await frame.frameLocator("iframe").locator("#refuse").click();
    await eventOf(page, "fail");
    expect(await codesOf(page)).toEqual(["5.01"]);
    await payWith(frame, CARDS.confirms);
    await frame.frameLocator("iframe").locator("#confirm").click();
    await eventOf(page, "success");
    expect(await statusOf(orderId)).toBe("settle_ok");
  });

  test.each(["PayPal", "Apple Pay", "Google Pay"])("%s pays after a question that can be left", async (name) => {
    const { page, frame, orderId } = await openForm();
    const button = frame.getByRole("button", { name });
    await button.click();
    await frame.getByRole("button", { name: "Back" }).click();
    await button.click();
    await frame.locator("#wallet-confirm").click();
    await eventOf(page, "success");
    expect(await statusOf(orderId)).toBe("settle_ok");
  });

  test("is filled in and sent with the keyboard; each field says what is wrong with it", async () => {
    const { page, frame, orderId } = await openForm();
    const number = frame.getByLabel("Card number");
    await number.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => frame.locator("[aria-invalid]").count()).toBe(4);
    expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await frame.locator("#number-error").textContent()).toBe("Enter a card number.");
    // No test card: it is not sent anywhere.
    await page.keyboard.type("4111111111111111");
    await page.keyboard.press("Enter");
    expect(await frame.locator("#number-error").textContent()).toContain("not a test card");
    await number.fill("");
    for (const text of [CARDS.approves, "1232", "123", "Ada Buyer"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    expect(await frame.getByLabel("Expiry").inputValue()).toBe("12/32");
    expect(await frame.locator("[aria-invalid]").count()).toBe(0);
    await page.keyboard.press("Enter");
    await eventOf(page, "success");
    expect(await statusOf(orderId)).toBe("settle_ok");
  });

  test.each([
    ["en", "light"],
    ["es", "dark"],
    ["de", "light"],
    ["fr", "dark"],
    ["pt", "light"],
    ["ar", "dark"],
  ] as const)("is accessible and fits 320 pixels in %s, %s", async (language, theme) => {
    const { page, frame } = await openForm({ language, theme, width: 320 });
    expect(await frame.locator("html").getAttribute("lang")).toBe(language);
    await frame.locator("summary").click();
    await frame.locator("#pay").click();
    await expect.poll(() => frame.locator("[aria-invalid]").count()).toBe(4);
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ).toEqual([]);
    const sideways = () => frame.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await sideways()).toBe(0);
    const height = () =>
      frame.locator("html").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(height).toBe(0);
  });

  test("is removed from the page, and tells it nothing more", async () => {
    const { page } = await openForm();
    await page.evaluate(() => (window as unknown as { form: { unmount(): void } }).form.unmount());
    expect(await page.locator("iframe").count()).toBe(0);
  });

  test("does not appear in a page that is not the shop's", async () => {
    const other = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<title>Other</title><iframe src="${sandbox.url}/form?shop=${shopUrl}"></iframe>`);
    });
    await new Promise<void>((resolve) => void other.listen(0, "localhost", resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const { page } = await newVisitor({ mayLog: /frame-ancestors/ });
    await page.goto(`http://localhost:${typeof address === "object" ? address?.port : 0}/`);
    expect(await page.frameLocator("iframe").locator("#form").count()).toBe(0);
  });
});
