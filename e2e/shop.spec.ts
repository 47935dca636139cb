import type { Profile } from "@candlewise/contracts/profile/schemas";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { runInDatabase } from "./support/database.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

test("S7.86 a learner buys an avatar with coins and wears it", async () => {
  const { page, context } = await newVisitor();
  const { call, id } = await becomeLearner(context, "investing");
  await runInDatabase(
    "insert into engagement_coin_entry (user_id, source, source_id, amount, at) values ($1, 'milestone', 'e2e', 100, now())",
    [id],
  );
  await openScreen(page, "/profile");
  await page.getByRole("link", { name: "Coin shop" }).click();
  await page.getByRole("heading", { level: 1, name: "Coin shop" }).waitFor();
  await page.getByRole("button", { name: "Chef 60 coins" }).click();
  const offer = page.getByRole("dialog", { name: "Chef" });
  await expectAccessible(page, "an avatar for sale");
  await offer.getByRole("button", { name: "Buy for 60 coins" }).click();
  await offer.getByText("Chef is yours.").waitFor();
  await offer.getByRole("button", { name: "Wear it" }).click();
  await offer.getByText("You’re wearing it.").waitFor();
  expect((await call<Profile>("GET", "/profile/")).avatar_id).toBe("chef");
  await page.keyboard.press("Escape");
  await offer.waitFor({ state: "detached" });
  await page.locator("#main").getByText("40", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Chef In use" }).waitFor();

  await openScreen(page, "/profile");
  const picture = page.getByRole("button", { name: "Change your picture" }).locator("img");
  await expect.poll(() => picture.getAttribute("src")).toBe("/api/profile/avatars/chef.webp");
});

test("S3.08 a learner opens a cheat-sheet, a PDF with text; others stay locked", async () => {
  const { page, context } = await newVisitor();
  const { id } = await becomeLearner(context, "investing");
  await runInDatabase(
    "insert into shop_item (user_id, kind, item_id, source, at) values ($1, 'sheet', 'order-types', 'reward', now())",
    [id],
  );
  await openScreen(page, "/profile");
  await page.getByRole("link", { name: "Cheat-sheets" }).click();
  const own = page.getByRole("listitem").filter({ hasText: "Order types" });
  const href = await own.getByRole("link", { name: "Order types A4" }).getAttribute("href");
  expect(await page.getByText("Not yet yours").count()).toBeGreaterThanOrEqual(6);
  await expectAccessible(page, "cheat-sheets");

  // As a tab of its own opens it: without a token.
  const response = await context.request.get(href ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await response.body())), {
    mergePages: true,
  });
  expect(totalPages).toBeGreaterThanOrEqual(1);
  expect(text).toContain("Slippage");
  const forged = (href ?? "").replace("order-types-a4", "glossary-a4");
  expect((await context.request.get(forged)).status()).toBe(404);
});
