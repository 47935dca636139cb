import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createMemoryHistory } from "#web/shared/routing/history.ts";
import { Router } from "#web/shared/routing/router.tsx";
import { beginSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { OperatorApp } from "../operator-app.tsx";
import { startEnglish } from "../start-english.ts";

beforeEach(startEnglish);

const REVENUE = "GET /operator/revenue/";
const ORDERS = "GET /operator/orders/";
const REFUND = "POST /operator/orders/o1/refund/";

async function open(replies: Replies, address: string) {
  const seen = stubServer(replies);
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user: ADA });
  const history = createMemoryHistory([address]);
  const screen = await render(
    <OperatorApp store={store} inRouter={(children) => <Router history={history}>{children}</Router>} />,
  );
  return { screen, seen };
}

const revenue = {
  as_of: "2026-11-20T10:00:00.000Z",
  is_test: true,
  monthly: [
    { currency: "USD", amount_minor: 123_456 },
    { currency: "JPY", amount_minor: 1500 },
  ],
  subscriptions: { active: 120, cancelling: 7, redemption: 3, new: 31, churned: 5, recovered: 2 },
  refunds: [{ currency: "USD", amount_minor: 999 }],
  chargebacks: [],
  ledger: [
    { account: "provider", currency: "USD", balance_minor: 5000 },
    { account: "revenue", currency: "USD", balance_minor: -5000 },
  ],
  waiting_orders: 2,
  oldest_waiting_at: "2026-11-20T09:58:00.000Z",
  webhooks: { received: 1234, last_at: "2026-11-20T09:59:00.000Z" },
};
const order = {
  order_id: "o1",
  ordered_at: "2026-11-20T09:00:00.000Z",
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
  receipt_url: null,
  user_id: "11111111-1111-4111-8111-111111111111",
  username: "grace",
};

test("revenue by currency, what changed it, and books that sum to zero", async () => {
  const { screen } = await open({ [REVENUE]: { body: revenue } }, "/operator/revenue");
  await expect.element(screen.getByText("$1,234.56 · ¥1,500")).toBeVisible();
  await expect.element(screen.getByText("Test payments: no money moves.")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "Sum USD $0.00" })).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  await expectAccessible("screen");
});

test("books that do not agree are an alert", async () => {
  const ledger = [{ account: "provider", currency: "USD", balance_minor: 999 }];
  const { screen } = await open({ [REVENUE]: { body: { ...revenue, ledger } } }, "/operator/revenue");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The ledger doesn’t sum to zero in USD: $9.99.");
});

test("an order is refunded with a reason, after a question", async () => {
  let current = order;
  const { screen, seen } = await open(
    {
      [ORDERS]: () => ({ body: { orders: [current], next: null } }),
      [REFUND]: () => {
        current = { ...order, status: "refunded", outcome: "returned", refunded_minor: 999 };
        return { body: { order: current } };
      },
    },
    "/operator/orders",
  );
  await screen.getByRole("button", { name: "Refund" }).click();
  const confirm = screen.getByRole("button", { name: "Refund $9.99" });
  await confirm.click();
  await expect.element(screen.getByText("Write a reason of at least three letters.")).toBeVisible();
  expect(seen.some(({ call }) => call === REFUND)).toBe(false);
  await screen.getByLabelText("Reason, stored with the refund").fill("Charged by mistake");
  await expectAccessible("part");
  await confirm.click();
  await expect.element(screen.getByText(/\$9\.99 refunded/)).toBeVisible();
  expect(seen.find(({ call }) => call === REFUND)?.body).toEqual({ reason: "Charged by mistake" });
});

test("the list narrows to what waits for a status", async () => {
  const { screen, seen } = await open({ [ORDERS]: { body: { orders: [], next: null } } }, "/operator/orders");
  await screen.getByRole("radio", { name: "Waiting for a status" }).click();
  await expect.element(screen.getByRole("heading", { name: "Nothing waits" })).toBeVisible();
  expect(seen.at(-1)?.query).toBe("?waiting=true");
});

test("who is no operator finds nothing here", async () => {
  const { screen } = await open({ [REVENUE]: refusal("not_found") }, "/operator/revenue");
  await expect.element(screen.getByRole("heading", { name: /not found/i })).toBeVisible();
});
