import type { Clock } from "#api/platform/clock.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(iso: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function createTestClock(start = "2026-11-21T12:00:00.000Z"): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (iso) => (now = new Date(iso).getTime()),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  };
}
