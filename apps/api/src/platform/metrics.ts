import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { createSamplers, type Sampler } from "./samplers.ts";

/** Registers metrics. Each name may be registered once. */
export interface Meters {
  /** A counter since the start: `meters.counter("jobs_total", "Jobs that ended.", ["name", "state"]).inc({ … })`. */
  counter<Label extends string>(name: string, help: string, labelNames?: readonly Label[]): Counter<Label>;
  /** A gauge of a value in memory, read at each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** Gauges whose values need a query, read in the background. */
  sample(sampler: Sampler): void;
}

export interface Metrics extends Meters {
  observe(call: { method: string; route: string; status: number; seconds: number }): void;
  /** The metrics in the Prometheus text format. */
  text(): Promise<string>;
  /** Reads all samplers once. */
  readSamplers(): Promise<void>;
  /** Serves `/metrics` on a separate port and starts reading the samplers periodically. */
  listen(port: number, host: string): Promise<Server>;
  /** Stops the server and the samplers. */
  close(): void;
}

const SAMPLE_EVERY_MS = 10_000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last byte of its response.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const samplers = createSamplers(registry);
  let timer: NodeJS.Timeout | undefined;
  let server: Server | undefined;
  return {
    counter: (name, help, labelNames = []) =>
      new Counter({ name, help, labelNames: [...labelNames], registers: [registry] }),
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    },
    sample: (sampler) => samplers.add(sampler),
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    text: () => registry.metrics(),
    readSamplers: () => samplers.readAll(),
    async listen(port, host) {
      server = await listen(registry, port, host);
      void samplers.readAll();
      timer = setInterval(() => void samplers.readAll(), SAMPLE_EVERY_MS).unref();
      return server;
    },
    close() {
      clearInterval(timer);
      server?.close();
      server?.closeAllConnections();
    },
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
