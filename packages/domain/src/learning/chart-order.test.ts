import { describe, expect, it } from "vitest";
import { isCoherent, judgePlacedOrder, offeredSides, orderSpan, stakesOf, withCrampedStop } from "./chart-order.ts";
import type { PlannedOrder } from "./items.ts";
import { sample } from "./testing/samples.ts";

const item = sample("chart_order");
const order: PlannedOrder = { side: "buy", entry: 110, stop: 104, target: 128 };
const broken = (change: Partial<PlannedOrder>) =>
  judgePlacedOrder(item, { ...order, ...change })
    ?.filter(({ is_correct }) => !is_correct)
    .map(({ token }) => token);

describe("an order on a chart", () => {
  it("is judged rule by rule", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ entry: 112.5 })).toEqual(["entry", "reward_to_risk"]);
    expect(broken({ stop: 105 })).toEqual(["stop"]);
    expect(broken({ stop: 100, target: 130 })).toEqual(["room"]);
    expect(broken({ target: 130.01 })).toEqual(["target"]);
    expect(broken({ target: 121 })).toEqual(["reward_to_risk"]);
  });

  it("needs exactly the ratio that its rule asks for", () => {
    expect(broken({ target: 122 })).toEqual([]);
    expect(broken({ target: 121.99 })).toEqual(["reward_to_risk"]);
  });

  it("is only judged by its side when that is wrong", () => {
    const sold = judgePlacedOrder(item, { side: "sell", entry: 110, stop: 116, target: 92 });
    expect(sold?.map(({ token, is_correct }) => [token, is_correct])).toEqual([["side", false]]);
    expect(judgePlacedOrder(item, null)?.map(({ token }) => token)).toEqual(["side"]);
    const stayOut = { ...item, side: "stay_out" as const, wrongSides: item.wrongSides.slice(0, 1), rules: [] };
    expect(judgePlacedOrder(stayOut, null)?.map(({ is_correct }) => is_correct)).toEqual([true]);
  });

  it("with a given side has no rule about it, and no other side", () => {
    const given = { ...item, wrongSides: [] };
    expect(offeredSides(given)).toEqual(["buy"]);
    expect(judgePlacedOrder(given, order)?.map(({ token }) => token)).not.toContain("side");
    expect(judgePlacedOrder(given, null)).toBeNull();
    expect(offeredSides(item)).toEqual(["buy", "sell", "stay_out"]);
  });

  it("is none with an exit on the wrong side, or off the chart", () => {
    expect(orderSpan(item.chart)).toEqual({ from: 89.4, to: 149.6 });
    for (const change of [{ stop: 110 }, { stop: 112 }, { target: 109 }, { target: 150 }, { stop: 89 }])
      expect(judgePlacedOrder(item, { ...order, ...change }), JSON.stringify(change)).toBeNull();
    expect(isCoherent({ side: "sell", entry: 110, stop: 116, target: 92 })).toBe(true);
  });

  it("stakes the way to its stop for the way to its target", () => {
    expect(stakesOf(order)).toEqual({ risk: 6, reward: 18, ratio: 3 });
    expect(withCrampedStop({ side: "sell", entry: 1.5, stop: 2, target: 1 }, 2).stop).toBe(1.51);
  });
});
