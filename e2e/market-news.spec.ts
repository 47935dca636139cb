import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

test("S7.18 a learner buys the market news, reads a brief and opens it as a PDF; the reports stay locked", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await openScreen(page, "/simulator");
  await page.getByRole("link", { name: "News", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Market news" }).waitFor();
  await expect.poll(() => page.getByText("Locked", { exact: true }).count()).toBe(2);
  await page.getByRole("button", { name: /^Pay/ }).first().waitFor();
  await expectAccessible(page, "locked market news");
  await page.getByRole("button", { name: /^Pay/ }).first().click();

  await page.waitForURL("**/checkout?product=upsell_market_news*");
  const continued = page.getByRole("button", { name: "Continue to payment" });
  await continued.waitFor();
  await continued.click();
  const form = page.frameLocator("iframe[title=Payment]");
  await form.getByLabel("Card number").fill("4067429974719265");
  await form.getByLabel("Expiry (MM/YY)").fill("12/32");
  await form.getByLabel("Security code").fill("123");
  await form.getByLabel("Name on the card").fill("Ada Lovelace");
  await form.getByRole("button", { name: /^Pay .*\d/ }).click();
  await page.getByRole("heading", { name: "Paid" }).waitFor();
  await page.getByRole("link", { name: "Continue" }).click();

  const briefs = page.getByRole("region", { name: "Daily briefs" });
  await expect.poll(() => briefs.getByRole("link").count()).toBe(10);
  await page.getByText("Locked", { exact: true }).waitFor();
  await expectAccessible(page, "market news");
  await briefs.getByRole("link").first().click();
  await page.getByRole("heading", { name: "What to learn from it" }).waitFor();
  await expectAccessible(page, "a brief");

  // As a tab of its own opens it: without a token.
  const href = await page.getByRole("link", { name: "Open as PDF" }).getAttribute("href");
  const response = await context.request.get(href ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.body())), {
    mergePages: true,
  });
  expect(text).toContain("How many rose and fell");
});
