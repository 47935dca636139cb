import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import type { RedisLink } from "../limits/redis.ts";

export interface Lifecycle {
  /** The server is stopping: load balancers should route elsewhere. */
  isDraining: boolean;
}

interface Health {
  readonly database: Database;
  readonly redis: RedisLink | null;
  readonly lifecycle: Lifecycle;
}

/**
 * `/health/live`: the process runs. `/health/ready`: it should get traffic. It is still ready without Redis (`degraded`): all nodes lose
 * Redis at once, and each can work without it.
 */
export function addHealth(app: FastifyInstance, { database, redis, lifecycle }: Health): void {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_, reply) => {
    const { isUp, isWritable } = await database.check();
    const checks = { database: isUp, writable: isWritable, serving: !lifecycle.isDraining };
    if (!Object.values(checks).every(Boolean)) return reply.code(503).send({ status: "unavailable", checks });
    if (redis === null) return { status: "ok", checks };
    const isRedisUp = await redis.isUp();
    return { status: isRedisUp ? "ok" : "degraded", checks: { ...checks, redis: isRedisUp } };
  });
}
