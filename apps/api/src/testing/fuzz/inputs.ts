import fc from "fast-check";
import { z } from "zod";
import { arbitraryOf, type KnownValues } from "./arbitrary-of.ts";
import { type Callable, type CallInput, formAsRead, queryAsRead } from "./wire.ts";

const NothingSchema = z.strictObject({});
const TextsSchema = z.record(z.string(), z.string());
const QuerySchema = z.record(z.string(), z.unknown());

/** Valid inputs of a call. Known parameter values are keyed by their place in the path: `paths/{id}`. */
export function inputsOf({ route, shape }: Callable, known: KnownValues): fc.Arbitrary<CallInput> {
  const places = [...route.path.matchAll(/([\w-]+)\/\{(\w+)\}/g)];
  const own = Object.fromEntries(
    places.flatMap(([place, , name = ""]) => {
      const values = known[place] ?? known[name];
      return values === undefined ? [] : [[name, values]];
    }),
  );
  return fc.record({
    params: arbitraryOf(shape.params ?? NothingSchema, own)
      .map((params) => TextsSchema.parse(params))
      // These characters would change the path.
      .filter((params) => !Object.values(params).some((value) => /^\.{1,2}$/.test(value))),
    query: arbitraryOf(shape.query ?? NothingSchema, known).map((query) => QuerySchema.parse(query)),
    body: shape.body === undefined ? fc.constant(undefined) : arbitraryOf(shape.body, known),
  });
}

/** Whether the schemas of the call accept this input. */
export function fits({ route, shape }: Callable, { params, query, body = {} }: CallInput): boolean {
  const parts = [
    [shape.params, params],
    [shape.query, queryAsRead(query)],
    [shape.body, route.form ? formAsRead(body) : body],
  ] as const;
  return parts.every(([schema = NothingSchema, value]) => isText(value) && schema.safeParse(value).success);
}

/** No string contains what PostgreSQL refuses: NUL or a lone surrogate. */
function isText(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isText(name) && isText(inner));
}
