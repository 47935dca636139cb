import { setImmediate as nextIteration } from "node:timers/promises";
import { monotonicNow } from "#api/platform/clock.ts";

/** The longest time that heavy work may hold the event loop. */
const SLICE_MS = 5;

/**
 * Runs long computations in time slices, one per iteration of the event loop, however many computations there are. Those that are finished
 * leave the rest of their slice to the next ones.
 */
export interface TimeSlices {
  run<T>(steps: Generator<void, T>): Promise<T>;
}

interface Task {
  /** Runs until the deadline; false when the task is finished. */
  advance(deadline: number): boolean;
}

/** `now` is in milliseconds. */
export function createTimeSlices(now: () => number = monotonicNow): TimeSlices {
  const waiting: Task[] = [];
  let isRunning = false;

  const runAll = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const deadline = now() + SLICE_MS;
      do {
        const task = waiting.shift();
        if (task?.advance(deadline)) waiting.push(task);
      } while (waiting.length > 0 && now() < deadline);
      await nextIteration();
    }
    isRunning = false;
  };

  return {
    run<T>(steps: Generator<void, T>): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const advance = (deadline: number): boolean => {
        try {
          for (;;) {
            const step = steps.next();
            if (step.done) {
              resolve(step.value);
              return false;
            }
            if (now() >= deadline) return true;
          }
        } catch (error) {
          reject(error);
          return false;
        }
      };
      waiting.push({ advance });
      if (!isRunning) void runAll();
      return promise;
    },
  };
}
