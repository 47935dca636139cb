import type { FastifyInstance } from "fastify";

/** Milliseconds. */
export interface TimeLimits {
  /** For the headers of a request, counted from the start of the connection or the end of the previous request. */
  readonly headersMs: number;
  /** For a whole request, body included. */
  readonly requestMs: number;
  /** How often the two are checked. */
  readonly checkMs: number;
  /** How long an upload may stall without sending a byte. */
  readonly stalledMs: number;
  /** How long a stopping server waits for open requests. */
  readonly stopMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 5_000,
  stalledMs: 10_000,
  stopMs: 10_000,
};

/** A connection costs a few kilobytes, so a node runs out of other resources first. */
const MAX_CONNECTIONS = 10_000;

/** Caps open connections, and closes those whose requests outlast `stopMs`: Node stops checking time limits once a server closes. */
export function limitConnections(app: FastifyInstance, { stopMs }: TimeLimits): void {
  const { server } = app;
  server.maxConnections = MAX_CONNECTIONS;
  app.addHook("preClose", async () => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopMs);
    server.once("close", () => clearTimeout(deadline));
  });
}
