import type { ErrorBody } from "@candlewise/contracts/errors";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../errors.ts";

type Details = NonNullable<ErrorBody["details"]>;

export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

export interface InputShape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
}

const NothingSchema = z.strictObject({});
const UNKEEPABLE = "This is not text.";

/**
 * The parsed parts of a request. Throws `validation_failed` with all faults in all parts. Strings that PostgreSQL cannot store are
 * invalid everywhere.
 */
export function parseInput(
  shape: InputShape,
  request: Pick<FastifyRequest, "params" | "query" | "body"> & { readonly headers?: unknown },
): Input {
  const details: Details = [];
  const parse = (place: string, schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) {
      for (const path of unstorableTexts(result.data))
        details.push({ path: [place, ...path].join("."), message: UNKEEPABLE });
      return result.data;
    }
    for (const { path, message } of result.error.issues) details.push({ path: [place, ...path].join("."), message });
    return undefined;
  };
  const input = {
    params: parse("params", shape.params ?? NothingSchema, request.params ?? {}),
    query: parse("query", shape.query ?? NothingSchema, request.query ?? {}),
    // Unlike the other parts, headers may have more than the call reads.
    ...(shape.headers && { headers: parse("headers", shape.headers.strip(), request.headers) }),
    // A missing body counts as an empty one.
    body: parse("body", shape.body ?? NothingSchema, request.body === undefined ? {} : request.body),
  };
  if (details.length > 0) throw new AppError("validation_failed", { details });
  return input;
}

/** Paths of strings or keys with NUL or a lone surrogate. Recursion is bounded, because parsed input is as shallow as its schema. */
function* unstorableTexts(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === "string" && !isStorable(value)) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isStorable(name)) yield* unstorableTexts(inner, [...path, name]);
    else yield path;
  }
}

const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
