import type { Redis } from "ioredis";
import type { Clock } from "./clock.ts";

/** Counts tries across all API nodes. */
export interface Limits {
  /**
   * Counts one try and tells whether it is within `max` tries in a window of `seconds` that begins with the first.
   * `retryAfter` is in seconds.
   */
  take(key: string, max: number, seconds: number): Promise<{ isAllowed: boolean; retryAfter: number }>;
  forget(key: string): Promise<void>;
}

const MAX_KEYS = 100_000;

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
      return { isAllowed: current.tries <= max, retryAfter: Math.max(1, Math.ceil((current.ends - now) / 1000)) };
    },
    forget: async (key) => void windows.delete(key),
  };
}

/** Limits that all nodes with this Redis share. */
export function createRedisLimits(redis: Redis): Limits {
  return {
    async take(key, max, seconds) {
      const name = `limit:${key}`;
      const answers = await redis.multi().incr(name).expire(name, seconds, "NX").ttl(name).exec();
      const [tries = 0, , left = seconds] = (answers ?? []).map(([, value]) => Number(value));
      return { isAllowed: tries <= max, retryAfter: Math.max(1, left) };
    },
    forget: async (key) => void (await redis.del(`limit:${key}`)),
  };
}
