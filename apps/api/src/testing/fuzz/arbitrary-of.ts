import fc from "fast-check";
import { z } from "zod";
import { Picture } from "./wire.ts";

/** Values worth sending more often than chance would, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

type Schema = z.core.$ZodType;

const FLAGS = ["true", "false", "1", "0"];
const MAX_TEXT = 2_000;
const MAX_ELEMENTS = 4;
/** A picture of one transparent pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
);

/**
 * Generates input for a schema in wire form (strings where the schema coerces). Throws for schema kinds that no contract input
 * uses yet.
 */
export function arbitraryOf(schema: Schema, known: KnownValues = {}, name = ""): fc.Arbitrary<unknown> {
  const fits = (value: unknown) => z.safeParse(schema, value).success;
  const generated = generate(schema, known, name).filter(fits);
  const favourites = (known[name] ?? []).filter(fits);
  if (favourites.length === 0) return generated;
  return fc.oneof({ arbitrary: fc.constantFrom(...favourites), weight: 4 }, { arbitrary: generated, weight: 1 });
}

function generate(schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  const of = (inner: Schema, innerName = name) => arbitraryOf(inner, known, innerName);
  if (schema instanceof z.core.$ZodString) return textOf(schema);
  if (schema instanceof z.core.$ZodNumber) return numberOf(schema);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodFile) return filesOf();
  if (isOptional(schema)) return of(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodNullable) return fc.option(of(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map((option) => of(option)));
  if (schema instanceof z.core.$ZodArray) return fc.array(of(schema._zod.def.element), { maxLength: MAX_ELEMENTS });
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return fc.dictionary(of(keyType, "").map(String), of(valueType, ""), { maxKeys: MAX_ELEMENTS });
  }
  if (schema instanceof z.core.$ZodPipe)
    return isPipeOfText(schema) ? of(schema._zod.def.out) : fc.constantFrom(...FLAGS);
  if (schema instanceof z.core.$ZodObject) return objectOf(schema, of);
  throw new Error(`Inputs of the kind ${schema._zod.def.type} are not generated yet.`);
}

const isOptional = (schema: Schema) => schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault;

const isPipeOfText = ({ _zod: { def } }: z.core.$ZodPipe) =>
  def.out instanceof z.core.$ZodString || def.out instanceof z.core.$ZodPipe;

function objectOf(schema: z.core.$ZodObject, of: (inner: Schema, name: string) => fc.Arbitrary<unknown>) {
  const fields = Object.entries(schema._zod.def.shape);
  const requiredKeys = fields.filter(([, field]) => !(field instanceof z.core.$ZodOptional)).map(([name]) => name);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, of(field, name)])), {
    requiredKeys,
    noNullPrototype: true,
  });
}

function textOf(schema: z.core.$ZodString): fc.Arbitrary<string> {
  let [minLength, maxLength] = [0, MAX_TEXT];
  let prefix = "";
  let pattern = schema instanceof z.core.$ZodStringFormat ? schema._zod.def.pattern : undefined;
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) minLength = Math.max(minLength, check._zod.def.minimum);
    if (check instanceof z.core.$ZodCheckMaxLength) maxLength = Math.min(maxLength, check._zod.def.maximum);
    if (check instanceof z.core.$ZodCheckStartsWith) prefix = check._zod.def.prefix;
    if (check instanceof z.core.$ZodCheckRegex) pattern = check._zod.def.pattern;
  }
  const patterned = pattern && textMatching(pattern);
  if (patterned) return patterned;
  const size = { minLength, maxLength: Math.max(minLength, maxLength - prefix.length) };
  const text = fc.oneof(fc.string(size), fc.string({ ...size, unit: "grapheme" }), fc.string({ ...size, size: "max" }));
  return text.map((rest) => prefix + rest);
}

/** Undefined for patterns the generator does not support, such as Unicode classes. */
function textMatching({ source, flags }: RegExp): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(source, flags.replace("i", "")));
  } catch {
    return undefined;
  }
}

function numberOf(schema: z.core.$ZodNumber): fc.Arbitrary<number> {
  const isInteger = schema instanceof z.core.$ZodNumberFormat;
  let [min, max] = isInteger ? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] : [-1e308, 1e308];
  let step: number | null = null;
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckGreaterThan) min = Math.max(min, Number(check._zod.def.value));
    if (check instanceof z.core.$ZodCheckLessThan) max = Math.min(max, Number(check._zod.def.value));
    if (check instanceof z.core.$ZodCheckMultipleOf) step = Number(check._zod.def.value);
  }
  if (step !== null) return multiplesOf(step, min, max);
  return isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** Filtering random numbers would never find a multiple. */
function multiplesOf(step: number, min: number, max: number): fc.Arbitrary<number> {
  const counts = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
  return counts.map((count) => Number((count * step).toPrecision(12)));
}

function filesOf(): fc.Arbitrary<Picture> {
  const noise = fc.uint8Array({ minLength: 1, maxLength: 400 });
  const bytes = fc.oneof({ arbitrary: fc.constant(PIXEL), weight: 2 }, { arbitrary: noise, weight: 1 });
  return bytes.map((content) => new Picture(new Uint8Array(content)));
}
