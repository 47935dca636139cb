import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { outboxLag } from "./outbox/maintenance.ts";

export interface Metrics {
  observe(call: { method: string; route: string; status: number; seconds: number }): void;
  /** Serves `/metrics` on a port of its own. */
  listen(port: number, host: string): Promise<Server>;
}

export function createMetrics(database: Database, clock: Clock): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: "database_waiting_calls",
      help: "Calls that wait for a database connection.",
      registers: [],
      collect() {
        this.set(database.waiting());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "outbox_lag_seconds",
      help: "Age of the oldest event that is not delivered.",
      registers: [],
      async collect() {
        this.set(await outboxLag(database, clock.now()));
      },
    }),
  );
  return {
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    listen: (port, host) => listen(registry, port, host),
  };
}

function listen(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
