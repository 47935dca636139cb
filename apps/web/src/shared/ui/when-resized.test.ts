import { afterEach, expect, test, vi } from "vitest";
import { whenResized } from "./when-resized.ts";

afterEach(() => vi.useRealTimers());

test("S9.10 a change of size counts once, 250 ms after its last step, and not after it was called off", () => {
  vi.useFakeTimers();
  const listener = vi.fn();
  const stop = whenResized(listener);
  for (let step = 0; step < 5; step++) {
    dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(149);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
});
