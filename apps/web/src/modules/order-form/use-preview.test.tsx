import type { Route } from "@candlewise/contracts/endpoint";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer } from "#web/testing/stub-server.ts";
import { usePreview } from "./use-preview.ts";

const routes = { previewOrder: simulatorRoutes.previewOrder } satisfies Record<string, Route>;
const { usePreviewOrderQuery } = api.injectEndpoints({
  endpoints: endpointsOf<typeof routes, SimulatorShapes>(routes),
});

const CALL = "POST /v2/assets/NVLA/buy/preview/";
const answerOf = (quantity: unknown) => ({
  body: {
    cost: {
      mid_price: "100",
      expected_price: "100",
      value: String(quantity),
      spread: "0",
      slippage: "0",
      commission: "0",
      total_cost: "0",
      total_cost_percent: 0,
    },
    total: "0",
    realized_profit: null,
    reserved: "0",
    balance_after: "0",
    buying_power_after: "0",
    max_quantity: "1",
    fills_at_once: "1",
    opens_at: null,
    gives_way: [],
  },
});

function Ticket() {
  const [quantity, setQuantity] = useState("");
  const args =
    quantity === ""
      ? null
      : { params: { ticker: "NVLA", transactionType: "buy" as const }, body: { type: "market" as const, quantity } };
  const { preview, error, isStale } = usePreview(usePreviewOrderQuery, args);
  return (
    <>
      <input aria-label="Quantity" value={quantity} onChange={({ target }) => setQuantity(target.value)} />
      <p>
        value {preview?.cost.value ?? "none"}, {isStale ? "stale" : "current"}, {error ? "refused" : "fine"}
      </p>
    </>
  );
}

test("a cost is requested when typing pauses; the one before stays, marked as stale, and a refusal takes its place", async () => {
  const seen = stubServer({
    [CALL]: ({ body }) => {
      const quantity = isRecord(body) ? body["quantity"] : null;
      return quantity === "99" ? refusal("insufficient_cash") : answerOf(quantity);
    },
  });
  const { screen } = await renderSignedIn(<Ticket />);
  const quantity = screen.getByLabelText("Quantity");
  await expect.element(screen.getByText("value none, current, fine")).toBeVisible();
  // Three keys without a moment in between.
  const input = quantity.element() as HTMLInputElement;
  for (const text of ["1", "12", "123"]) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await expect.element(screen.getByText("value none, stale, fine")).toBeVisible();
  await expect.element(screen.getByText("value 123, current, fine")).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ type: "market", quantity: "123" }]);
  await userEvent.fill(quantity, "99");
  await expect.element(screen.getByText("value 123, stale, fine")).toBeVisible();
  await expect.element(screen.getByText("value none, current, refused")).toBeVisible();
  await userEvent.fill(quantity, "");
  await expect.element(screen.getByText("value none, current, fine")).toBeVisible();
  expect(seen).toHaveLength(2);
});
