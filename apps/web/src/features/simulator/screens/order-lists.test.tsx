import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SimulatorActivityScreen } from "./simulator-activity-screen.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { refusal, type Replies } from "#web/testing/stub-server.ts";
import type { Order } from "#web/features/simulator/api.ts";
import { orderOf } from "#web/features/simulator/samples.ts";
import { renderSimulator } from "#web/features/simulator/testing.tsx";
import { OpenOrders } from "#web/features/simulator/portfolio/open-orders.tsx";

beforeEach(() => page.viewport(390, 844));

const id = (digit: number) => `0193b3a0-0000-7000-8000-00000000000${digit}`;
const newer = orderOf({ id: id(2), quantity: "20" });
const older = orderOf({ id: id(1), quantity: "10" });
const canceled = (order: Order): Order => ({ ...order, status: "cancelled", reason: "cancelled", ended_at: 1 });

/** A server whose orders can be canceled and restored. */
function server(orders: readonly Order[], replies: Replies = {}) {
  const ended = new Set<string>();
  const open = () => orders.filter((order) => !ended.has(order.id));
  const cancel = (order: Order) => {
    ended.add(order.id);
    return canceled(order);
  };
  return {
    "GET /v2/orders/": () => ({ body: { orders: open(), next_cursor: null } }),
    ...Object.fromEntries(
      orders.map((order) => [`POST /v2/orders/${order.id}/cancel/`, () => ({ body: { order: cancel(order) } })]),
    ),
    "POST /v2/orders/cancel/": () => ({ body: { orders: open().map(cancel) } }),
    "POST /v2/orders/restore/": () => {
      ended.clear();
      return { body: { orders } };
    },
    ...replies,
  } satisfies Replies;
}

const show = (replies: Replies) => renderSimulator(<OpenOrders title="Open orders" />, replies);
type Screen = Awaited<ReturnType<typeof show>>["screen"];
const cancelOf = (screen: Screen, quantity: number) =>
  screen.getByRole("button", { name: `Cancel: Buy ${quantity} NVLA, Limit order` });

describe("S7.27 canceling", () => {
  test("leaves the order in its place, so that no other Cancel moves under the pointer, until its toast is gone", async () => {
    const { screen } = await show(server([newer, older]));
    const top = () => cancelOf(screen, 10).element().getBoundingClientRect().top;
    await expect.element(cancelOf(screen, 10)).toBeVisible();
    const before = top();
    await userEvent.click(cancelOf(screen, 20));
    await expect.element(screen.getByText("Canceled", { exact: true })).toBeVisible();
    await expect.element(cancelOf(screen, 20)).not.toBeInTheDocument();
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    await expectAccessible();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect.element(screen.getByText("Canceled", { exact: true })).not.toBeInTheDocument();
    await expect.element(cancelOf(screen, 10)).toBeVisible();
  });

  test("is undone by its toast", async () => {
    const { screen, seen } = await show(server([newer, older]));
    await userEvent.click(cancelOf(screen, 20));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect.element(cancelOf(screen, 20)).toBeVisible();
    expect(seen.find(({ call }) => call === "POST /v2/orders/restore/")?.body).toEqual({ ids: [newer.id] });
  });

  test("that can no longer be undone says so", async () => {
    const replies = server([newer, older], { "POST /v2/orders/restore/": () => refusal("order_not_open") });
    const { screen } = await show(replies);
    await userEvent.click(cancelOf(screen, 20));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect.element(screen.getByText(/isn’t open anymore/)).toBeVisible();
    await expect.element(screen.getByText("Canceled", { exact: true })).not.toBeInTheDocument();
  });

  test("all orders is asked about first, and undone at once", async () => {
    const { screen, seen } = await show(server([newer, older]));
    await userEvent.click(screen.getByRole("button", { name: "Cancel all" }));
    expect(seen.some(({ call }) => call === "POST /v2/orders/cancel/")).toBe(false);
    await userEvent.click(screen.getByRole("dialog").getByRole("button", { name: "Cancel all" }));
    await expect.element(screen.getByText("2 orders canceled.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Cancel all" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect.element(screen.getByRole("button", { name: "Cancel all" })).toBeEnabled();
    await expect.element(cancelOf(screen, 10)).toBeVisible();
    await expect.element(cancelOf(screen, 20)).toBeVisible();
  });
});

describe("S7.28 one card", () => {
  const sell = { side: "sell", limit_price: null, reserved: "0.00" } as const;
  const target = { ...sell, id: id(4), role: "take_profit", limit_price: "120.00", distance_percent: 19.94 } as const;
  const stop = { ...sell, id: id(3), role: "stop_loss", stop_price: "90.00", distance_percent: -10.045 } as const;
  const cards = () => [...document.querySelectorAll("section > ul > li")].map(({ textContent }) => textContent);

  test("holds a bracket with last price, distance, time in force and what it reserves", async () => {
    const entry = orderOf({ id: id(2), type: "bracket", role: "entry", group_id: id(2) });
    const leg = { group_id: id(2), parent_id: id(2), status: "waiting" } as const;
    await show(server([orderOf({ ...target, ...leg }), orderOf({ ...stop, ...leg }), entry, older]));
    await expect.poll(() => cards().length).toBe(2);
    const [bracket] = cards();
    expect(bracket).toMatch(/^Buy 10 NVLA.*Limit \$95\.00.*Good till canceled.*Last \$100\.05.*-5\.05% from last/);
    expect(bracket).toMatch(/Reserves \$951\.00.*Stop loss.*-10\.05% from last.*Take profit.*\+19\.94% from last/);
  });

  test("holds the stop and the target of a position", async () => {
    const pair = { group_id: id(9), parent_id: id(9) };
    await show(server([orderOf({ ...target, ...pair }), orderOf({ ...stop, ...pair })]));
    await expect.poll(cards).toEqual([expect.stringMatching(/^Exit 10 NVLA.*Stop loss.*Take profit/)]);
  });
});

test("S7.29 the history shows what filled orders cost, and only those of the status that is chosen", async () => {
  const cost = {
    value: "1000.50",
    spread: "0.50",
    slippage: "0.01",
    commission: "1.00",
    total_cost: "1.51",
    total_cost_percent: 0.1509,
  };
  const filled = orderOf({ id: id(2), status: "filled", filled_quantity: "10", average_price: "100.12", cost });
  const orders = [filled, { ...canceled(older), quantity: "7" }];
  const { screen, seen } = await renderSimulator(
    <SimulatorActivityScreen />,
    {
      "GET /v2/orders/": ({ query }) => {
        const status = new URLSearchParams(query).get("status");
        return {
          body: { orders: orders.filter((order) => status === "ended" || order.status === status), next_cursor: null },
        };
      },
    },
    "/simulator/activity?view=ended",
  );
  await expect.element(screen.getByText("Trading costs $1.51 (0.15%)")).toBeVisible();
  await screen.getByRole("radio", { name: "Canceled" }).click({ force: true });
  await expect.element(screen.getByText("Buy 7 NVLA")).toBeVisible();
  await expect.element(screen.getByText("Buy 10 NVLA")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: "Canceled" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("heading", { name: "No matching orders" })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Expired" })).toHaveFocus();
  const asked = seen.filter(({ call }) => call === "GET /v2/orders/").map(({ query }) => new URLSearchParams(query));
  expect(asked.map((query) => query.get("status"))).toEqual(["ended", "cancelled", "expired"]);
  await expectAccessible();
});
