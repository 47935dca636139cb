import type { Route, Shape } from "@candlewise/contracts/endpoint";
import { createServer, type ServerOptions } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { createTestApp } from "./test-app.ts";

/** An endpoint outside any feature, for tests of the platform. */
export function probe(route: Partial<Route> & Pick<Route, "path">, shape: Shape, handle: Endpoint["handle"]): Endpoint {
  const full: Route = { method: "GET", token: "none", owner: "public", errors: [], summary: "A probe.", ...route };
  return { domain: "probe", name: full.path.replaceAll(/\W+/g, "-"), route: full, shape, handle };
}

/** A server with these endpoints only. Tokens of the form `user.<id>` are good. */
export async function createProbeServer(endpoints: readonly Endpoint[], changes: Partial<ServerOptions> = {}) {
  const app = await createTestApp();
  const { database, ids } = app.platform;
  const subjectOf = (token: string) =>
    token.startsWith("user.") ? { userId: token.slice("user.".length), sessionId: null } : null;
  const http = await createServer({
    database,
    ids,
    clock: app.clock,
    log: app.log,
    metrics: null,
    redis: null,
    limits: app.platform.limits,
    lifecycle: app.lifecycle,
    endpoints,
    verifier: {
      verifyAccess: subjectOf,
      verifyTemp: (token) => (token.startsWith("guest-") ? { userId: token, sessionId: null } : subjectOf(token)),
      isFunnel: (token) => token === "funnel",
      isLive: async () => true,
      isOperator: async () => false,
    },
    web: loadWebApp("/nonexistent", {}),
    publicUrl: "http://localhost:8080",
    serviceOrigins: [],
    trustedProxies: undefined,
    rateLimit: 0,
    isStrict: false,
    onWritten: () => undefined,
    ...changes,
  });
  return { http, app };
}
