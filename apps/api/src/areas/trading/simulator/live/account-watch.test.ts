import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import { createSimulatorApp, limit, market, orderBody } from "../testing/simulator-app.ts";

/** Computations that are held up from `hold` until `release`. */
function createHeldSlices() {
  let gate: PromiseWithResolvers<void> | null = null;
  let held = Promise.withResolvers<void>();
  const timeSlices: TimeSlices = {
    async run(steps) {
      if (gate !== null) {
        held.resolve();
        await gate.promise;
      }
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
  };
  return {
    timeSlices,
    /** The next computation waits; those after it do not. Resolves when it has begun. */
    async holdNext() {
      held = Promise.withResolvers();
      const mine = (gate = Promise.withResolvers());
      await held.promise;
      gate = null;
      return () => mine.resolve();
    },
  };
}

const slices = createHeldSlices();
const world = beforeTests(() => createSimulatorApp({ timeSlices: slices.timeSlices }));

it("S1.03 an account that takes long to settle delays no other stream of its node, and gets its events in the end", async () => {
  const away = world.trader();
  const args = { params: { ticker: "COIN", transactionType: "buy" }, body: orderBody(limit("10", "9")) } as const;
  const { order } = await away.call("placeOrder", args);
  world.market.setPrice("COIN", world.now() + 60, 8);
  world.app.clock.advance({ seconds: 90 });
  const slow = await world.follow(away.userId);
  const release = await slices.holdNext();

  const trader = world.trader();
  await trader.call("getPortfolio");
  const quick = await world.follow(trader.userId);
  expect((await quick.nextEvent()).name).toBe("hello");
  await trader.buy("COIN", market("1"));
  const bought = await quick.nextEvent();
  expect(bought).toMatchObject({ name: "changes", data: { activity: [{ type: "buy" }] } });

  release();
  expect((await slow.nextEvent()).name).toBe("hello");
  expect(await slow.nextEvent()).toMatchObject({ name: "changes", data: { ended_orders: [{ id: order.id }] } });
});
