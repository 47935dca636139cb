import * as z from "zod";

/** A string a learner reads. */
export const TextSchema = z.string().trim().min(1, "empty; write the text");

/** An object with exactly these keys, all of one form. */
export function keyed<S extends z.ZodType>(keys: readonly string[], schema: S) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])));
}

/** The same where the form hangs on the key. */
export function keyedBy<S extends z.ZodType>(keys: readonly string[], schemaOf: (key: string) => S) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, schemaOf(key)])));
}
