import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { callbackify } from "node:util";
import { AppError } from "../errors.ts";
import type { Limits } from "../limits.ts";

const WINDOW_SECONDS = 60;

/** Limits calls a minute from one address: `general` for all endpoints together that name no limit of their own. */
export async function addRateLimit(app: FastifyInstance, general: number, limits: Limits): Promise<void> {
  /** Keys of endpoints with a limit of their own end in their `groupId`, so that one store serves all. */
  class Store implements FastifyRateLimitStore {
    incr(...[key, done, , max]: Parameters<FastifyRateLimitStore["incr"]>): void {
      const count = async () => {
        const { tries, retryAfter } = await limits.take(`calls:${key}`, max, WINDOW_SECONDS);
        return { current: tries, ttl: retryAfter * 1000 };
      };
      callbackify(count)(done);
    }
    child(): this {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: true,
    max: general,
    timeWindow: WINDOW_SECONDS * 1000,
    store: Store,
    // An address is the first 64 bits of IPv6: what one household or server gets.
    ipv6Subnet: 64,
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_, { ttl }) => new AppError("too_many_requests", { retryAfter: ttl / 1000 }),
  });
}
