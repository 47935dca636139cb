import type { OrderProgress } from "@candlewise/contracts/payments/schemas";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import formScript from "#web/features/payments/testing-form.ts?url";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { MONTHLY, STORED_CARD, YEARLY, offerOf, saleOf } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { Elsewhere, Route, Routes } from "#web/testing/routes.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { OrderScreen } from "./order-screen.tsx";

const TEXTS = ["payments", "offers", "modules/paying"] as const;
beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(TEXTS);
});

const ADDRESS = `/checkout?product=app&config=default&pricing=${MONTHLY.id}&next=%2Fcourses`;
const STATUS = "GET /payments/solid/forms/o1/status/";
const ONE_CLICK = "POST /payments/solid/orders/one-click/";
const FORM = "POST /payments/solid/forms/";

const progress = (changes: Partial<OrderProgress> = {}) => ({
  body: {
    order: { order_id: "o1", status: "processing", outcome: "pending", verify_url: null, decline: null, ...changes },
  },
});
const PAID = progress({ status: "settle_ok", outcome: "paid" });
const ORDER = {
  order_id: "o1",
  ordered_at: "2026-03-02T09:05:00.000Z",
  product_id: "app-monthly",
  product_type: "app",
  status: "settle_ok",
  outcome: "paid",
  currency: "USD",
  total_minor: 999,
  vat_minor: 0,
  refunded_minor: 0,
  payment_type: "CARD",
  card: { brand: "Visa", last4: "1234" },
  is_renewal: false,
  withdraw_until: null,
  receipt_url: "/receipts/1.pdf",
};

const PROVIDER_FORM = {
  body: {
    order_id: "o1",
    script_url: new URL(formScript, location.href).href,
    merchant_data: { merchant: "m", signature: "s", paymentIntent: "intent" },
  },
};

async function open(replies: Replies, { country = "US", entry = ADDRESS } = {}) {
  const seen = stubServer({
    "GET /offers-v2/offers/": saleOf([offerOf()], country),
    "GET /payments/solid/cards/": { body: { cards: [] } },
    "GET /payments/solid/orders/": { body: { orders: [ORDER] } },
    "POST /feedback/problems/": { body: {} },
    ...replies,
  });
  const rendered = await renderSignedIn(
    <Routes>
      <Route path="/checkout" element={<CheckoutScreen />} />
      <Route path="/checkout/:orderId" element={<OrderScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    [entry],
  );
  return { ...rendered, seen };
}

test("S3.25 the provider's form is shown on a page that says what is paid, and its success waits for the server", async () => {
  let isSettled = false;
  const { screen, seen } = await open({ [FORM]: PROVIDER_FORM, [STATUS]: () => (isSettled ? PAID : progress()) });
  await expect.element(screen.getByText("To pay now")).toBeVisible();
  await expect.element(screen.getByText("Card, PayPal, Apple Pay or Google Pay")).toBeVisible();
  await screen.getByRole("button", { name: "Continue to payment" }).click();
  expect(seen.find(({ call }) => call === FORM)?.body).toEqual({
    user_id: "u1",
    offer_id: offerOf().id,
    pricing_id: MONTHLY.id,
    seen_total_minor: 999,
  });
  await screen.getByRole("button", { name: "success" }).click();
  await expect.element(screen.getByRole("heading", { name: "Waiting for your bank" })).toBeVisible();
  isSettled = true;
  await expect.element(screen.getByRole("heading", { name: "Paid" })).toBeVisible();
  await expect.element(screen.getByText(/^Every course, every lesson/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/courses");
});

test("a declined card is told with its reason, and the form stays for another one", async () => {
  const declined = progress({ status: "auth_failed", outcome: "failed", decline: "insufficient_funds" });
  let isDeclined = false;
  const { screen } = await open({ [FORM]: PROVIDER_FORM, [STATUS]: () => (isDeclined ? declined : progress()) });
  await screen.getByRole("button", { name: "Continue to payment" }).click();
  isDeclined = true;
  await screen.getByRole("button", { name: "fail" }).click();
  await expect.element(screen.getByText(/^There isn’t enough money on the card/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "success" })).toBeVisible();
});

test("where a contract can be withdrawn from, access at once is asked for, and not ticked beforehand", async () => {
  const { screen, seen } = await open({ [FORM]: PROVIDER_FORM, [STATUS]: progress() }, { country: "DE" });
  const consent = screen.getByRole("checkbox");
  await expect.element(consent).not.toBeChecked();
  const pay = screen.getByRole("button", { name: "Continue to payment" });
  await pay.click();
  await expect.element(screen.getByText("Tick the box above to go on.")).toBeVisible();
  expect(seen.some(({ call }) => call === FORM)).toBe(false);
  await consent.click();
  await pay.click();
  await expect.element(screen.getByRole("button", { name: "success" })).toBeVisible();
  expect(seen.find(({ call }) => call === FORM)?.body).toMatchObject({ wants_immediate_start: true });
});

test("with a stored card one click pays; the button names amount and card", async () => {
  const { screen, seen } = await open(
    {
      "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
      [ONE_CLICK]: progress({ status: "3ds_verify", outcome: "requires_action", verify_url: "https://bank.example/1" }),
      [STATUS]: progress({ status: "3ds_verify", outcome: "requires_action", verify_url: "https://bank.example/1" }),
    },
    { entry: ADDRESS.replace(MONTHLY.id, YEARLY.id) },
  );
  await screen.getByRole("button", { name: "Pay $0.99 with Visa ••1234" }).click();
  await expect.element(screen.getByRole("button", { name: "Confirm with my bank" })).toBeVisible();
  expect(seen.find(({ call }) => call === ONE_CLICK)?.body).toMatchObject({ seen_total_minor: 99 });
});

test("S7.85 a trial that was used meanwhile is not charged: the page shows the new price, which the next click pays", async () => {
  let offered = YEARLY;
  const { screen, seen } = await open(
    {
      "GET /offers-v2/offers/": () => saleOf([offerOf({ pricings: [offered] })]),
      "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
      [ONE_CLICK]: () => {
        if (offered !== YEARLY) return PAID;
        offered = { ...YEARLY, trial: null, is_trial_used: true };
        return refusal("offer_ended");
      },
      [STATUS]: PAID,
    },
    { entry: ADDRESS.replace(MONTHLY.id, YEARLY.id) },
  );
  await screen.getByRole("button", { name: "Pay $0.99 with Visa ••1234" }).click();
  await expect.element(screen.getByText(/^The price on this page was out of date/)).toBeVisible();
  await expect.element(screen.getByText(/^Your trial has been used/)).toBeVisible();
  await screen.getByRole("button", { name: "Pay $59.99 with Visa ••1234" }).click();
  await expect.element(screen.getByRole("heading", { name: "Paid" })).toBeVisible();
  const clicks = seen.filter(({ call }) => call === ONE_CLICK);
  expect(clicks).toMatchObject([{ body: { seen_total_minor: 99 } }, { body: { seen_total_minor: 5999 } }]);
});

describe("S6.11 the VAT number of a business", () => {
  const add = "Buying for a business? Add a VAT number";

  test("is asked for only on request, sent with the order, and fixed once the form is open", async () => {
    const { screen, seen } = await open({ [FORM]: PROVIDER_FORM, [STATUS]: progress() }, { country: "DE" });
    await expect.element(screen.getByRole("checkbox")).toBeVisible();
    await expect.element(screen.getByLabelText("VAT number")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: add }).click();
    const field = screen.getByLabelText("VAT number");
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByText(/The price and the VAT in it stay the same/)).toBeVisible();
    await field.fill(" DE136695976 ");
    await screen.getByRole("checkbox").click();
    await screen.getByRole("button", { name: "Continue to payment" }).click();
    await expect.element(screen.getByText(/^VAT number on your receipts: .*DE136695976/)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    expect(seen.find(({ call }) => call === FORM)?.body).toMatchObject({ vat_number: "DE136695976" });
  });

  test.each([
    ["vat_number_invalid", /^This isn’t a valid VAT number/],
    ["vat_number_unknown", /^The register of the EU \(VIES\) doesn’t know this number/],
  ] as const)("that is refused as %s says what to do, and without it the order goes on", async (code, text) => {
    const { screen, seen } = await open(
      {
        "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
        [ONE_CLICK]: ({ body }) => ("vat_number" in Object(body) ? refusal(code) : PAID),
        [STATUS]: PAID,
      },
      { country: "GB" },
    );
    await screen.getByRole("button", { name: add }).click();
    const field = screen.getByLabelText("VAT number");
    await field.fill("DE1");
    await screen.getByRole("checkbox").click();
    const pay = screen.getByRole("button", { name: "Pay $9.99 with Visa ••1234" });
    await pay.click();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByText(/^Check the VAT number above/)).toBeVisible();
    await expect.element(screen.getByText(/^Error code/)).not.toBeInTheDocument();
    await expectAccessible("screen");
    await field.fill("");
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
    await pay.click();
    await expect.element(screen.getByRole("heading", { name: "Paid" })).toBeVisible();
    expect(seen.filter(({ call }) => call === ONE_CLICK).at(-1)?.body).not.toHaveProperty("vat_number");
  });

  test("is not asked for where businesses have none that could be checked", async () => {
    const { screen } = await open({}, { country: "US" });
    await expect.element(screen.getByRole("button", { name: "Continue to payment" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: add })).not.toBeInTheDocument();
  });
});

test("S8.14 a failed one-click purchase is ERROR_BUY_UPSELL; a decline is told without a code", async () => {
  let reply = refusal("internal");
  const { screen } = await open({
    "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
    [ONE_CLICK]: () => reply,
  });
  const pay = screen.getByRole("button", { name: "Pay $9.99 with Visa ••1234" });
  await pay.click();
  await expect.element(screen.getByText("Error code: ERROR_BUY_UPSELL")).toBeVisible();
  reply = progress({ status: "auth_failed", outcome: "failed", decline: "declined" });
  await pay.click();
  await expect.element(screen.getByText(/^The bank declined the payment/)).toBeVisible();
  await expect.element(screen.getByText(/^Error code/)).not.toBeInTheDocument();
});

test("an offer that has ended is not sold, and nothing was charged", async () => {
  const { screen } = await open({ "GET /offers-v2/offers/": saleOf([offerOf({ pricings: [YEARLY] })]) });
  await expect
    .element(screen.getByRole("heading", { name: "This offer has ended. Nothing was charged." }))
    .toBeVisible();
});

test("a payment that failed at the bank leads back to its checkout", async () => {
  const failed = progress({ status: "auth_failed", outcome: "failed", decline: "not_confirmed" });
  const { screen } = await open({ [FORM]: PROVIDER_FORM, [STATUS]: failed });
  await screen.getByRole("button", { name: "Continue to payment" }).click();
  await screen.getByRole("button", { name: "success" }).click();
  await expect.element(screen.getByRole("heading", { name: "The payment didn’t go through" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", ADDRESS);
});

test("a lost connection says so and asks again", async () => {
  let isDown = true;
  const { screen } = await open({ [STATUS]: () => (isDown ? null : PAID) }, { entry: "/checkout/o1" });
  await expect.element(screen.getByText(/^We couldn’t check your payment/)).toBeVisible();
  isDown = false;
  await expect.element(screen.getByRole("heading", { name: "Paid" })).toBeVisible();
});

test.each(LOOKS)("axe finds nothing, %s, %s", async (theme, language) => {
  await inLook({ theme, language });
  await loadMessages(TEXTS);
  const { screen } = await open(
    { "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } } },
    { country: "DE" },
  );
  await expect.element(screen.getByRole("checkbox")).toBeVisible();
  await expectAccessible("screen");
});
