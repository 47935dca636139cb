import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../errors.ts";

/** Limits calls a minute from one address: `general` for all endpoints together that name no limit of their own. */
export async function addRateLimit(app: FastifyInstance, general: number, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: general,
    timeWindow: "1 minute",
    cache: 50_000,
    // An address is the first 64 bits of IPv6: what one household or server gets.
    ipv6Subnet: 64,
    nameSpace: "rate:",
    ...(redis !== null && { redis, skipOnError: true }),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_, { ttl }) =>
      new AppError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
