import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { orderOf } from "../samples.ts";
import { renderSimulator } from "../testing.tsx";
import { OrderList } from "./order-list.tsx";

beforeEach(() => page.viewport(390, 844));

const SAME = { quantity: null, limit_price: null, stop_price: null, trail: null };

test("S7.27 an order tells what was changed of it once somebody asks, oldest first", async () => {
  const changes = [
    { ...SAME, at: 1_795_000_100, stop_price: { from: "90.00", to: "95.00" }, quantity: { from: "10", to: "20" } },
    { ...SAME, at: 1_795_000_200, stop_price: { from: "95.00", to: "97.25" } },
  ];
  const orders = [orderOf({ type: "stop", side: "sell", limit_price: null, stop_price: "97.25", changes })];
  const { screen } = await renderSimulator(<OrderList orders={orders} />, {});
  await expect.element(screen.getByText("Stop from $90.00 to $95.00")).not.toBeVisible();
  await userEvent.click(screen.getByText("2 changes"));
  await expect.element(screen.getByText("Stop from $90.00 to $95.00")).toBeVisible();
  await expect.element(screen.getByText("Quantity from 10 to 20")).toBeVisible();
  const rows = [...document.querySelectorAll("details li")].map((row) => row.textContent);
  expect(rows[1]).toContain("$97.25");
  await expectAccessible();
});

test("an order that nobody changed says nothing of changes", async () => {
  const { screen } = await renderSimulator(<OrderList orders={[orderOf()]} />, {});
  await expect.element(screen.getByText("Buy 10 NVLA")).toBeVisible();
  await expect.element(screen.getByText(/\d changes?/)).not.toBeInTheDocument();
});
