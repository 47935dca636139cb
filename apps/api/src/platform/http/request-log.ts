import type { FastifyInstance } from "fastify";
import type { Ids } from "../ids.ts";
import type { Metrics } from "../metrics.ts";

/** One in this many ordinary answers is logged: logging all of them costs up to a third of the throughput. */
const SAMPLE = 20;
const SLOW_MS = 1000;

/** Logs failures, refusals and slow calls, and a sample of the rest; the metrics count every call. */
export function addRequestLog(app: FastifyInstance, ids: Ids, metrics: Metrics | null): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { statusCode: status, elapsedTime } = reply;
    metrics?.observe({ method: request.method, route, status, seconds: elapsedTime / 1000 });
    // In an outage every call gets a 503; the cause is logged where it is detected.
    const isOrdinary = status === 503 || (status < 400 && elapsedTime < SLOW_MS);
    if (isOrdinary && ids.integer(SAMPLE) !== 0) return;
    const facts = { method: request.method, route, status, ms: Math.round(elapsedTime) };
    if (status >= 500 && status !== 503) request.log.error(facts, "request completed");
    else request.log.info(facts, "request completed");
  });
}
