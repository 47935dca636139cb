import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { RedisLink } from "./redis.ts";

export interface Count {
  /** Number of attempts, including this one. */
  readonly tries: number;
  readonly isAllowed: boolean;
  /** Seconds until the window ends; at least 1. */
  readonly retryAfter: number;
}

/** Counts attempts across all API nodes. Never throws. */
export interface Limits {
  /** Counts one attempt and returns whether it is within `max` per window of `seconds`, which starts with the first attempt. */
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
      // Deleted first, which moves the key to the end: the map is ordered by age.
      windows.delete(key);
      windows.set(key, current);
      const oldest = windows.keys().next();
      if (windows.size > MAX_KEYS && !oldest.done) windows.delete(oldest.value);
      return countOf(current.tries, max, current.ends - now);
    },
    forget: async (key) => void windows.delete(key),
  };
}

/** Counts one attempt and sets the expiry of a new key, atomically: a key without expiry would refuse forever. */
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
 * Limits shared by all nodes with this Redis. While Redis fails, each node continues with its own counts: limits then hold per node,
 * nobody gets unlimited attempts and nobody is refused for lack of a count.
 */
export function createSharedLimits(redis: RedisLink, own: Limits, secret: Buffer): Limits {
  // Keys contain email and network addresses, which must not be readable in Redis.
  const nameOf = (key: string) => `limit:${createHmac("sha256", secret).update(key).digest("base64url")}`;
  return {
    async take(key, max, seconds) {
      const ownCount = await own.take(key, max, seconds);
      const shared = await redis.ask(async (link) =>
        CountedSchema.parse(await link.eval(COUNT, 1, nameOf(key), seconds * 1000)),
      );
      if (shared === null) return ownCount;
      const [tries, leftMs] = shared;
      return countOf(tries, max, leftMs);
    },
    async forget(key) {
      await own.forget(key);
      await redis.ask((link) => link.del(nameOf(key)));
    },
  };
}
