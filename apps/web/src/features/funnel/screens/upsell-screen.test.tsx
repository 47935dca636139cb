import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { MONTHLY, NO_ACCESS, STORED_CARD, offerOf, saleOf, withPayments } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { Elsewhere, Route, Routes } from "#web/testing/routes.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { SecondUpsellScreen } from "./second-upsell-screen.tsx";
import { UpsellScreen } from "./upsell-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(["funnel", "offers", "payments", "modules/paying"]);
});

const BUY = "POST /payments/solid/orders/one-click/";
const VISIT = "POST /users/u1/preferences/";
const SECOND = "/upsell/second";
const visited = (changes: object = {}) => ({
  body: {
    visited_pages: { megaUpsell: false, upsell: false, webToApp: true, onboarding: false, ...changes },
    experiments: {},
  },
});
const extras = saleOf([offerOf({ product_type: "upsell_reports", pricings: [{ ...MONTHLY, period: null }] })]);
const ON_SECOND = {
  "GET /users/u1/preferences/": visited({ megaUpsell: true }),
  [VISIT]: visited({ megaUpsell: true, upsell: true }),
};
const SECOND_SEEN = { ...ON_SECOND, "GET /users/u1/preferences/": visited({ upsell: true }) };
const NO_EXTRAS = { ...ON_SECOND, "GET /offers-v2/offers/": saleOf([]) };
/** On the second page, with extras for sale. */
const openSecond = (more: Replies = {}) => open({ ...ON_SECOND, "GET /offers-v2/offers/": extras, ...more }, SECOND);
const paid = {
  body: { order: { order_id: "o1", status: "settle_ok", outcome: "paid", verify_url: null, decline: null } },
};

const OWNED = { body: { has_access: true, until: null, products: ["app"] } };

async function open(more: Replies = {}, entry = "/upsell") {
  const seen = stubServer({
    "GET /users/u1/preferences/": visited(),
    [VISIT]: visited({ megaUpsell: true }),
    "GET /subscriptions/users/u1": NO_ACCESS,
    "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
    "GET /offers-v2/offers/": saleOf([offerOf()]),
    "POST /feedback/problems/": { body: {} },
    ...more,
  });
  const rendered = await renderSignedIn(
    <Routes>
      <Route path="/upsell" element={<UpsellScreen />} />
      <Route path="/upsell/second" element={<SecondUpsellScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    [entry],
  );
  return { ...rendered, seen };
}

test("S2.07 S3.26 the first page shows the plans, and the free plan is as near", async () => {
  withPayments();
  const { screen, seen } = await open();
  const choose = screen.getByRole("link", { name: "Choose this plan: Monthly" });
  await expect.element(choose).toHaveAttribute("href", expect.stringContaining("source=funnel_mega_upsell"));
  await expect.element(choose).toHaveAttribute("href", expect.stringContaining("next=%2Fupsell"));
  await expectAccessible("screen");
  await screen.getByRole("button", { name: "Stay on the free plan" }).click();
  await expect
    .poll(() => seen.find(({ call }) => call === VISIT)?.body)
    .toEqual({ visited_pages: { megaUpsell: true } });
});

test("S2.08 S3.26 one click buys an extra on the stored card; the page counts as visited", async () => {
  withPayments();
  const { screen, seen } = await openSecond({ [BUY]: paid });
  const pay = screen.getByRole("button", { name: "Pay $9.99 with Visa ••1234" }).first();
  await expect.element(pay).toBeVisible();
  const skip = screen.getByRole("button", { name: "Continue without it" });
  const looks = [pay, skip].map((button) => {
    const { backgroundColor, fontSize } = getComputedStyle(button.element());
    return { backgroundColor, fontSize, width: button.element().getBoundingClientRect().width > 250 };
  });
  expect(looks[0]).toEqual(looks[1]);
  await expectAccessible("screen");
  await pay.click();
  await expect.poll(() => seen.find(({ call }) => call === VISIT)?.body).toEqual({ visited_pages: { upsell: true } });
  expect(seen.find(({ call }) => call === BUY)?.body).toMatchObject({
    source: "funnel_upsell",
    seen_total_minor: 999,
  });
});

test("S2.08 a buyer without a card pays by the form", async () => {
  withPayments();
  const { screen } = await openSecond({ "GET /payments/solid/cards/": { body: { cards: [] } } });
  await screen.getByRole("button", { name: "Pay $9.99" }).first().click();
  await expect.element(screen.getByRole("heading", { name: /^\/checkout\?product=upsell_reports&/ })).toBeVisible();
});

test("S8.14 a purchase that failed is ERROR_BUY_UPSELL, and skipping still works", async () => {
  withPayments();
  const { screen } = await openSecond({ [BUY]: refusal("internal") });
  await screen.getByRole("button", { name: /^Pay/ }).first().click();
  await expect.element(screen.getByText("Error code: ERROR_BUY_UPSELL")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Continue without it" })).toBeVisible();
});

test.each([
  ["without payments", "/upsell", {}, false],
  ["on the way to a checkout", "/upsell", SECOND_SEEN, true],
  ["who has the plan", "/upsell", { ...SECOND_SEEN, "GET /subscriptions/users/u1": OWNED }, true],
  ["where no extra is for sale", SECOND, NO_EXTRAS, true],
] as const)("S2.07 S2.08 nothing is offered %s", async (name, path, more, isPaid) => {
  if (isPaid) withPayments();
  const next = name === "on the way to a checkout" ? "/checkout?pricing=1" : "/courses";
  const entry = `${path}?next=${encodeURIComponent(next)}`;
  const { screen } = await open({ [VISIT]: visited({ megaUpsell: true, upsell: true }), ...more }, entry);
  const onward = `/onboarding?next=${encodeURIComponent(next)}`;
  await expect.element(screen.getByRole("heading", { name: onward })).toBeVisible();
});
