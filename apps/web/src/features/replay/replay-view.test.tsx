import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import type { Replay } from "./api.ts";
import { ReplayView } from "./replay-view.tsx";
import { candleOf, orderOf, replayOf, REPORT, steppedOf } from "./samples.ts";
import { renderReplay } from "./testing.tsx";
import { refusal, type Replies } from "#web/testing/stub-server.ts";

beforeEach(() => page.viewport(1440, 900));

const { id } = replayOf();
const HERE = `/v2/replays/${id}`;
const ORDER = `POST ${HERE}/orders/`;
const CANCEL = `POST ${HERE}/orders/cancel/`;

const isStep = (body: unknown): body is { from: number; steps: number } =>
  typeof body === "object" && body !== null && "from" in body;

async function open(replay: Replay = replayOf(), replies: Replies = {}) {
  const history = [candleOf(-1), candleOf(0)];
  const rendered = await renderReplay(<ReplayView id={id} />, {
    [`GET ${HERE}/`]: { body: { replay } },
    [`GET ${HERE}/candles/`]: { body: { reached: replay.reached, candles: history } },
    [`POST ${HERE}/steps/`]: ({ body }) => ({ body: isStep(body) ? steppedOf(body.from, body.steps) : null }),
    [`POST ${HERE}/orders/preview/`]: {
      body: {
        cost: {
          mid_price: "100.00",
          expected_price: "100.02",
          value: "1000.00",
          spread: "0.20",
          slippage: "0.05",
          commission: "1.00",
          total_cost: "1.25",
          total_cost_percent: 0.125,
        },
        reserved: "1021.00",
        balance_after: "98998.80",
      },
    },
    ...replies,
  });
  await expect.element(rendered.screen.getByRole("progressbar").first()).toBeVisible();
  const steps = () => rendered.seen.filter(({ call }) => call.endsWith("/steps/")).map(({ body }) => body);
  return { ...rendered, steps };
}

describe("a replay on the screen", () => {
  test("steps by button and by the right arrow key, and says each bar", async () => {
    const { screen, steps } = await open();
    await expect.element(screen.getByText("Bar 0 of 20")).toBeVisible();
    await screen.getByRole("button", { name: "Next bar" }).click();
    await expect
      .element(screen.getByText("Bar 1 of 20. Open $101.00, high $103.00, low $100.00, close $102.00."))
      .toBeInTheDocument();
    document.querySelector<HTMLElement>("#main")?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByText("Bar 2 of 20", { exact: true })).toBeVisible();
    expect(steps()).toEqual([
      { from: 0, steps: 1 },
      { from: 1, steps: 1 },
    ]);
  });

  test("plays and stops by the space key, and does not read while it plays", async () => {
    const { screen, steps } = await open();
    document.querySelector<HTMLElement>("#main")?.focus();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => steps().length, { timeout: 5000 }).toBeGreaterThan(1);
    expect(document.querySelector("output[aria-live]")?.textContent).toBe("");
    await userEvent.keyboard(" ");
    await expect.element(screen.getByRole("button", { name: "Play" })).toBeVisible();
  });

  test("takes an order with what it costs, at the bar that is seen", async () => {
    const { screen, seen } = await open(replayOf(), {
      [ORDER]: { body: { replay: replayOf({ orders: [orderOf()] }) } },
    });
    await screen.getByLabelText("Quantity").fill("10");
    await expect.element(screen.getByText("$1.25 (0.13%)")).toBeVisible();
    await screen.getByRole("button", { name: "Submit buy order" }).click();
    await expect.element(screen.getByText("Order submitted. Go to the next bar.")).toBeVisible();
    await expect.element(screen.getByText("Buy 10").first()).toBeInTheDocument();
    const [sent] = seen.filter(({ call }) => call === ORDER);
    expect(sent?.body).toEqual({
      client_order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reached: 0,
      side: "buy",
      order: { type: "market", quantity: "10" },
    });
    // What was placed is said until the next bar tells what came of it.
    await expect.element(screen.getByText("Order submitted. Go to the next bar.")).toBeVisible();
    await screen.getByRole("button", { name: "Next bar" }).click();
    await expect.element(screen.getByText("Bar 1 of 20", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Order submitted. Go to the next bar.")).not.toBeInTheDocument();
  });

  test("has its own cash in the top bar", async () => {
    const replay = replayOf();
    const { screen } = await open({ ...replay, account: { ...replay.account, cash: "98765.43" } });
    await expect.element(screen.getByRole("banner").first().getByText("$98,765")).toBeVisible();
  });

  test("says what is wrong with an order, and sends it again under the same id after a lost connection", async () => {
    let tries = 0;
    const { screen, seen } = await open(replayOf(), {
      [ORDER]: () => (++tries === 1 ? null : refusal("insufficient_cash")),
    });
    const place = screen.getByRole("button", { name: "Submit buy order" });
    await place.click();
    await expect.element(screen.getByText("Enter a number.")).toBeVisible();
    await screen.getByLabelText("Quantity").fill("10");
    await place.click();
    await expect
      .element(screen.getByText("Couldn’t reach the server. Nothing changed; try again when you’re back online."))
      .toBeVisible();
    await place.click();
    await expect
      .element(screen.getByText("Not enough buying power. Buy less, or cancel an order that reserves cash."))
      .toBeVisible();
    const sent = seen.filter(({ call }) => call === ORDER);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
  });

  test("buys for dollars or a part of the cash, and enters a bracket at a limit", async () => {
    const { screen, seen } = await open(replayOf({ bid: "99.90", ask: "100.00" }), {
      [ORDER]: { body: { replay: replayOf({ orders: [orderOf()] }) } },
    });
    const amount = screen.getByLabelText("Quantity");
    await screen.getByRole("button", { name: "50% of what’s available" }).click();
    await expect.element(amount).toHaveValue("485");
    await screen.getByRole("radio", { name: "Dollars" }).click({ force: true });
    await screen.getByLabelText("Amount (USD)").fill("1,000");
    await expect.element(screen.getByText(/^Quantity 10/)).toBeVisible();
    await screen.getByLabelText("Order type").selectOptions("Bracket order");
    await screen.getByRole("switch", { name: "Enter with a limit, not at market" }).click();
    await screen.getByLabelText("Entry limit (USD)").fill("80");
    await screen.getByLabelText("Stop loss (USD)").fill("75");
    await screen.getByLabelText("Take profit (USD)").fill("95");
    await screen.getByRole("button", { name: "Submit buy order" }).click();
    await expect.element(screen.getByText("Order submitted. Go to the next bar.")).toBeVisible();
    expect(seen.find(({ call }) => call === ORDER)?.body).toMatchObject({
      order: { type: "bracket", quantity: "12.5", limit_price: "80", stop_loss_price: "75", take_profit_price: "95" },
    });
  });

  test("puts what the server refuses at its field", async () => {
    const { screen } = await open(replayOf(), { [`POST ${HERE}/orders/preview/`]: refusal("stop_on_wrong_side") });
    await screen.getByLabelText("Order type").selectOptions("Stop order");
    await screen.getByLabelText("Quantity").fill("1");
    const stop = screen.getByLabelText("Stop price (USD)");
    await stop.fill("90");
    await expect.element(stop).toHaveAccessibleDescription(/A buy stop goes above the market/);
  });

  test("cancels an open order", async () => {
    const cancelled = replayOf({ orders: [orderOf({ status: "cancelled", reserved: "0.00" })] });
    const { screen } = await open(replayOf({ orders: [orderOf()] }), { [CANCEL]: { body: { replay: cancelled } } });
    await screen.getByRole("button", { name: "Cancel: Buy 10" }).first().click();
    await expect.element(screen.getByText("Canceled").last()).toBeVisible();
  });

  test("shows at the end what it was and what came of it", async () => {
    const over = replayOf({
      reached: 2,
      is_finished: true,
      instrument: { ticker: "NVLA", name: "Novella", kind: "share" },
      starts_at: 1_583_159_400,
      reached_at: 1_583_269_199,
      report: REPORT,
    });
    const { screen } = await open(over);
    await expect.element(screen.getByText(/It was Novella \(NVLA\), from Mar 2, 2020 to Mar 3, 2020\./)).toBeVisible();
    await expect.element(screen.getByText("You finished $300.00 ahead of buy and hold.")).toBeVisible();
    await expect.element(screen.getByText("+1.50 R")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Next bar" })).not.toBeInTheDocument();
  });

  test("says that a replay is not there", async () => {
    const { screen } = await renderReplay(<ReplayView id={id} />, { [`GET ${HERE}/`]: refusal("not_found") });
    await expect.element(screen.getByText("We can’t find this replay")).toBeVisible();
  });

  test("has no axe findings while it is played, in English and on a phone", async () => {
    const { screen } = await open(replayOf({ orders: [orderOf()] }));
    await expectAccessible();
    await page.viewport(390, 844);
    await screen.getByRole("button", { name: "Trade" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  });
});
