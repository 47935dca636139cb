import { expect, it } from "vitest";
import { createTimeSlices, type TimeSlices } from "#api/platform/time-slices.ts";
import { createSimulatorApp, limit } from "../testing/simulator-app.ts";

const ORDERS = 3;
const DAYS = 80;

/** Time slices with the number of steps that they have run. */
function countedSlices() {
  const slices = createTimeSlices();
  const work = { steps: 0 };
  function* counted<T>(steps: Generator<void, T>): Generator<void, T> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      work.steps++;
      yield;
    }
  }
  const timeSlices: TimeSlices = { run: (steps) => slices.run(counted(steps)) };
  return { timeSlices, work };
}

it("S7.29 an account that was idle for long is settled in time slices, a day of an order in each step", async () => {
  const { timeSlices, work } = countedSlices();
  const world = await createSimulatorApp({ timeSlices });
  const trader = world.trader();
  for (let order = 0; order < ORDERS; order++) await trader.buy("COIN", limit("1", "5"));
  world.app.clock.advance({ days: DAYS });
  work.steps = 0;
  expect(await trader.call("getPortfolio")).toMatchObject({ balance: 100_000, reserved: 15.02 });
  expect(work.steps).toBeGreaterThan(ORDERS * DAYS);
});
