import { describe, expect, it } from "vitest";
import { parseQuantity, parseUsd } from "../simulator/money.ts";
import { START_BALANCE } from "../simulator/open-account.ts";
import type { OrderRequest } from "../simulator/order-request.ts";
import { createScriptedMarket } from "../simulator/testing/scripted-market.ts";
import { reportOf } from "./report.ts";
import { advance, beginReplay, cancelInReplay, closeReplay, placeInReplay, type ReplayState } from "./session.ts";

/** One-minute bars; the first one played begins at 60. */
const ENDS = [60, 120, 180, 240, 300];
const market = createScriptedMarket({ ACME: { prices: { 0: 100, 130: 110, 190: 104, 250: 120 } } });
const until = (bar: number): number => ENDS[bar] ?? 0;

const base = { ticker: "ACME", side: "buy", quantity: parseQuantity("10"), timeInForce: "gtc" } as const;
const bracket: OrderRequest = {
  ...base,
  type: "bracket",
  limitPrice: null,
  stopLossPrice: parseUsd("95"),
  takeProfitPrice: parseUsd("109"),
};

function place(state: ReplayState, request: OrderRequest, id = "a"): ReplayState {
  const at = state.account.settledUntil - 1;
  const ids = [id, `${id} stop`, `${id} target`] as const;
  const placed = placeInReplay(state, request, { ids, conditions: market.conditions("ACME", at), market });
  if ("problem" in placed) throw new Error(placed.problem);
  return placed.state;
}
const played = (state: ReplayState, bars: readonly number[]): ReplayState =>
  bars.reduce((before, bar) => advance(before, market, until(bar)), state);

/** `watchFrom`, where the search for an order's next event starts, is not part of the result. */
const withoutSearch = ({ orders, ...state }: ReplayState) => ({
  ...state,
  orders: orders.map(({ watchFrom: _watchFrom, ...order }) => order),
});

describe("the account of a replay", () => {
  it("is matched only when the replay advances, from the first second of the next bar", () => {
    const placed = place(beginReplay(until(0)), { ...base, type: "market" });
    expect(placed.facts).toHaveLength(1);
    const [, bought] = played(placed, [1]).facts;
    expect(bought).toMatchObject({ type: "buy", at: 60, orderId: "a" });
  });

  it("comes to the same in one step or in many", () => {
    const placed = place(beginReplay(until(0)), bracket);
    expect(withoutSearch(played(placed, [1, 2, 3, 4]))).toEqual(withoutSearch(played(placed, [4])));
    expect(played(placed, [4]).orders.map(({ status }) => status)).toEqual(["filled", "cancelled", "filled"]);
  });

  it("refuses what the cash does not pay for, and cancels an order once", () => {
    const state = beginReplay(until(0));
    const dear = { ...base, type: "market", quantity: parseQuantity("100000") } as const;
    const ids = ["a", "b", "c"] as const;
    const refused = placeInReplay(state, dear, { ids, conditions: market.conditions("ACME", 59), market });
    expect(refused).toEqual({ problem: "insufficient_cash" });
    const cancelled = cancelInReplay(place(state, bracket), "a");
    expect(cancelled?.account.orders).toEqual([]);
    expect(cancelled && cancelInReplay(cancelled, "a")).toBeNull();
  });

  it("has no open order when it is closed, and keeps what it holds", () => {
    const closed = closeReplay(played(place(beginReplay(until(0)), bracket), [1]));
    expect(closed.account.orders).toEqual([]);
    expect(closed.account.positions).toHaveLength(1);
    expect(closed.orders.map(({ status }) => status)).toEqual(["filled", "cancelled", "cancelled"]);
  });
});

describe("the report", () => {
  const state = closeReplay(played(place(beginReplay(until(0)), bracket), [4]));
  const report = reportOf(state, market, { ticker: "ACME", ends: ENDS });

  it("values the account after each bar, beside the same money held", () => {
    expect(report.points.map(({ bar }) => bar)).toEqual([0, 1, 2, 3, 4]);
    expect(report.points[0]).toEqual({ bar: 0, value: START_BALANCE, held: START_BALANCE });
    expect(report.last.held).toBe((START_BALANCE * 120n) / 100n);
    expect(report.last.value).toBe(state.account.cash);
    expect(report.best.bar).toBeGreaterThanOrEqual(2);
    expect(report.worst.bar).toBe(1);
  });

  it("measures a trade by what its stop put at risk, and adds up what it cost", () => {
    const [trip] = report.trips;
    expect(report.figures).toMatchObject({ closed: 1, wins: 1, losses: 0, winRate: 1 });
    expect(trip?.profit).toBe(state.account.cash - START_BALANCE);
    // Bought at about 100 with a stop at 95, sold at 110: about 10 for 5.
    expect(report.figures.r.average).toBeGreaterThan(1.5);
    expect(report.figures.r.average).toBeLessThan(2.1);
    expect(report.costs).toBeGreaterThan(0n);
  });
});
