import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { refusal, type Replies } from "#web/testing/stub-server.ts";
import type { Order } from "../api.ts";
import { assetOf, orderOf, portfolioWith, positionOf, previewOf } from "../samples.ts";
import { renderSimulator } from "../testing.tsx";
import { PositionPanel } from "./position-panel.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
});

const CLOSE = "POST /v2/portfolio/positions/NVLA/close/";
const SELL = "POST /v2/assets/NVLA/sell/";
const PREVIEW = "POST /v2/assets/NVLA/sell/preview/";
const ORDERS = "GET /assets/NVLA/orders/";

const exit = (change: Partial<Order>): Order =>
  orderOf({ side: "sell", parent_id: "p1", group_id: "p1", limit_price: null, reserved: "0", ...change });
const STOP = exit({ id: "0193b3a0-0000-7000-8000-0000000000b1", type: "stop", role: "stop_loss", stop_price: "90.00" });
const TARGET = exit({
  id: "0193b3a0-0000-7000-8000-0000000000b2",
  role: "take_profit",
  limit_price: "120.00",
});
const listOf = (...orders: Order[]) => ({ body: { orders, next_cursor: null } });

async function open(replies: Replies = {}, assets = [positionOf()], collapses = false) {
  const rendered = await renderSimulator(
    <main id="main" tabIndex={-1}>
      <PositionPanel asset={assetOf()} collapses={collapses} />
    </main>,
    {
      "GET /v2/portfolio/": { body: portfolioWith({ assets }) },
      [PREVIEW]: { body: previewOf({ total: "998.99", realized_profit: "48.99" }) },
      ...replies,
    },
  );
  const { screen, seen } = rendered;
  const click = (name: string) => userEvent.click(screen.getByRole("button", { name, exact: true }));
  const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
  const sent = (call: string) => seen.filter((each) => each.call === call).map(({ body }) => body);
  return { ...rendered, click, fill, sent };
}

test("S7.27 a position shows quantity, average cost, last price, market value, unrealized and day P/L", async () => {
  const { screen } = await open({ [ORDERS]: listOf(TARGET, STOP) });
  const panel = screen.getByRole("region", { name: "Your position" });
  for (const text of ["Long 10", "$1,000.50", "$95.00", "$100.05", "▲ +$50.50 (+5.32%)", "▲ +$10.50"])
    await expect.element(panel.getByText(text, { exact: true })).toBeVisible();
  const exits = panel.getByRole("listitem");
  await expect.element(exits.nth(0)).toHaveTextContent("Stop loss$90.00 (-10.04%) · 10");
  await expect.element(exits.nth(1)).toHaveTextContent("Take profit$120.00 (+19.94%) · 10");
  await expectAccessible();
});

describe("beside the ticket", () => {
  beforeEach(() => store.remove(STORAGE_KEYS.positionPanel));

  test("a position with exits is one line that can be expanded, and the choice is remembered", async () => {
    const replies = { [ORDERS]: listOf(TARGET, STOP) };
    const { screen, click } = await open(replies, [positionOf()], true);
    const panel = screen.getByRole("region", { name: "Your position" });
    const summary = panel.getByRole("button", { name: /^Long 10/ });
    await expect.element(summary).toHaveAttribute("aria-expanded", "false");
    await expect.element(summary).toHaveTextContent("Long 10Unrealized P/L▲ +$50.50");
    await expect.element(panel.getByText("Stop loss")).not.toBeInTheDocument();
    expect(panel.element().getBoundingClientRect().height).toBeLessThan(70);
    await expectAccessible();
    await userEvent.tab();
    await expect.element(summary).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(panel.getByText("Stop loss")).toBeVisible();
    await expect.element(summary).toHaveFocus();
    await expectAccessible();
    await click("Close position");
    await expect.element(screen.getByRole("dialog", { name: "Close your NVLA position?" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel.getByRole("button", { name: "Close position" })).toHaveFocus();

    await screen.unmount();
    const again = await open(replies, [positionOf()], true);
    await expect.element(again.screen.getByText("Stop loss")).toBeVisible();
  });

  test("a position without exits shows all of itself, and goes on to do so when the first is attached", async () => {
    let orders: Order[] = [];
    const { screen, click, fill } = await open(
      {
        [ORDERS]: () => listOf(...orders),
        [SELL]: () => {
          orders = [STOP];
          return { body: { order: STOP, legs: [], portfolio: portfolioWith({ assets: [positionOf()] }) } };
        },
      },
      [positionOf()],
      true,
    );
    await expect.element(screen.getByText("Avg cost")).toBeVisible();
    await click("Add stop or target");
    await fill("Stop loss (USD)", "90");
    await click("Place stop and target");
    await expect.element(screen.getByRole("button", { name: /^Long 10/ })).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("listitem")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Add stop or target" })).toHaveFocus();
  });

  test("names of buttons and the quantity of an exit take one line each, at the width of the right column", async () => {
    const quantity = "1234.123456";
    const stop = { ...STOP, quantity, stop_price: "63234.12" };
    const { screen } = await open({ [ORDERS]: listOf(stop) }, [positionOf({ quantity })]);
    await page.viewport(332, 844);
    const lines = (element: Element) => element.getClientRects().length;
    const add = screen.getByRole("button", { name: "Add stop or target" });
    await expect.element(add).toBeVisible();
    expect(add.element().getBoundingClientRect().height).toBeLessThan(60);
    await expect.element(screen.getByRole("listitem")).toBeVisible();
    const parts = screen.getByRole("listitem").element().querySelectorAll("bdi");
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(lines(part)).toBe(1);
      expect(part.getBoundingClientRect().height).toBeLessThan(24);
    }
  });
});

test("nothing is shown of an instrument that is not held", async () => {
  const { screen, seen } = await open({}, [positionOf({ ticker: "ACME" })]);
  await expect.poll(() => seen.some(({ call }) => call === "GET /v2/portfolio/")).toBe(true);
  await expect.element(screen.getByRole("region", { name: "Your position" })).not.toBeInTheDocument();
});

describe("S7.29 closing a position", () => {
  test("says what the sale should bring, is sent once under one id, and leaves the focus on the screen", async () => {
    let isSold = false;
    let tries = 0;
    const { screen, click, sent } = await open({
      "GET /v2/portfolio/": () => ({ body: portfolioWith({ assets: isSold ? [] : [positionOf()] }) }),
      [CLOSE]: () => {
        if (++tries === 1) return null;
        isSold = true;
        return {
          body: { orders: [orderOf({ side: "sell", type: "market" })], canceled: [], portfolio: portfolioWith() },
        };
      },
    });
    await click("Close position");
    const dialog = screen.getByRole("dialog", { name: "Close your NVLA position?" });
    await expect.element(dialog.getByText("$998.99")).toBeVisible();
    await expect.element(dialog.getByText("+$48.99")).toBeVisible();
    await expectAccessible();
    const confirm = dialog.getByRole("button", { name: "Close position" });
    await userEvent.click(confirm);
    await expect.element(dialog.getByText(/never sold twice/)).toBeVisible();
    await userEvent.click(confirm);
    await expect.element(screen.getByText("NVLA: sell order submitted.")).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Your position" })).not.toBeInTheDocument();
    const [first, second] = sent(CLOSE);
    expect(first).toEqual(second);
    expect(sent(CLOSE)).toHaveLength(2);
    await expect.poll(() => document.activeElement?.id).toBe("main");
  });

  test("while the market is closed it says when the sale happens, and that it cancels the exits", async () => {
    const { screen, click } = await open({
      [ORDERS]: listOf(STOP),
      [PREVIEW]: { body: previewOf({ opens_at: 1_795_060_000, realized_profit: "48.99" }) },
    });
    await expect.element(screen.getByText("Stop loss")).toBeVisible();
    await click("Close position");
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText(/^The market is closed\. All 10 NVLA will be sold/)).toBeVisible();
    await expect.element(dialog.getByText(/stop and target, are canceled/)).toBeVisible();
  });

  test("says what the sale should bring at the last price while other orders reserve what is held", async () => {
    const { screen, click } = await open({ [PREVIEW]: refusal("quantity_reserved") });
    await click("Close position");
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("Estimated proceeds")).toBeVisible();
    await expect.element(dialog.getByText("+$50.50")).toBeVisible();
  });

  test("a refusal is said in words", async () => {
    const { screen, click } = await open({ [CLOSE]: refusal("nothing_to_close") });
    await click("Close position");
    await userEvent.click(screen.getByRole("dialog").getByRole("button", { name: "Close position" }));
    await expect.element(screen.getByText(/nothing left to close/)).toBeVisible();
  });
});

describe("S7.29 a stop or a target is attached to a position", () => {
  test("both at once, as legs of which one cancels the other", async () => {
    const { screen, click, fill, sent } = await open({
      [SELL]: { body: { order: STOP, legs: [TARGET], portfolio: portfolioWith({ assets: [positionOf()] }) } },
    });
    await click("Add stop or target");
    await expect.element(screen.getByRole("dialog", { name: "Stop and target: NVLA" })).toBeVisible();
    await fill("Stop loss (USD)", "90");
    await expect.element(screen.getByText("P/L there: -$50.00 before costs")).toBeVisible();
    await fill("Take profit (USD)", "120");
    await expectAccessible();
    await click("Place stop and target");
    await expect.element(screen.getByText("Your exit orders are active.")).toBeVisible();
    expect(sent(SELL)).toMatchObject([
      {
        order: {
          type: "oco",
          quantity: "10",
          stop_loss_price: "90",
          take_profit_price: "120",
          time_in_force: "gtc",
        },
      },
    ]);
    await expect.element(screen.getByRole("button", { name: "Add stop or target" })).toHaveFocus();
  });

  test("a stop above the bid, a target below the ask, a trail over 50 % and too large a quantity are refused at their fields", async () => {
    const { screen, click, fill, sent } = await open();
    await click("Add stop or target");
    await click("Place stop and target");
    await expect.element(screen.getByText("Enter a stop, a target, or both.")).toBeVisible();
    await fill("Stop loss (USD)", "100");
    await expect.element(screen.getByLabelText("Stop loss (USD)")).toHaveAccessibleDescription(/below the bid/);
    await fill("Take profit (USD)", "100.10");
    await expect.element(screen.getByLabelText("Take profit (USD)")).toHaveAccessibleDescription(/above the ask/);
    await fill("Quantity", "10.5");
    await expect.element(screen.getByLabelText("Quantity")).toHaveAccessibleDescription(/available to sell/);
    await screen.getByRole("radio", { name: "Trailing stop" }).click({ force: true });
    await fill("Trail amount or %", "51");
    await expect.element(screen.getByLabelText("Trail amount or %")).toHaveAccessibleDescription(/at most half/);
    await screen.getByRole("radio", { name: "$" }).click({ force: true });
    await expect.element(screen.getByLabelText("Trail amount or %")).toHaveAccessibleDescription(/at most half/);
    await click("Place stop and target");
    expect(sent(SELL)).toEqual([]);
  });

  test("a stop can trail by an amount", async () => {
    const { screen, click, fill, sent } = await open({
      [SELL]: { body: { order: STOP, legs: [], portfolio: portfolioWith({ assets: [positionOf()] }) } },
    });
    await click("Add stop or target");
    await screen.getByRole("radio", { name: "Trailing stop" }).click({ force: true });
    await screen.getByRole("radio", { name: "$" }).click({ force: true });
    await fill("Trail amount or %", "4.25");
    await click("Place stop and target");
    await expect.poll(() => sent(SELL)).toMatchObject([{ order: { trail: { type: "amount", amount: "4.25" } } }]);
  });

  test("a double click cancels a leg once, and closes a position once", async () => {
    const canceled = { ...STOP, status: "cancelled", reason: "cancelled" } as const;
    const wereClicked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const closed = { orders: [orderOf({ side: "sell", type: "market" })], canceled: [], portfolio: portfolioWith() };
    const { screen, click, sent } = await open({
      [ORDERS]: listOf(STOP),
      [`POST /v2/orders/${STOP.id}/cancel/`]: () => wereClicked[0].promise.then(() => ({ body: { order: canceled } })),
      [CLOSE]: () => wereClicked[1].promise.then(() => ({ body: closed })),
    });
    const cancel = screen.getByRole("button", { name: "Cancel: Stop loss, $90.00" });
    await userEvent.dblClick(cancel, { force: true });
    wereClicked[0].resolve();
    await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(sent(`POST /v2/orders/${STOP.id}/cancel/`)).toHaveLength(1);
    await click("Close position");
    const confirm = screen.getByRole("dialog", { name: /^Close your/ }).getByRole("button", { name: "Close position" });
    await userEvent.dblClick(confirm);
    wereClicked[1].resolve();
    await expect.element(screen.getByText("NVLA: sell order submitted.")).toBeVisible();
    expect(sent(CLOSE)).toHaveLength(1);
  });

  test("each leg can be modified and canceled", async () => {
    const canceled = { ...STOP, status: "cancelled", reason: "cancelled" } as const;
    const { screen, click, sent } = await open({
      [ORDERS]: listOf(STOP),
      [`POST /v2/orders/${STOP.id}/cancel/`]: { body: { order: canceled } },
    });
    await click("Modify: Stop loss, $90.00");
    await expect.element(screen.getByLabelText("Stop price (USD)")).toHaveValue("90");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await click("Cancel: Stop loss, $90.00");
    await expect.poll(() => sent(`POST /v2/orders/${STOP.id}/cancel/`)).toHaveLength(1);
  });
});
