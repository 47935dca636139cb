import * as z from "zod";
import { IdSchema } from "../structure/ids.ts";
import { NumbersSchema } from "../structure/item-structure.ts";
import { TextSchema } from "./text.ts";

export const SHEET_COLORS = ["lime", "violet", "mint", "gold", "coral", "sky"] as const;

const PartSchema = z.union([
  z.strictObject({ text: TextSchema }),
  /** The figure on a page of the section's lesson. */
  z.strictObject({ figure: IdSchema }),
  /** A candle with its parts named. */
  z.strictObject({ drawing: z.literal("candle") }),
  z.strictObject({ facts: z.record(TextSchema, TextSchema) }),
  z.strictObject({ terms: z.array(IdSchema).min(1) }),
  z.strictObject({ formula: z.strictObject({ says: TextSchema, example: TextSchema.optional() }) }),
  z.strictObject({ table: z.strictObject({ head: z.array(TextSchema).min(2), rows: z.array(z.array(TextSchema)) }) }),
  z.strictObject({ note: TextSchema }),
  /** Boxes to tick. */
  z.strictObject({ checks: z.array(TextSchema).min(1) }),
  /** Lines to write on. */
  z.strictObject({ blanks: z.array(z.strictObject({ label: TextSchema, lines: z.int().min(1).max(8) })) }),
]);

const SectionSchema = z.strictObject({
  title: TextSchema,
  /** Where it is taught; its values may be used. */
  lesson: IdSchema.optional(),
  task: IdSchema.optional(),
  parts: z.array(PartSchema).min(1),
});

/** A printable cheat-sheet. */
export const SheetWordsSchema = z.strictObject({
  title: TextSchema,
  summary: TextSchema,
  color: z.enum(SHEET_COLORS),
  /** Values of the sheet itself, computed as those of a lesson. */
  numbers: NumbersSchema.default({}),
  sections: z.array(SectionSchema).default([]),
  /** Instead of sections: every term of the glossary. */
  glossary: z.boolean().default(false),
});

export type SheetPart = z.output<typeof PartSchema>;
export type SheetWords = z.output<typeof SheetWordsSchema>;
