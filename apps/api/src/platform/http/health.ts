import type { FastifyInstance } from "fastify";
import type { Database } from "../database.ts";
import type { RedisLink } from "../redis.ts";

/** Where the server stands in its life: it serves until a stop begins, and the database has every migration. */
export interface Lifecycle {
  isMigrated: boolean;
  isDraining: boolean;
}

interface Health {
  readonly database: Database;
  readonly redis: RedisLink | null;
  readonly lifecycle: Lifecycle;
}

/**
 * `/health/live`: the process runs. `/health/ready`: it should get traffic. Without its Redis it should too (`degraded`): all nodes lose that
 * at once, and each can go on alone.
 */
export function addHealth(app: FastifyInstance, { database, redis, lifecycle }: Health): void {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (request, reply) => {
    const isDatabaseUp = await database.ping().then(
      () => true,
      (error: unknown) => {
        request.log.warn({ err: error }, "the database did not answer a health check");
        return false;
      },
    );
    const checks = { database: isDatabaseUp, migrations: lifecycle.isMigrated, serving: !lifecycle.isDraining };
    if (!Object.values(checks).every(Boolean)) return reply.code(503).send({ status: "unavailable", checks });
    if (redis === null) return { status: "ok", checks };
    const isRedisUp = await redis.isUp();
    return { status: isRedisUp ? "ok" : "degraded", checks: { ...checks, redis: isRedisUp } };
  });
}
