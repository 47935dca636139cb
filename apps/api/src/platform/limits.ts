import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { RedisLink } from "./redis.ts";

export interface Count {
  /** This one included. */
  readonly tries: number;
  readonly isAllowed: boolean;
  /** Seconds until the window ends; at least 1. */
  readonly retryAfter: number;
}

/** Counts tries across all API nodes. It never fails. */
export interface Limits {
  /** Counts one try and tells whether it is within `max` tries in a window of `seconds` that begins with the first. */
  take(key: string, max: number, seconds: number): Promise<Count>;
  forget(key: string): Promise<void>;
}

const MAX_KEYS = 100_000;

const countOf = (tries: number, max: number, leftMs: number): Count => ({
  tries,
  isAllowed: tries <= max,
  retryAfter: Math.max(1, Math.ceil(leftMs / 1000)),
});

/** Limits of a single node. */
export function createLocalLimits(clock: Clock): Limits {
  const windows = new Map<string, { tries: number; ends: number }>();
  return {
    async take(key, max, seconds) {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const current = open !== undefined && open.ends > now ? open : { tries: 0, ends: now + seconds * 1000 };
      current.tries++;
      // Deleted first, so that the oldest keys stand at the front.
      windows.delete(key);
      windows.set(key, current);
      const oldest = windows.keys().next();
      if (windows.size > MAX_KEYS && !oldest.done) windows.delete(oldest.value);
      return countOf(current.tries, max, current.ends - now);
    },
    forget: async (key) => void windows.delete(key),
  };
}

/** Counts one try and gives a window to a key that has none. In one step: a key without an end would refuse for ever. */
const COUNT = `
  local tries = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return { tries, left }
`;
const CountedSchema = z.tuple([z.number(), z.number()]);

/**
 * Limits that all nodes with this Redis share. While it fails each node goes on alone, from what it has itself seen so far: then a limit
 * holds for each node, but nobody gets tries without end and nobody is turned away for want of a count.
 */
export function createSharedLimits(redis: RedisLink, own: Limits): Limits {
  return {
    async take(key, max, seconds) {
      const ownCount = await own.take(key, max, seconds);
      const shared = await redis.ask(async (link) =>
        CountedSchema.parse(await link.eval(COUNT, 1, `limit:${key}`, seconds * 1000)),
      );
      if (shared === null) return ownCount;
      const [tries, leftMs] = shared;
      return countOf(tries, max, leftMs);
    },
    async forget(key) {
      await own.forget(key);
      await redis.ask((link) => link.del(`limit:${key}`));
    },
  };
}
