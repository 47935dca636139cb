import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WireOrder } from "./read-request.ts";
import { market, simulatorWorld } from "../testing/simulator-app.ts";

const world = simulatorWorld();

const cents = (from: number, to: number) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((each) => String(each / 100));
const quantity = fc.integer({ min: 1, max: 90_000_000 }).map((each) => String(each / 100_000));
const time_in_force = fc.constantFrom("day" as const, "gtc" as const);
const type = <Type extends WireOrder["type"]>(name: Type) => fc.constant(name);
const common = { quantity, time_in_force };
/** Purchases of something that costs 100 dollars. */
const purchases: fc.Arbitrary<WireOrder> = fc.oneof(
  fc.record({ type: type("market"), quantity }),
  fc.record({ type: type("limit"), ...common, limit_price: cents(80, 130) }),
  fc.record({ type: type("stop"), ...common, stop_price: cents(101, 130) }),
  fc.record({ type: type("stop_limit"), ...common, stop_price: cents(101, 130), limit_price: cents(101, 130) }),
  fc.record({
    type: type("trailing_stop"),
    ...common,
    trail: fc.oneof(
      fc.record({ type: fc.constant("amount" as const), amount: cents(1, 20) }),
      fc.record({ type: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 50 }) }),
    ),
  }),
  fc.record({
    type: type("bracket"),
    ...common,
    stop_loss_price: cents(50, 79),
    take_profit_price: cents(131, 200),
    limit_price: cents(80, 130),
  }),
  fc.record({ type: type("bracket"), ...common, stop_loss_price: cents(50, 79), take_profit_price: cents(131, 200) }),
);

describe("a preview", () => {
  it("S7.29 names the cash that placing the order in the same second holds back, whatever is ordered", async () => {
    let placed = 0;
    // Nothing fills, so the initial reservation remains visible.
    world.market.minuteVolume = 0;
    const check = async (order: WireOrder) => {
      const trader = world.trader();
      const asked = { params: { ticker: "ACME", transactionType: "buy" }, body: order } as const;
      const { params } = asked;
      const preview = await trader.call("previewOrder", asked).catch(() => null);
      if (preview === null) {
        const body = { client_order_id: trader.userId, order };
        expect(await trader.refuse("placeOrder", { params, body })).toBe(await trader.refuse("previewOrder", asked));
        return;
      }
      const answer = await trader.buy("ACME", order);
      expect(answer.order.reserved).toBe(preview.reserved);
      expect(answer.portfolio.reserved).toBeCloseTo(Number(preview.reserved), 1);
      placed++;
    };
    await fc.assert(fc.asyncProperty(purchases, check), { numRuns: 150 });
    expect(placed).toBeGreaterThan(50);
    world.market.minuteVolume = 100_000;
  });

  it("S7.29 names two hundredths more than a purchase without a limit should cost, and nothing for a sale", async () => {
    const trader = world.trader();
    const params = { ticker: "INDX", transactionType: "buy" } as const;
    const preview = await trader.call("previewOrder", { params, body: market("100") });
    // Funds trade without commission: 100 at 50.01.
    expect(preview).toMatchObject({ reserved: "5101.02", balance_after: "94999.00" });
    await trader.buy("INDX", market("100"));
    const sale = { ticker: "INDX", transactionType: "sell" } as const;
    expect((await trader.call("previewOrder", { params: sale, body: market("100") })).reserved).toBe("0.00");
  });
});
