import { setImmediate as nextIteration } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTimeSlices } from "./time-slices.ts";

/** A clock on which each step takes a millisecond. */
function workshop() {
  let now = 0;
  const steps: string[] = [];
  function* work(name: string, count: number): Generator<void, string> {
    for (let step = 0; step < count; step++) {
      now++;
      steps.push(name);
      yield;
    }
    return name;
  }
  return { timeSlices: createTimeSlices(() => now), steps, work };
}

it("runs computations for 5 ms in every iteration of the event loop, each in turn", async () => {
  const { timeSlices, steps, work } = workshop();
  const answers = Promise.all([timeSlices.run(work("a", 12)), timeSlices.run(work("b", 7))]);
  const seen: string[] = [];
  for (let iteration = 0; iteration < 6; iteration++) {
    seen.push(steps.splice(0).join(""));
    await nextIteration();
  }
  expect(await answers).toEqual(["a", "b"]);
  expect(seen.filter(Boolean)).toEqual(["aaaaa", "aaaaa", "bbbbb", "aabb"]);
});

it("continues with the others when one fails, and restarts after it was idle", async () => {
  const { timeSlices, work } = workshop();
  function* broken(): Generator<void, never> {
    yield;
    throw new RangeError("no price");
  }
  const [refused, answered] = await Promise.allSettled([timeSlices.run(broken()), timeSlices.run(work("a", 20))]);
  expect(refused).toMatchObject({ status: "rejected", reason: new RangeError("no price") });
  expect(answered).toEqual({ status: "fulfilled", value: "a" });
  await nextIteration();
  expect(await timeSlices.run(work("b", 3))).toBe("b");
});
