import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { FileEndpoint } from "./files.ts";
import { patternOf } from "./route-options.ts";
import type { StreamEndpoint } from "./streams.ts";
import type { Webhook } from "./webhooks.ts";

/** Every route of the endpoint tables, by kind. */
export interface RouteSet {
  readonly endpoints: readonly Endpoint[];
  readonly streams: readonly StreamEndpoint[];
  readonly files: readonly FileEndpoint[];
  readonly webhooks: readonly Webhook[];
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Answers 405 to methods that a path does not have. */
export function refuseOtherMethods(app: FastifyInstance, routes: RouteSet): void {
  for (const [pattern, allowed] of methodsByPattern(routes)) {
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: pattern,
      handler: (_, reply) => {
        reply.header("allow", [...allowed].join(", "));
        throw new AppError("method_not_allowed");
      },
    });
  }
}

/** Normalizes paths: parameter names and a trailing slash do not matter. */
function methodsByPattern({ endpoints, streams, files, webhooks }: RouteSet): Map<string, Set<string>> {
  const byForm = new Map<string, { pattern: string; methods: Set<string> }>();
  const add = (route: { readonly path: string }, methods: readonly string[]) => {
    const pattern = patternOf(route);
    const form = pattern.replaceAll(/:\w+/g, ":").replace(/\/$/, "");
    const known = byForm.get(form) ?? { pattern, methods: new Set<string>() };
    for (const method of methods) known.methods.add(method);
    byForm.set(form, known);
  };
  for (const { route } of [...endpoints, ...files])
    add(route, route.method === "GET" ? ["GET", "HEAD"] : [route.method]);
  for (const { route } of streams) add(route, ["GET"]);
  for (const { route } of webhooks) add(route, ["POST"]);
  return new Map([...byForm.values()].map(({ pattern, methods }) => [pattern, methods]));
}
