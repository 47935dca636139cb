import type { Shape } from "@candlewise/contracts/endpoint";
import type { ErrorBody } from "@candlewise/contracts/errors";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../errors.ts";

type Details = NonNullable<ErrorBody["details"]>;

const NothingSchema = z.strictObject({});

/** The parsed parts of a request; throws `validation_failed` with everything that is wrong in any of them. */
export function parseInput(
  shape: Shape,
  request: Pick<FastifyRequest, "params" | "query" | "body">,
): { params?: unknown; query?: unknown; body?: unknown } {
  const details: Details = [];
  const parse = (place: string, schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) details.push({ path: [place, ...path].join("."), message });
    return undefined;
  };
  const input = {
    params: parse("params", shape.params ?? NothingSchema, request.params ?? {}),
    query: parse("query", shape.query ?? NothingSchema, request.query ?? {}),
    // A call without a body means the empty one.
    body: parse("body", shape.body ?? NothingSchema, request.body === undefined ? {} : request.body),
  };
  if (details.length > 0) throw new AppError("validation_failed", { details });
  return input;
}
