import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import formScript from "#web/features/payments/testing-form.ts?url";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { MONTHLY, offerOf, saleOf, subscriptionOf, YEARLY } from "#web/testing/offers.ts";
import { renderInApp, renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { PlanSubscriptionScreen } from "./plan-subscription-screen.tsx";

const TEXTS = ["subscriptions", "payments", "payments/history", "modules/paying"] as const;
beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(TEXTS);
});

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const LIST = "GET /subscriptions/";
const CANCEL = "POST /subscriptions/unsubscribe/";
const RESTORE = "POST /subscriptions/restore/";
const CARDS = "GET /payments/solid/cards/";
const ORDERS = "GET /payments/solid/orders/";
const HOLDER = "GET /subscriptions/plan-link/";

const cardOf = (digit: number, changes: object = {}) => ({
  id: uuid(digit),
  brand: "Visa",
  last4: `000${digit}`,
  expires: "12/30",
  is_primary: false,
  is_expired: false,
  ...changes,
});
const ORDER = {
  order_id: "o1",
  ordered_at: "2026-03-02T09:05:00.000Z",
  product_id: "app-monthly",
  product_type: "app",
  status: "settle_ok",
  outcome: "paid",
  currency: "EUR",
  total_minor: 999,
  vat_minor: 160,
  refunded_minor: 0,
  payment_type: "CARD",
  card: { brand: "Visa", last4: "1234" },
  is_renewal: false,
  withdraw_until: "2026-03-16T09:05:00.000Z",
  receipt_url: "/api/payments/receipts/k/receipt.pdf",
};

const replies = (subscriptions: readonly Subscription[], more: Replies): Replies => ({
  [LIST]: { body: { subscriptions } },
  [CARDS]: { body: { cards: [] } },
  [ORDERS]: { body: { orders: [] } },
  "GET /offers-v2/offers/": saleOf([
    offerOf({ pricings: [MONTHLY] }),
    offerOf({ id: uuid(8), product_id: "app-yearly", pricings: [YEARLY] }),
  ]),
  "POST /feedback/problems/": { body: {} },
  ...more,
});

async function open(subscriptions: readonly Subscription[], more: Replies = {}) {
  const seen = stubServer(replies(subscriptions, more));
  return { ...(await renderSignedIn(<PlanSubscriptionScreen />, ["/profile/plan-subscription"])), seen };
}

test("S7.23 S4.07 a plan is canceled with two clicks, with nothing in between, and stays until it is paid for", async () => {
  let current = subscriptionOf();
  const { screen, seen } = await open([], {
    [LIST]: () => ({ body: { subscriptions: [current] } }),
    [CANCEL]: () => {
      current = subscriptionOf({ state: "cancelling", pending_action: "cancel", renews_at: null });
      return { body: "cancelling" };
    },
  });
  await expect.element(screen.getByText("Renews on April 2, 2026 for $9.99 a month.")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel plan" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(/^You keep everything until April 2, 2026/)).toBeVisible();
  // Going on, going back, and the cross: no offer to stay.
  await expect.poll(() => dialog.getByRole("button").elements().length).toBe(3);
  await dialog.getByRole("button", { name: "Cancel plan" }).click();
  await expect.element(screen.getByText("Canceled, still open")).toBeVisible();
  await expect.element(screen.getByText(/We’re confirming it with the payment service/)).toBeVisible();
  expect(seen.find(({ call }) => call === CANCEL)?.body).toEqual({ subscription_id: uuid(5) });
});

test("S8.14 a change that failed is ERROR_UPDATE_SUBSCRIPTION, and the plan is as before", async () => {
  const { screen } = await open([subscriptionOf()], { [CANCEL]: refusal("internal") });
  await screen.getByRole("button", { name: "Cancel plan" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await expect.element(screen.getByText("Error code: ERROR_UPDATE_SUBSCRIPTION")).toBeVisible();
  await expect.element(screen.getByText("Active")).toBeVisible();
});

test("S7.24 S8.13 S8.14 a cancellation is taken back; a failure is reported as ERROR_RESUBSCRIBE", async () => {
  let current = subscriptionOf({ state: "cancelling", renews_at: null });
  let isDown = true;
  const { screen, seen } = await open([], {
    [LIST]: () => ({ body: { subscriptions: [current] } }),
    [RESTORE]: () => {
      if (isDown) return refusal("payment_provider_unavailable");
      current = subscriptionOf();
      return { body: "active" };
    },
  });
  const keep = screen.getByRole("button", { name: "Keep the plan" });
  await keep.click();
  await expect.element(screen.getByText("Error code: ERROR_RESUBSCRIBE")).toBeVisible();
  await expect
    .poll(() => seen.find(({ call }) => call === "POST /feedback/problems/")?.body)
    .toMatchObject({ message: "ERROR_RESUBSCRIBE", page: "/profile/plan-subscription/*" });
  isDown = false;
  await keep.click();
  await expect.element(screen.getByText(/^Renews on April 2, 2026/)).toBeVisible();
});

const NEXT: readonly (readonly [Partial<Subscription>, string | RegExp])[] = [
  [
    { trial_ends_at: "2026-03-09T09:05:00.000Z" },
    "The trial ends on March 9, 2026. Then $9.99 a month, unless you cancel before.",
  ],
  [
    { state: "redemption", next_try_at: "2026-04-03T09:05:00.000Z" },
    /^The last renewal didn’t go through. We try again on April 3, 2026/,
  ],
  [{ state: "paused" }, "Nothing is charged while it’s paused."],
  [{ state: "expired" }, "It ended on April 2, 2026. Your progress is still here."],
  [{ next_product_id: "app-yearly" }, "Changes to Yearly ($59.99 a year) on April 2, 2026."],
  [
    { provider: "apple_in_app", manage_url: "https://apps.apple.com/account/subscriptions" },
    /^This plan is billed by the App Store/,
  ],
];

test.each(NEXT)("a plan says what happens next: %o", async (changes, text) => {
  const { screen } = await open([subscriptionOf(changes)]);
  await expect.element(screen.getByText(text)).toBeVisible();
  if (changes.provider) {
    await expect
      .element(screen.getByRole("link", { name: "Open the store" }))
      .toHaveAttribute("href", changes.manage_url ?? "");
    await expect.element(screen.getByRole("button", { name: "Cancel plan" })).not.toBeInTheDocument();
  }
});

test("the plan changes to another product from the end of the period on", async () => {
  const switched = subscriptionOf({ next_product_id: "app-yearly" });
  const SWITCH = `POST /payments/solid/subscriptions/${uuid(5)}/products/`;
  const { screen, seen } = await open([subscriptionOf()], { [SWITCH]: { body: { subscription: switched } } });
  await screen.getByRole("button", { name: "Change plan" }).click();
  await expect.element(screen.getByText(/^From April 2, 2026 on/)).toBeVisible();
  await screen.getByRole("button", { name: "Yearly · $59.99 a year" }).click();
  await expect.poll(() => seen.find(({ call }) => call === SWITCH)?.body).toEqual({ product_id: "app-yearly" });
});

test("an ended plan is bought again with the stored card at today's price, which the button names", async () => {
  const RENEW = `POST /payments/solid/subscriptions/${uuid(5)}/products/expired/`;
  const ended = subscriptionOf({ state: "expired", card: null, total_minor: 799 });
  const { screen, seen } = await open([ended], {
    [CARDS]: { body: { cards: [cardOf(1, { is_primary: true })] } },
    [RENEW]: refusal("internal"),
  });
  await screen.getByRole("button", { name: "Pay $9.99 with Visa ••0001" }).click();
  await expect.element(screen.getByText("Error code: ERROR_RESUBSCRIBE")).toBeVisible();
  expect(seen.find(({ call }) => call === RENEW)?.body).toEqual({ seen_total_minor: 999 });
});

test("a contract is withdrawn from with two clicks, and the confirmation comes by email", async () => {
  const WITHDRAW = "POST /payments/solid/orders/o1/withdraw/";
  const { screen } = await open([subscriptionOf()], {
    [ORDERS]: { body: { orders: [ORDER] } },
    [WITHDRAW]: { body: { order: { ...ORDER, outcome: "returned", status: "refunded", withdraw_until: null } } },
  });
  await expect.element(screen.getByText("Until March 16, 2026 you can withdraw and get €9.99 back.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^Receipt \(PDF\)/ }))
    .toHaveAttribute("href", ORDER.receipt_url);
  await screen.getByRole("button", { name: "Withdraw from contract here" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect.element(screen.getByText(/^You’ve withdrawn/)).toBeVisible();
});

test("cards: another one is charged, one that pays for a plan is not deleted, one is added by the provider's form", async () => {
  let cards = [cardOf(1, { is_primary: true }), cardOf(2)];
  const paid = {
    order: { order_id: "c1", status: "settle_ok", outcome: "paid", verify_url: null, decline: null },
  };
  const { screen } = await open([], {
    [CARDS]: () => ({ body: { cards } }),
    [`POST /payments/solid/cards/${uuid(2)}/primary/`]: () => {
      cards = [cardOf(2, { is_primary: true }), cardOf(1)];
      return { body: { cards } };
    },
    [`DELETE /payments/solid/cards/${uuid(2)}/`]: refusal("card_in_use"),
    "POST /payments/solid/cards/": {
      body: {
        order_id: "c1",
        script_url: new URL(formScript, location.href).href,
        merchant_data: { merchant: "m", signature: "s", paymentIntent: "p" },
      },
    },
    "GET /payments/solid/cards/orders/c1/status/": () => {
      cards = [...cards, cardOf(3)];
      return { body: paid };
    },
  });
  await screen.getByRole("button", { name: "Charge this one: Visa ••0002" }).click();
  await expect.element(screen.getByRole("button", { name: "Charge this one: Visa ••0001" })).toBeVisible();
  await screen.getByRole("button", { name: "Delete: Visa ••0002" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(screen.getByText(/^A plan is paid with this card/)).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Add a card" }).click();
  await expect.element(screen.getByRole("heading", { name: "Visa ••0003" })).toBeVisible();
});

const LINK = "/profile/plan-subscription#token=mailed";
async function openLink(more: Replies = {}) {
  const seen = stubServer(
    replies([subscriptionOf()], { [HOLDER]: { body: { user_id: uuid(1), email_hint: "a•••@example.com" } }, ...more }),
  );
  const store = createStore();
  store.dispatch(setSessionStatus("signedOut"));
  return { ...(await renderInApp(<PlanSubscriptionScreen />, [LINK], store)), seen };
}

test("S6.08 a mailed link names its account and opens nothing before the reader says that it is theirs", async () => {
  const { screen, store, seen } = await openLink();
  await expect.element(screen.getByRole("heading", { name: "Open the plan of a•••@example.com?" })).toBeVisible();
  expect(store.getState().auth.tempToken).toBe("");
  expect(seen.map(({ call }) => call)).toEqual([HOLDER]);
  await screen.getByRole("button", { name: "It’s my account" }).click();
  await expect.element(screen.getByText("Plan of a•••@example.com")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Cancel plan" })).toBeVisible();
  expect(seen.find(({ call }) => call === LIST)).toMatchObject({
    authorization: "Bearer mailed",
    query: `?user_id=${uuid(1)}`,
  });
});

test("S6.08 a link that is not accepted leaves nothing behind, and one that has ended asks for a new one", async () => {
  const { screen, store } = await openLink();
  await screen.getByRole("button", { name: "It isn’t mine" }).click();
  await expect.element(screen.getByRole("heading", { name: "Sign in to see your plan" })).toBeVisible();
  expect(store.getState().auth).toMatchObject({ tempToken: "", offeredToken: "" });
});

test("S6.08 somebody else's link changes nothing for who is signed in", async () => {
  const seen = stubServer(
    replies([subscriptionOf()], { [HOLDER]: { body: { user_id: uuid(1), email_hint: "m•••@example.com" } } }),
  );
  const { screen } = await renderSignedIn(<PlanSubscriptionScreen />, [LINK]);
  await expect.element(screen.getByRole("heading", { name: "This link is for another account" })).toBeVisible();
  await screen.getByRole("button", { name: "Go to my plan" }).click();
  await expect.element(screen.getByRole("button", { name: "Cancel plan" })).toBeVisible();
  expect(seen.find(({ call }) => call === LIST)).toMatchObject({
    authorization: "Bearer access",
    query: "?user_id=u1",
  });
});

test("S2.02 a stranger is told how to get to the plan, by sign-in or by email", async () => {
  const seen = stubServer({ "POST /subscriptions/plan-link/": { body: {} } });
  const store = createStore();
  store.dispatch(setSessionStatus("signedOut"));
  const { screen } = await renderInApp(<PlanSubscriptionScreen />, ["/profile/plan-subscription"], store);
  await screen.getByLabelText("Email").fill("ada@example.com");
  await screen.getByRole("button", { name: "Email me a link" }).click();
  await expect.element(screen.getByText(/^If there’s an account with this address/)).toBeVisible();
  expect(seen[0]).toMatchObject({ authorization: "Bearer candlewise-web-funnel", body: { email: "ada@example.com" } });
});

test.each(LOOKS)("axe finds nothing, %s, %s", async (theme, language) => {
  await inLook({ theme, language });
  await loadMessages(TEXTS);
  const { screen } = await open([subscriptionOf()], {
    [CARDS]: { body: { cards: [cardOf(1, { is_primary: true }), cardOf(2, { is_expired: true })] } },
    [ORDERS]: { body: { orders: [ORDER] } },
  });
  await expect.poll(() => screen.getByRole("heading", { level: 3 }).elements().length).toBe(3);
  await expectAccessible("screen");
});
