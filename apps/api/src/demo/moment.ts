import { AsyncLocalStorage } from "node:async_hooks";
import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import type { Clock } from "#api/platform/clock.ts";
import type { Ids } from "#api/platform/ids.ts";

/** One person's current time and random source. People are simulated in parallel, each at their own time. */
export interface Moment {
  /** Milliseconds since 1970. */
  time: number;
  readonly random: Random;
  ids: number;
}

export interface Moments {
  /** The time and ids of the person being simulated; the real time outside of any. */
  readonly clock: Clock;
  readonly ids: Ids;
  begin(seed: string): Moment;
  /** Runs `work` at that moment. */
  within<Result>(moment: Moment, work: () => Promise<Result>): Promise<Result>;
}

/** Hexadecimal digits of each part of a UUID: time, counter, random. */
const [TIME, COUNT, CHANCE] = [12, 3, 15];

export function createMoments(realClock: Clock, realIds: Ids): Moments {
  const present = new AsyncLocalStorage<Moment>();
  return {
    clock: {
      now: () => {
        const moment = present.getStore();
        return moment ? new Date(moment.time) : realClock.now();
      },
    },
    ids: {
      uuid: () => {
        const moment = present.getStore();
        return moment ? uuidAt(moment) : realIds.uuid();
      },
      integer: (below) => {
        const moment = present.getStore();
        return moment ? Math.floor(moment.random() * below) : realIds.integer(below);
      },
    },
    begin: (seed) => ({ time: 0, random: seededRandom(seed), ids: 0 }),
    // An injected call starts only when awaited.
    within: (moment, work) => present.run(moment, async () => await work()),
  };
}

/** A UUID version 7: ids of one person sort by time. */
export function uuidAt(moment: Moment): string {
  const time = moment.time.toString(16).padStart(TIME, "0");
  const count = (moment.ids++ % 16 ** COUNT).toString(16).padStart(COUNT, "0");
  const chance = Array.from({ length: CHANCE }, () => Math.floor(moment.random() * 16).toString(16)).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${chance.slice(0, 3)}-${chance.slice(3)}`;
}
