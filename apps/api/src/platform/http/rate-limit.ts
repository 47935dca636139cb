import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callbackify } from "node:util";
import { AppError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network-of.ts";
import { bearerOf } from "./authenticate.ts";
import type { TokenVerifier } from "./endpoint.ts";

const WINDOW_SECONDS = 60;

/**
 * Limits calls per minute of one user, or of one network without an access token. `general` is the shared limit of all endpoints without
 * their own limit.
 */
export async function addRateLimit(
  app: FastifyInstance,
  { general, limits, verifier }: { general: number; limits: Limits; verifier: TokenVerifier },
): Promise<void> {
  /** Keys of endpoints with their own limit end in their `groupId`, so that one store serves all. */
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
    keyGenerator: (request) => callerOf(request, verifier),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_, { ttl }) => new AppError("too_many_requests", { retryAfter: ttl / 1000 }),
  });
}

/** Signed-in users have their own counter, so that a class or an office behind one address does not share one. */
function callerOf({ ip, headers }: FastifyRequest, verifier: TokenVerifier): string {
  const token = bearerOf(headers.authorization);
  const subject = token === undefined ? null : verifier.verifyAccess(token);
  return subject === null ? networkOf(ip) : `user:${subject.userId}`;
}
