import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useLocation } from "#web/shared/routing/router.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { MONTHLY, NO_ACCESS, offerOf, saleOf } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { Route, Routes } from "#web/testing/routes.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { SecondUpsellScreen } from "./second-upsell-screen.tsx";
import { UpsellScreen } from "./upsell-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(["funnel", "payments", "modules/paying"]);
});

const BUY = "POST /payments/solid/orders/one-click/";
const VISIT = "POST /users/u1/preferences/";
const CARD = {
  id: "00000000-0000-4000-8000-0000000000c1",
  brand: "Visa",
  last4: "1234",
  expires: "12/30",
  is_primary: true,
  is_expired: false,
};
const visited = (changes: object = {}) => ({
  body: {
    visited_pages: { megaUpsell: false, upsell: false, webToApp: true, onboarding: false, ...changes },
    experiments: {},
  },
});
const upsell = { ...MONTHLY, period: null };
const paid = {
  body: { order: { order_id: "o1", status: "settle_ok", outcome: "paid", verify_url: null, decline: null } },
};

/** What the server writes into the page where payments are set up. */
function withPayments(): void {
  const config = Object.assign(document.createElement("script"), { type: "application/json", id: "runtime-config" });
  config.textContent = JSON.stringify({ features: { payments: true } });
  document.body.append(config);
  onTestFinished(() => config.remove());
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

async function open(more: Replies = {}, entry = "/upsell") {
  const seen = stubServer({
    "GET /users/u1/preferences/": visited(),
    [VISIT]: visited({ megaUpsell: true }),
    "GET /subscriptions/users/u1": NO_ACCESS,
    "GET /payments/solid/cards/": { body: { cards: [CARD] } },
    "GET /offers-v2/offers/": saleOf([offerOf({ product_type: "upsell", pricings: [upsell] })]),
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

test("S2.07 S3.26 one click buys the extra on the stored card; the page counts as visited", async () => {
  withPayments();
  const { screen, seen } = await open({
    [BUY]: paid,
    [VISIT]: visited({ megaUpsell: true, upsell: true }),
  });
  const pay = screen.getByRole("button", { name: "Pay $9.99 with Visa ••1234" });
  await expect.element(pay).toBeVisible();
  const skip = screen.getByRole("button", { name: "Continue without it" });
  const looks = [pay, skip].map((button) => {
    const { backgroundColor, fontSize } = getComputedStyle(button.element());
    return { backgroundColor, fontSize, width: button.element().getBoundingClientRect().width > 250 };
  });
  expect(looks[0]).toEqual(looks[1]);
  await expectAccessible("screen");
  await pay.click();
  await expect
    .poll(() => seen.find(({ call }) => call === VISIT)?.body)
    .toEqual({ visited_pages: { megaUpsell: true } });
  expect(seen.find(({ call }) => call === BUY)?.body).toMatchObject({
    source: "funnel_mega_upsell",
    seen_total_minor: 999,
  });
});

test("S2.07 S2.08 skipping goes on to the next page, where a buyer without a card pays by the form", async () => {
  withPayments();
  const { screen } = await open({ "GET /payments/solid/cards/": { body: { cards: [] } } });
  await screen.getByRole("button", { name: "Continue without it" }).click();
  await expect.poll(() => screen.getByRole("button", { name: "Pay $9.99" }).elements().length).toBe(2);
  await screen.getByRole("button", { name: "Pay $9.99" }).first().click();
  await expect.element(screen.getByRole("heading", { name: /^\/checkout\?product=upsell&/ })).toBeVisible();
});

test("S8.14 a purchase that failed is ERROR_BUY_UPSELL, and skipping still works", async () => {
  withPayments();
  const { screen } = await open({ [BUY]: refusal("internal") });
  await screen.getByRole("button", { name: /^Pay/ }).click();
  await expect.element(screen.getByText("Error code: ERROR_BUY_UPSELL")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Continue without it" })).toBeVisible();
});

test("S2.07 without payments, or for who has it already, nothing is offered", async () => {
  const { screen } = await open({}, "/upsell?next=%2Fcourses");
  await expect.element(screen.getByRole("heading", { name: "/onboarding?next=%2Fcourses" })).toBeVisible();
});
