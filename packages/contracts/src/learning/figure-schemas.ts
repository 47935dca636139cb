import type { Figure } from "@candlewise/domain/learning/figures";
import { z } from "zod";
import { BarSchema } from "./item-schemas.ts";

const described = { title: z.string(), description: z.string() };
const FormatSchema = z.enum(["usd0", "usd2", "pct0", "pct1", "pct2", "num0", "num1", "num2"]);
const NamedValueSchema = z.strictObject({ label: z.string(), value: z.number() });
const SideSchema = z.strictObject({ label: z.string(), parts: z.array(NamedValueSchema) });
const LevelsSchema = z.array(z.strictObject({ price: z.number(), size: z.number() }));

const slider = {
  slider: z
    .strictObject({
      label: z.string(),
      format: FormatSchema,
      values: z.array(z.number()),
      start: z.int(),
      frames: z.array(z.array(z.number())),
      says: z.strictObject({ label: z.string(), format: FormatSchema, values: z.array(z.number()) }).nullable(),
    })
    .optional(),
};

/** A figure next to a page's text. */
export const FigureSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("candles"), ...described, bars: z.array(BarSchema), decimals: z.int() }),
  z.strictObject({
    type: z.literal("line"),
    ...described,
    ...slider,
    format: FormatSchema,
    x_label: z.string(),
    series: z.array(z.strictObject({ label: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })),
  }),
  z.strictObject({
    type: z.literal("bars"),
    ...described,
    ...slider,
    format: FormatSchema,
    bars: z.array(NamedValueSchema),
  }),
  z.strictObject({
    type: z.literal("balance"),
    ...described,
    ...slider,
    format: FormatSchema,
    sides: z.tuple([SideSchema, SideSchema]),
    result: z.string(),
    is_equal: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("flow"),
    ...described,
    ...slider,
    format: FormatSchema,
    from: NamedValueSchema,
    to: z.array(NamedValueSchema),
  }),
  z.strictObject({
    type: z.literal("ladder"),
    ...described,
    ...slider,
    decimals: z.int(),
    size_label: z.string(),
    bids: LevelsSchema,
    asks: LevelsSchema,
    order: z.strictObject({ side: z.enum(["buy", "sell"]), size: z.number() }).nullable(),
  }),
  z.strictObject({
    type: z.literal("timeline"),
    ...described,
    events: z.array(z.strictObject({ at: z.number(), when: z.string(), text: z.string() })),
  }),
  z.strictObject({
    type: z.literal("distribution"),
    ...described,
    ...slider,
    format: FormatSchema,
    x_label: z.string(),
    ranges: z.array(z.strictObject({ from: z.number().nullable(), to: z.number().nullable(), share: z.number() })),
    split: z.strictObject({ at: z.number(), below: NamedValueSchema, above: NamedValueSchema }).nullable(),
  }),
]) satisfies z.ZodType<Figure>;
