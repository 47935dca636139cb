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
  const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const choose = (type: string) => userEvent.selectOptions(screen.getByLabelText("Order type"), type);
  const sent = () => seen.filter(({ call }) => call === BUY || call === SELL).map(({ body }) => body);
  return { ...rendered, fill, click, choose, sent };
}

test.for([
  { kind: "share", one: "Shares", note: "$100.05 per share", amounts: ["1 share", "2 shares"] },
  { kind: "bond_fund", one: "Shares", note: "$100.05 per share", amounts: ["1 share", "2 shares"] },
  { kind: "crypto", one: "Coins", note: "$100.05 per coin", amounts: ["1 coin", "2 coins"] },
] as const)("S7.29 the ticket of a $kind counts in its own units", async ({ kind, one, note, amounts }) => {
  const { screen } = await renderSimulator(<OrderTicket asset={assetOf({ kind })} session={OPEN} />, {
    [PREVIEW_BUY]: { body: previewOf() },
  });
  await expect.element(screen.getByRole("radio", { name: one })).toBeChecked();
  await userEvent.fill(screen.getByLabelText("Quantity"), "10");
  await expect.element(screen.getByText(note)).toBeVisible();
  await screen.getByRole("radio", { name: "Dollars" }).click({ force: true });
  for (const [index, dollars] of ["100.10", "200.20"].entries()) {
    await userEvent.fill(screen.getByLabelText("Amount (USD)"), dollars);
    await expect.element(screen.getByText(new RegExp(`^${amounts[index]} ·`))).toBeVisible();
  }
});

describe("S7.29 an order is placed", () => {
  test("after its cost was seen and it was looked over; what it cost stands after it", async () => {
    const { screen, fill, click, sent, seen } = await open({ [BUY]: placed(filled) });
    await fill("Quantity", "10");
    await expect.element(screen.getByText("Estimated cost")).toBeVisible();
    await expect.element(screen.getByText("$1.51 (0.15%)")).toBeVisible();
    await click("Review order");
    await expect.element(screen.getByRole("heading", { name: "Review order" })).toHaveFocus();
    await expect.element(screen.getByText("10 NVLA")).toBeVisible();
    expect(sent()).toEqual([]);
    await click("Submit buy order");
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
    const { screen, fill, click, sent } = await open({ [BUY]: placed(filled) });
    await screen.getByRole("radio", { name: "Dollars" }).click({ force: true });
    await fill("Amount (USD)", "1,000");
    await expect.element(screen.getByText(/^9\.99000999 shares/)).toBeVisible();
    await click("Review order");
    await click("Submit buy order");
    expect(sent()).toMatchObject([{ order: { quantity: "9.99000999" } }]);
  });

  test("a sale offers all that no single sell order reserves", async () => {
    const held = {
      "GET /v2/portfolio/": {
        body: portfolioWith({ assets: [positionOf({ reserved_quantity: "10", sellable_quantity: "7.5" })] }),
      },
    };
    const { screen, click, sent } = await open({ ...held, [SELL]: placed({ ...filled, side: "sell" }) }, OPEN, "sell");
    await click("Max");
    await expect.element(screen.getByLabelText("Quantity")).toHaveValue("7.5");
    await click("Review order");
    await click("Submit sell order");
    expect(sent()).toMatchObject([{ order: { quantity: "7.5" } }]);
  });

  test("a bracket shows what it risks and what it aims at before it is sent", async () => {
    const entry = orderOf({ type: "bracket", role: "entry", status: "filled", average_price: "100.10" });
    const { screen, fill, click, choose, sent } = await open({ [BUY]: placed(entry) });
    await choose("Bracket order");
    await fill("Quantity", "10");
    await fill("Stop loss (USD)", "95.10");
    await fill("Take profit (USD)", "110.10");
    await click("Review order");
    await expect.element(screen.getByText("$52.00")).toBeVisible();
    await expect.element(screen.getByText("1.9 : 1")).toBeVisible();
    await click("Submit buy order");
    expect(sent()).toMatchObject([
      { order: { type: "bracket", stop_loss_price: "95.1", take_profit_price: "110.1", time_in_force: "gtc" } },
    ]);
  });

  test("what is still open can be undone, which cancels it", async () => {
    const waiting = orderOf();
    let isCancelled = false;
    const { screen, fill, click, choose, seen } = await open({
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
    await click("Review order");
    await click("Submit buy order");
    await expect.element(screen.getByRole("heading", { name: "Order submitted" })).toBeVisible();
    for (const text of ["10 NVLA", "Limit order", "$95.00", "Good till canceled", "$951.00"])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await click("Cancel order");
    await expect.element(screen.getByRole("heading", { name: "Order closed" })).toBeVisible();
    expect(seen.filter(({ call }) => call.endsWith("/cancel/"))).toHaveLength(1);
  });
});

test("S7.29 a sale says what it brings and realizes, and that stop and target give way; its submit button is in view", async () => {
  const preview = previewOf({
    total: "998.99",
    realized_profit: "48.99",
    buying_power_after: "99000.00",
    gives_way: [{ order_id: orderOf().id, quantity_left: "5" }],
  });
  const { screen, fill, click } = await open({ [PREVIEW_SELL]: { body: preview } }, OPEN, "sell");
  await expect.element(screen.getByRole("heading", { name: "Sell Novella Systems" })).toBeVisible();
  await fill("Quantity", "10");
  await expect.element(screen.getByText("+$48.99")).toBeInTheDocument();
  await expect.element(screen.getByText("$99,000.00")).toBeInTheDocument();
  await expect.element(screen.getByText("Replaces or shrinks the position’s stop and target.")).toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Review order" });
  scrollTo(0, 0);
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await click("Review order");
  await expect.element(screen.getByRole("button", { name: "Submit sell order" })).toBeInViewport({ ratio: 1 });
});

test("S7.29 a market order on a closed market says that it waits for the open, before and after it is sent", async () => {
  const opens_at = 1_795_060_000;
  const queued = orderOf({ type: "market", limit_price: null, distance_percent: null, queued_until: opens_at });
  const { screen, fill, click } = await open(
    { [PREVIEW_BUY]: { body: previewOf({ opens_at }) }, [BUY]: placed(queued) },
    CLOSED,
  );
  await expect.element(screen.getByLabelText("Order type")).toHaveValue("market");
  await fill("Quantity", "10");
  await expect.element(screen.getByText(/^Queued for the open: (?!fills)/)).toBeInTheDocument();
  await click("Review order");
  await click("Submit buy order");
  await expect.element(screen.getByRole("heading", { name: "Queued for the open" })).toHaveFocus();
});

test("a trail of more than half the price is refused at its field", async () => {
  const { screen, fill, choose } = await open({ [PREVIEW_BUY]: refusal("trail_out_of_range") });
  await choose("Trailing stop");
  await fill("Quantity", "10");
  await fill("Trail amount or %", "60");
  await expect
    .element(screen.getByLabelText("Trail amount or %"))
    .toHaveAccessibleDescription(/at most half the price/);
});

test("Max is what the server says, once it has said it", async () => {
  const { screen, fill, click } = await open({ [PREVIEW_BUY]: { body: previewOf({ max_quantity: "978.5" }) } });
  await fill("Quantity", "10");
  await expect.element(screen.getByText("Estimated cost")).toBeInTheDocument();
  await expect.element(screen.getByText("$1.51 (0.15%)")).toBeInTheDocument();
  await click("Max");
  await expect.element(screen.getByLabelText("Quantity")).toHaveValue("978");
});

describe("S7.29 an order is never placed twice", () => {
  test("after a lost connection the same order goes under the same id", async () => {
    let tries = 0;
    const { screen, fill, click, sent } = await open({ [BUY]: () => (++tries === 1 ? null : placed(filled)) });
    await fill("Quantity", "10");
    await click("Review order");
    await click("Submit buy order");
    await expect.element(screen.getByText("We don’t know if your order went through")).toBeVisible();
    await click("Send the same order again");
    await expect.element(screen.getByRole("heading", { name: "Filled" })).toBeVisible();
    const [first, second] = sent();
    expect(first).toEqual(second);
  });

  test("one can look whether it arrived: if not, the ticket is free again", async () => {
    const { screen, fill, click } = await open({ [BUY]: null });
    await fill("Quantity", "10");
    await click("Review order");
    await click("Submit buy order");
    await click("Check my orders");
    await expect.element(screen.getByRole("button", { name: "Review order" })).toBeVisible();
    await expect.element(screen.getByLabelText("Quantity")).toHaveValue("10");
  });

  test("and if it did, what came of it is shown", async () => {
    let id = "";
    const { screen, fill, click } = await open({
      [BUY]: ({ body }) => {
        id = String(Object(body)["client_order_id"]);
        return null;
      },
      "GET /assets/NVLA/orders/": () => ({
        body: { orders: id ? [{ ...filled, client_order_id: id }] : [], next_cursor: null },
      }),
    });
    await fill("Quantity", "10");
    await click("Review order");
    await click("Submit buy order");
    await click("Check my orders");
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

test("S6.09 beyond the instruments of the free plan the ticket says what stays open, with two equal ways on", async () => {
  const facts = { limit_of: "symbols", limit: 10, used: 10, renews_at: null, time_zone: null } as const;
  const { screen, fill, click } = await open({ [BUY]: refusal("free_limit_reached", { facts }) });
  await fill("Quantity", "10");
  await expect.element(screen.getByText("Estimated cost")).toBeVisible();
  await click("Review order");
  await click("Submit buy order");
  await expect.element(screen.getByRole("alert").filter({ hasText: "you can always sell" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Your portfolio" })).toHaveAttribute("href", "/simulator");
  const plans = screen.getByRole("link", { name: "See the plans" });
  await expect.element(plans).toHaveAttribute("href", "/plans?next=%2Fsimulator");
  expect(plans.element().className).toBe(screen.getByRole("link", { name: "Your portfolio" }).element().className);
  await expectAccessible();
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
    const { screen, click, choose } = await open();
    await choose("Limit order");
    await expect.element(screen.getByLabelText("Quantity")).not.toHaveAttribute("aria-invalid");
    await click("Review order");
    await expect.element(screen.getByLabelText("Quantity")).toHaveAccessibleDescription("Enter a number.");
    await expect.element(screen.getByLabelText("Limit price (USD)")).toHaveAccessibleDescription("Enter a number.");
  });
});

test("a closed market is explained, and a limit that is met at the opening is one press away", async () => {
  const { screen, click, choose } = await open({}, CLOSED);
  await expect.element(screen.getByText("Market closed for the weekend")).toBeVisible();
  await expect.element(screen.getByText(/^Opens /)).toBeVisible();
  await choose("Limit order");
  await click("Limit 2% above");
  await expect.element(screen.getByLabelText("Limit price (USD)")).toHaveValue("102.10");
});

test("the size helper turns a risk into a quantity", async () => {
  const { screen, fill, click } = await open();
  await userEvent.click(screen.getByText("How much should I buy?"));
  await fill("Planned stop (USD)", "98.10");
  await expect
    .element(screen.getByText("476.39462487 shares. If your stop is hit, you lose about $1,000.00."))
    .toBeVisible();
  await click("Use this quantity");
  await expect.element(screen.getByLabelText("Quantity")).toHaveValue("476.39462487");
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
    const { screen, fill, click, choose } = await open({ [BUY]: placed(filled) }, CLOSED);
    await choose("Bracket order");
    await expectAccessible();
    await choose("Limit order");
    await fill("Quantity", "10");
    await fill("Limit price (USD)", "99");
    await click("Review order");
    await expect.element(screen.getByText("Review order")).toBeVisible();
    await expectAccessible();
    await click("Submit buy order");
    await expect.element(screen.getByRole("heading", { name: "Filled" })).toBeVisible();
    await expectAccessible();
  });
});
