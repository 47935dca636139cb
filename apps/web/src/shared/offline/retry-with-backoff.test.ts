import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryWithBackoff } from "./retry-with-backoff.ts";

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

test("attempts come later each time, also after one that threw, until one succeeds", async () => {
  const outcomes = [async () => false, async () => Promise.reject(new Error("broken")), async () => true];
  const times: number[] = [];
  retryWithBackoff(async () => {
    times.push(performance.now() - start);
    return outcomes.shift()?.() ?? false;
  });
  const start = performance.now();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(times).toEqual([2000, 6000, 14_000]);
});

test("no attempt is made while the page is hidden, one at once when it becomes visible, none after the stop", async () => {
  const attempt = vi.fn(async () => false);
  const stop = retryWithBackoff(attempt);
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
