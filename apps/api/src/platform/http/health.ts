import type { FastifyInstance } from "fastify";
import type { Database } from "../database.ts";

/** Where the server stands in its life: it serves until a stop begins, and the database has every migration. */
export interface Lifecycle {
  isMigrated: boolean;
  isDraining: boolean;
}

/** `/health/live`: the process runs. `/health/ready`: it should get traffic. */
export function addHealth(app: FastifyInstance, database: Database, lifecycle: Lifecycle): void {
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
    const isReady = Object.values(checks).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ok" : "unavailable", checks });
  });
}
