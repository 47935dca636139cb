import {
  commonErrors,
  errorCatalogue,
  idempotencyErrors,
  isErrorCode,
  type ErrorCode,
} from "@candlewise/contracts/errors";
import type { Route, RouteTerms, Shape, TokenKind } from "@candlewise/contracts/endpoint";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { RouteSet } from "./route-set.ts";
import type { StreamEndpoint } from "./streams.ts";

type Json = Record<string, unknown>;

const SECURITY: Record<Exclude<TokenKind, "none">, { name: string; description: string }> = {
  default: { name: "accessToken", description: "Access token of a signed-in user, valid for minutes." },
  funnel: { name: "funnelToken", description: "The public client id of the sign-up screens." },
  temp: { name: "temporaryToken", description: "A short-lived token for finishing one thing." },
};

interface Described {
  readonly domain: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

/** An OpenAPI 3.1 description of these routes. */
export function openApiOf(routes: RouteSet, publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  const shared = createSharedSchemas();
  const described = describeAll(routes, shared.schemaOf);
  for (const { domain, name, method, path, operation } of described) {
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: name, tags: [domain], ...operation };
  }
  const schemes = Object.values(SECURITY).map(({ name, description }) => [
    name,
    { type: "http", scheme: "bearer", description },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Candlewise API", version: "1", description: "Every call sends `accept-language`." },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(described.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: Object.fromEntries(schemes), schemas: { Error: errorSchema(), ...shared.schemas } },
  };
}

function describeAll({ endpoints, streams, files, webhooks }: RouteSet, schemaOf: SchemaOf): Described[] {
  return [
    ...endpoints.map((endpoint) => {
      const { domain, name, route } = endpoint;
      return { domain, name, method: route.method, path: route.path, operation: describeEndpoint(endpoint, schemaOf) };
    }),
    ...streams.map((stream) => {
      const { domain, name, route } = stream;
      return { domain, name, method: "GET", path: route.path, operation: describeStream(stream, schemaOf) };
    }),
    ...files.map(({ domain, name, route, shape }) => ({
      domain,
      name,
      method: route.method,
      path: route.path,
      operation: { ...terms(route, shape, schemaOf), responses: answers(route, "The file.", { "*/*": {} }) },
    })),
    ...webhooks.map(({ domain, name, route, shape }) => ({
      domain,
      name,
      method: "POST",
      path: route.path,
      operation: {
        summary: route.summary,
        description: "Signed by the sending service; an event that is sent again is handled once.",
        security: [],
        requestBody: jsonBody(schemaOf(shape.event, "input")),
        responses: answers(route, "Handled.", { "application/json": {} }),
      },
    })),
  ];
}

function describeEndpoint({ route, shape }: Endpoint, schemaOf: SchemaOf): Json {
  const body = shape.body && schemaOf(shape.body, "input");
  const described = terms(route, shape, schemaOf);
  return {
    ...described,
    ...(route.idempotent && { parameters: [...described.parameters, IDEMPOTENCY_KEY] }),
    ...(body && { requestBody: jsonBody(body, route.form && "multipart/form-data") }),
    responses: answers(withIdempotency(route), "Done.", {
      [mediaTypeOf(shape.response)]: { schema: schemaOf(shape.response, "output") },
    }),
  };
}

/** A text is sent as it is. */
const mediaTypeOf = (response: z.ZodType): string =>
  response instanceof z.ZodString || response instanceof z.ZodEnum ? "text/plain" : "application/json";

function describeStream({ route, shape }: StreamEndpoint, schemaOf: SchemaOf): Json {
  const events = Object.entries(shape.events).map(([name, schema]) => ({
    type: "object",
    properties: { event: { const: name }, id: { type: "string" }, data: schemaOf(schema, "output") },
    required: ["event", "data"],
  }));
  return {
    ...terms(route, shape, schemaOf),
    responses: answers(route, "Server-sent events; a client that comes back sends `last-event-id`.", {
      "text/event-stream": { schema: { oneOf: events } },
    }),
  };
}

const IDEMPOTENCY_KEY = {
  name: "idempotency-key",
  in: "header",
  required: true,
  description: "Drawn by the client for each new request, and sent again with each repeat of it.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const withIdempotency = (route: Route) => ({
  errors: route.idempotent ? [...route.errors, ...Object.keys(idempotencyErrors).filter(isErrorCode)] : route.errors,
});

/** Description of the route. */
function terms(route: RouteTerms, shape: Pick<Shape, "params" | "query" | "headers">, schemaOf: SchemaOf) {
  return {
    summary: route.summary,
    ...(route.access === "operator" && { "x-access": "operator" }),
    security: [
      ...(route.token === "none" ? [] : [{ [SECURITY[route.token].name]: [] }]),
      ...(route.token === "default" && route.tempUses ? [{ [SECURITY.temp.name]: [] }] : []),
      ...(route.visitors ? [{ [SECURITY.funnel.name]: [] }] : []),
    ],
    parameters: [
      ...parameters("path", shape.params, schemaOf),
      ...parameters("query", shape.query, schemaOf),
      ...parameters("header", shape.headers, schemaOf),
    ],
  };
}

const jsonBody = (schema: Json, type = "application/json"): Json => ({
  required: true,
  content: { [type]: { schema } },
});

const answers = (route: { readonly errors: readonly ErrorCode[] }, description: string, content: Json): Json => ({
  200: { description, content },
  ...errorResponses([...route.errors, ...commonErrors]),
});

function parameters(place: "path" | "query" | "header", schema: z.ZodObject | undefined, schemaOf: SchemaOf): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => {
    const value: unknown = part;
    const isOptional = value instanceof z.ZodType && value.safeParse(undefined).success;
    return {
      name,
      in: place,
      required: place === "path" || !isOptional,
      schema: value instanceof z.ZodType ? schemaOf(value, "input") : {},
    };
  });
}

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join("\n\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

type SchemaOf = (schema: z.ZodType, io: "input" | "output") => Json;

/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1. What it cannot express, such as a transform, becomes "anything".
 * Referenced definitions move to `components`, because `#` refers to the whole document there.
 */
function createSharedSchemas(): { schemaOf: SchemaOf; schemas: Record<string, unknown> } {
  const schemas: Record<string, unknown> = {};
  const names = new Map<string, string>();
  const schemaOf: SchemaOf = (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
    const all = JSON.stringify($defs);
    const move = (text: string) =>
      text.replaceAll(
        /"#\/\$defs\/(\w+)"/g,
        (_match, name: string) => `"#/components/schemas/${names.get(all + name)}"`,
      );
    for (const name of Object.keys($defs)) {
      if (!names.has(all + name)) names.set(all + name, `Shared${names.size + 1}`);
    }
    for (const [name, definition] of Object.entries($defs)) {
      schemas[names.get(all + name) ?? name] ??= JSON.parse(move(JSON.stringify(definition)));
    }
    const moved: unknown = JSON.parse(move(JSON.stringify(json)));
    return isJson(moved) ? moved : {};
  };
  return { schemaOf, schemas };
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

const errorSchema = () => ({
  type: "object",
  required: ["error", "message", "request_id"],
  properties: {
    error: { type: "string", enum: Object.keys(errorCatalogue) },
    message: { type: "string" },
    request_id: { type: "string" },
    details: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    facts: {
      type: "object",
      description: "Facts that some errors carry beside their code, such as when a test opens again.",
    },
  },
});
