import type { Route, Shape } from "@candlewise/contracts/endpoint";
import { createServer, type ServerOptions } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import type { CallContext, Endpoint } from "#api/platform/mount.ts";
import { createTestApp } from "./test-app.ts";

/** An endpoint of no feature, to see what the platform makes of it. */
export function probe(
  route: Partial<Route> & Pick<Route, "path">,
  shape: Shape,
  handle: (input: { params?: unknown; query?: unknown; body?: unknown }, context: CallContext) => Promise<unknown>,
): Endpoint {
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
    verifier: { verifyAccess: subjectOf, verifyTemp: subjectOf, isFunnel: (token) => token === "funnel" },
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
