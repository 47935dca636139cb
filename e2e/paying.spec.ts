import { test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { openScreen } from "./support/screens.ts";
import { answerOnboarding, signUp, skipExtras, submitSignUp } from "./support/visitor.ts";

launchBrowser();

const CARD = "4067429974719265";
const CONFIRMED_CARD = "4000000000003220";

test("S2.02 S3.25 a visitor chooses a plan, signs up, pays, cancels and takes the cancellation back", async () => {
  const { page } = await newVisitor();
  await page.goto("/plans");
  await page.getByRole("link", { name: "Choose this plan: Monthly" }).waitFor();
  await expectAccessible(page, "plans");
  await page.getByRole("link", { name: "Choose this plan: Monthly" }).click();
  await page.waitForURL("**/auth/signup?*");
  await signUp(page);
  await answerOnboarding(page);

  await page.waitForURL("**/checkout?*");
  await page.getByRole("button", { name: "Continue to payment" }).waitFor();
  await expectAccessible(page, "checkout");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const form = page.frameLocator("iframe[title=Payment]");
  const pay = async (number: string) => {
    await form.getByLabel("Card number").fill(number);
    await form.getByLabel("Expiry (MM/YY)").fill("12/32");
    await form.getByLabel("Security code").fill("123");
    await form.getByLabel("Name on the card").fill("Ada Lovelace");
    await form.getByRole("button", { name: /^Pay .*\d/ }).click();
  };
  await pay("5251033622437578");
  await page.getByText(/^The bank declined the payment/).waitFor();
  await pay(CARD);
  await page.getByRole("heading", { name: "Paid" }).waitFor();
  await page.getByText(/^Every course, every lesson/).waitFor();

  await openScreen(page, "/profile");
  await page.getByRole("link", { name: "My plan Everything is open" }).click();
  await page.getByText(/^Renews on/).waitFor();
  await page.getByText("Paid with Visa ••9265").waitFor();
  await page.getByRole("link", { name: /^Receipt/ }).waitFor();
  await expectAccessible(page, "a plan that runs");
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await page.getByText("Canceled, still open").waitFor();
  await page.getByRole("button", { name: "Keep the plan" }).click();
  await page.getByText(/^Renews on/).waitFor();
});

test("S2.07 S2.08 S3.26 the plans of the funnel are paid by a card that the bank confirms, and the funnel goes on", async () => {
  const { page } = await newVisitor();
  await submitSignUp(page);
  await page.waitForURL("**/upsell*");
  await page.getByRole("link", { name: "Choose this plan: Yearly" }).waitFor();
  await expectAccessible(page, "plans in the funnel");
  await page.getByRole("link", { name: "Choose this plan: Yearly" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const form = page.frameLocator("iframe[title=Payment]");
  await form.getByLabel("Card number").fill(CONFIRMED_CARD);
  await form.getByLabel("Expiry (MM/YY)").fill("12/32");
  await form.getByLabel("Security code").fill("123");
  await form.getByLabel("Name on the card").fill("Ada Lovelace");
  await form.getByRole("button", { name: /^Pay .*\d/ }).click();
  // The page of the bank.
  await form.frameLocator("iframe").getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("heading", { name: "Paid" }).waitFor();
  await page.getByRole("link", { name: "Continue" }).click();
  // The plans step aside; the extras are paid with the card that is stored now, or not.
  await page
    .getByRole("button", { name: /^Pay \$\d+\.\d\d with Visa ••3220$/ })
    .first()
    .waitFor();
  await expectAccessible(page, "extras in the funnel");
  await skipExtras(page);
  await page.waitForURL("**/onboarding?*");
});
