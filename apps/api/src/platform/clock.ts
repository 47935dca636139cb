/** The server's source of time; tests pass a controllable one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds of a monotonic clock, for durations. */
export const monotonicNow = (): number => performance.now();
