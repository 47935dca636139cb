import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const look = async (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};

test("tries later each time, also after one that broke, until it got through", async () => {
  const outcomes = [async () => false, async () => Promise.reject(new Error("broken")), async () => true];
  const times: number[] = [];
  keepTrying(async () => {
    times.push(performance.now() - start);
    return outcomes.shift()?.() ?? false;
  });
  const start = performance.now();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(times).toEqual([2000, 6000, 14_000]);
});

test("rests while the page is hidden, tries at once when it is looked at, and stops when told to", async () => {
  const attempt = vi.fn(async () => false);
  const stop = keepTrying(attempt);
  await look("hidden");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).not.toHaveBeenCalled();
  await look("visible");
  expect(attempt).toHaveBeenCalledTimes(1);
  stop();
  await look("visible");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
