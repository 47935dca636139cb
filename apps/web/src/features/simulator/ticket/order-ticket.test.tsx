import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import type { PlacedOrder, Session } from "../api.ts";
import { assetOf, CLOSED, fillOf, OPEN, orderOf, portfolioWith, positionOf, previewOf } from "../samples.ts";
import { renderSimulator } from "../testing.tsx";
import { refusal, type Replies } from "#web/testing/stub-server.ts";
import { OrderTicket } from "./order-ticket.tsx";

beforeEach(() => page.viewport(390, 844));

const BUY = "POST /v2/assets/NVLA/buy/";
const PREVIEW_BUY = "POST /v2/assets/NVLA/buy/preview/";
const SELL = "POST /v2/assets/NVLA/sell/";
const PREVIEW_SELL = "POST /v2/assets/NVLA/sell/preview/";

const placed = (order: PlacedOrder["order"], legs: PlacedOrder["legs"] = []) => ({
  body: { order, legs, portfolio: portfolioWith() },
});
const filled = orderOf({
  type: "market",
  status: "filled",
  limit_price: null,
  filled_quantity: "10",
  average_price: "100.12",
  ended_at: 1_795_000_001,
  reserved: "0",
  fills: [fillOf()],
});

async function open(replies: Replies = {}, session: Session = OPEN, side: "buy" | "sell" = "buy") {
  const rendered = await renderSimulator(<OrderTicket asset={assetOf()} session={session} side={side} />, {
    [PREVIEW_BUY]: { body: previewOf() },
    [PREVIEW_SELL]: { body: previewOf() },
    ...replies,
  });
  const { screen, seen } = rendered;
  const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const choose = (type: string) => userEvent.selectOptions(screen.getByLabelText("Order type"), type);
  const sent = () => seen.filter(({ call }) => call === BUY || call === SELL).map(({ body }) => body);
  return { ...rendered, fill, press, choose, sent };
}

describe("S7.29 an order is placed", () => {
  test("after its cost was seen and it was looked over; what it cost stands after it", async () => {
    const { screen, fill, press, sent, seen } = await open({ [BUY]: placed(filled) });
    await fill("Quantity", "10");
    await expect.element(screen.getByText("Estimated cost")).toBeVisible();
    await expect.element(screen.getByText("$1.51 (0.15%)")).toBeVisible();
    await press("Review order");
    await expect.element(screen.getByRole("heading", { name: "Review order" })).toHaveFocus();
    await expect.element(screen.getByText("10 NVLA")).toBeVisible();
    expect(sent()).toEqual([]);
    await press("Submit buy order");
    await expect.element(screen.getByRole("heading", { name: "Filled" })).toHaveFocus();
    await expect.element(screen.getByText("You bought 10 NVLA at $100.12.")).toBeVisible();
    await expect.element(screen.getByText("Actual cost")).toBeVisible();
    expect(sent()).toEqual([
      {
        client_order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        order: { type: "market", quantity: "10", time_in_force: "day" },
      },
    ]);
    expect(seen.filter(({ call }) => call === PREVIEW_BUY)).toHaveLength(1);
  });

  test("dollars are sent as the units that they buy, never more", async () => {
    const { screen, fill, press, sent } = await open({ [BUY]: placed(filled) });
    await screen.getByRole("radio", { name: "Dollars" }).click({ force: true });
    await fill("Amount (USD)", "1,000");
    await expect.element(screen.getByText(/^9\.99000999 units/)).toBeVisible();
    await press("Review order");
    await press("Submit buy order");
    expect(sent()).toMatchObject([{ order: { quantity: "9.99000999" } }]);
  });

  test("a sale offers all that no other order holds", async () => {
    const held = {
      "GET /v2/portfolio/": { body: portfolioWith({ assets: [positionOf({ reserved_quantity: "2.5" })] }) },
    };
    const { screen, press, sent } = await open({ ...held, [SELL]: placed({ ...filled, side: "sell" }) }, OPEN, "sell");
    await press("Max");
    await expect.element(screen.getByLabelText("Quantity")).toHaveValue("7.5");
    await press("Review order");
    await press("Submit sell order");
    expect(sent()).toMatchObject([{ order: { quantity: "7.5" } }]);
  });

  test("a bracket shows what it risks and what it aims at before it is sent", async () => {
    const entry = orderOf({ type: "bracket", role: "entry", status: "filled", average_price: "100.10" });
    const { screen, fill, press, choose, sent } = await open({ [BUY]: placed(entry) });
    await choose("Bracket order");
    await fill("Quantity", "10");
    await fill("Stop loss (USD)", "95.10");
    await fill("Take profit (USD)", "110.10");
    await press("Review order");
    await expect.element(screen.getByText("$50.00")).toBeVisible();
    await expect.element(screen.getByText("2.0 : 1")).toBeVisible();
    await press("Submit buy order");
    expect(sent()).toMatchObject([
      { order: { type: "bracket", stop_loss_price: "95.1", take_profit_price: "110.1", time_in_force: "gtc" } },
    ]);
  });

  test("what is still open can be undone, which cancels it", async () => {
    const waiting = orderOf();
    let isCancelled = false;
    const { screen, fill, press, choose, seen } = await open({
      [BUY]: placed(waiting),
      "GET /assets/NVLA/orders/": () => ({
        body: {
          orders: [isCancelled ? { ...waiting, status: "cancelled", reason: "cancelled" } : waiting],
          next_cursor: null,
        },
      }),
      [`POST /v2/orders/${waiting.id}/cancel/`]: () => {
        isCancelled = true;
        return { body: { order: { ...waiting, status: "cancelled", reason: "cancelled" } } };
      },
    });
    await choose("Limit order");
    await fill("Quantity", "10");
    await fill("Limit price (USD)", "95");
    await press("Review order");
    await press("Submit buy order");
    await expect.element(screen.getByRole("heading", { name: "Order submitted" })).toBeVisible();
    await press("Cancel order");
    await expect.element(screen.getByRole("heading", { name: "Order closed" })).toBeVisible();
    expect(seen.filter(({ call }) => call.endsWith("/cancel/"))).toHaveLength(1);
  });
});

describe("S7.29 an order is never placed twice", () => {
  test("after a lost connection the same order goes under the same id", async () => {
    let tries = 0;
    const { screen, fill, press, sent } = await open({ [BUY]: () => (++tries === 1 ? null : placed(filled)) });
    await fill("Quantity", "10");
    await press("Review order");
    await press("Submit buy order");
    await expect.element(screen.getByText("We don’t know if your order went through")).toBeVisible();
    await press("Send the same order again");
    await expect.element(screen.getByRole("heading", { name: "Filled" })).toBeVisible();
    const [first, second] = sent();
    expect(first).toEqual(second);
  });

  test("one can look whether it arrived: if not, the ticket is free again", async () => {
    const { screen, fill, press } = await open({ [BUY]: null });
    await fill("Quantity", "10");
    await press("Review order");
    await press("Submit buy order");
    await press("Check my orders");
    await expect.element(screen.getByRole("button", { name: "Review order" })).toBeVisible();
    await expect.element(screen.getByLabelText("Quantity")).toHaveValue("10");
  });

  test("and if it did, what came of it is shown", async () => {
    let id = "";
    const { screen, fill, press } = await open({
      [BUY]: ({ body }) => {
        id = String(Object(body)["client_order_id"]);
        return null;
      },
      "GET /assets/NVLA/orders/": () => ({
        body: { orders: id ? [{ ...filled, client_order_id: id }] : [], next_cursor: null },
      }),
    });
    await fill("Quantity", "10");
    await press("Review order");
    await press("Submit buy order");
    await press("Check my orders");
    await expect.element(screen.getByText("You bought 10 NVLA at $100.12.")).toBeVisible();
  });

  test("without a connection nothing can be sent or queued", async () => {
    const { screen, fill, sent } = await open();
    await fill("Quantity", "10");
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    dispatchEvent(new Event("offline"));
    await expect.element(screen.getByText(/^You’re offline\. Orders are never saved/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Review order" })).toBeDisabled();
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("online"));
    expect(sent()).toEqual([]);
  });
});

describe("S7.29 a refusal stands at its field", () => {
  test.each([
    ["insufficient_cash", "Quantity", /Not enough buying power/],
    ["insufficient_quantity", "Quantity", /available to sell/],
    ["order_too_large", "Quantity", /average day/],
    ["price_out_of_range", "Limit price (USD)", /too far from the market/],
    ["stop_on_wrong_side", "Stop price (USD)", /A buy stop goes above/],
  ] as const)("%s at %s", async (code, label, words) => {
    const { screen, fill, choose } = await open({ [PREVIEW_BUY]: refusal(code) });
    await choose("Stop-limit order");
    await fill("Quantity", "1");
    await fill("Stop price (USD)", "90");
    await fill("Limit price (USD)", "91");
    const field = screen.getByLabelText(label);
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
  });

  test.each([
    ["too_many_open_orders", /Cancel one first/],
    ["quote_stale", /no fresh price/],
  ] as const)("%s is about the whole order", async (code, words) => {
    const { screen, fill } = await open({ [PREVIEW_BUY]: refusal(code) });
    await fill("Quantity", "1");
    await expect.element(screen.getByRole("alert").filter({ hasText: words })).toBeVisible();
  });

  test("what was left empty is named when the order is to be sent", async () => {
    const { screen, press, choose } = await open();
    await choose("Limit order");
    await expect.element(screen.getByLabelText("Quantity")).not.toHaveAttribute("aria-invalid");
    await press("Review order");
    await expect.element(screen.getByLabelText("Quantity")).toHaveAccessibleDescription("Enter a number.");
    await expect.element(screen.getByLabelText("Limit price (USD)")).toHaveAccessibleDescription("Enter a number.");
  });
});

test("a closed market is explained, and a limit that is met at the opening is one press away", async () => {
  const { screen, press } = await open({}, CLOSED);
  await expect.element(screen.getByText("Market closed for the weekend")).toBeVisible();
  await expect.element(screen.getByText(/^Opens /)).toBeVisible();
  await expect.element(screen.getByLabelText("Order type")).toHaveValue("limit");
  await press("Limit 2% above");
  await expect.element(screen.getByLabelText("Limit price (USD)")).toHaveValue("102.10");
});

test("the size helper turns a risk into a quantity", async () => {
  const { screen, fill, press } = await open();
  await userEvent.click(screen.getByText("How much should I buy?"));
  await fill("Planned stop (USD)", "98.10");
  await expect.element(screen.getByText("500 units. If your stop is hit, you lose about $1,000.00.")).toBeVisible();
  await press("Use this quantity");
  await expect.element(screen.getByLabelText("Quantity")).toHaveValue("500");
});

describe.each([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("axe finds nothing: %s %s", (theme, dir) => {
  beforeEach(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dir = dir;
  });
  afterEach(() => {
    document.documentElement.dir = "ltr";
    document.documentElement.dataset["theme"] = "light";
  });

  test("in the ticket, the review and the result", async () => {
    const { screen, fill, press, choose } = await open({ [BUY]: placed(filled) }, CLOSED);
    await choose("Bracket order");
    await expectAccessible();
    await choose("Limit order");
    await fill("Quantity", "10");
    await fill("Limit price (USD)", "99");
    await press("Review order");
    await expect.element(screen.getByText("Review order")).toBeVisible();
    await expectAccessible();
    await press("Submit buy order");
    await expect.element(screen.getByRole("heading", { name: "Filled" })).toBeVisible();
    await expectAccessible();
  });
});
