import { commonErrors, errorCatalogue, type ErrorCode } from "@candlewise/contracts/errors";
import type { TokenKind } from "@candlewise/contracts/endpoint";
import { z } from "zod";
import type { Endpoint } from "../mount.ts";

type Json = Record<string, unknown>;

const SECURITY: Record<Exclude<TokenKind, "none">, { name: string; description: string }> = {
  default: { name: "accessToken", description: "Access token of a signed-in user, valid for minutes." },
  funnel: { name: "funnelToken", description: "The public client id of the sign-up screens." },
  temp: { name: "temporaryToken", description: "A short-lived token for finishing one thing." },
};

/** An OpenAPI 3.1 description of these endpoints. */
export function openApiOf(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  const shared = createSharedSchemas();
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.route;
    (paths[path] ??= {})[method.toLowerCase()] = operation(endpoint, shared.schemaOf);
  }
  const schemes = Object.values(SECURITY).map(({ name, description }) => [
    name,
    { type: "http", scheme: "bearer", description },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Candlewise API", version: "1", description: "Every call sends `accept-language`." },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: Object.fromEntries(schemes), schemas: { Error: errorSchema(), ...shared.schemas } },
  };
}

function operation({ domain, name, route, shape }: Endpoint, schemaOf: SchemaOf): Json {
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    security: route.token === "none" ? [] : [{ [SECURITY[route.token].name]: [] }],
    parameters: [...parameters("path", shape.params, schemaOf), ...parameters("query", shape.query, schemaOf)],
    ...(shape.body && {
      requestBody: {
        required: true,
        content: {
          [route.form ? "multipart/form-data" : "application/json"]: { schema: schemaOf(shape.body, "input") },
        },
      },
    }),
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: schemaOf(shape.response, "output") } } },
      ...errorResponses([...route.errors, ...commonErrors]),
    },
  };
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined, schemaOf: SchemaOf): Json[] {
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
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1. What JSON cannot say, such as a transform, becomes "anything".
 * Definitions that a schema refers to move to `components`, because `#` is the whole document there.
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
  },
});
