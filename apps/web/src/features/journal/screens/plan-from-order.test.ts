import { expect, it } from "vitest";
import { emptyDraft } from "#web/features/journal/entry-draft.ts";
import { orderOf } from "#web/features/simulator/samples.ts";
import { planFromOrder, withPlan } from "./plan-from-order.ts";

const entry = orderOf({ id: "e", role: "entry", limit_price: "100.00", quantity: "10" });
const stop = orderOf({ id: "s", role: "stop_loss", parent_id: "e", limit_price: null, stop_price: "95.00" });
const target = orderOf({ id: "t", role: "take_profit", parent_id: "e", limit_price: "112.50" });
const bracket = [entry, stop, target];
const plan = { entryPrice: "100.00", stopPrice: "95.00", targetPrice: "112.50", risk: "50.00" };

it("the plan of an entry is that of its bracket, whichever of its orders was chosen", () => {
  expect(planFromOrder("e", bracket)).toEqual(plan);
  expect(planFromOrder("s", bracket)).toEqual(plan);
});

it("the plan is the first one: a stop that was moved up risked more", () => {
  const moves = (from: string, to: string) => ({
    at: 1,
    quantity: null,
    limit_price: null,
    stop_price: { from, to },
    trail: null,
  });
  const moved = { ...stop, stop_price: "99.00", changes: [moves("95.00", "97.00"), moves("97.00", "99.00")] };
  expect(planFromOrder("e", [entry, moved, target])).toEqual(plan);
});

it("an order without a bracket plans its price only, a market order what it paid", () => {
  const none = { stopPrice: "", targetPrice: "", risk: "" };
  expect(planFromOrder("e", [{ ...entry, role: null }])).toEqual({ ...none, entryPrice: "100.00" });
  const market = orderOf({ id: "m", type: "market", limit_price: null, average_price: "101.25" });
  expect(planFromOrder("m", [market])).toEqual({ ...none, entryPrice: "101.25" });
  expect(planFromOrder("x", [])).toEqual({ ...none, entryPrice: "" });
});

it("what was typed stays", () => {
  expect(withPlan({ ...emptyDraft(), stopPrice: "90" }, plan)).toEqual({ ...plan, stopPrice: "90" });
});
