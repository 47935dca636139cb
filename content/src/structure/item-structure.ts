import * as z from "zod";
import { NUMBER_FORMATS } from "../number-formats.ts";
import { ChartOrderSchema } from "./chart-order-structure.ts";
import { ChartLineSchema, ChartPointSchema, ReplayDecisionSchema } from "./chart-structure.ts";
import { FormulaSchema, IdSchema, NameSchema, VariableSchema, rejectRepeats } from "./ids.ts";
import { base } from "./item-base.ts";

export const NumbersSchema = z.record(
  VariableSchema,
  z.strictObject({ formula: FormulaSchema, format: z.enum(NUMBER_FORMATS) }),
);

const OptionSchema = z.strictObject({
  id: NameSchema,
  correct: z.boolean().default(false),
  misconception: IdSchema.optional(),
});
type Option = z.infer<typeof OptionSchema>;

function checkOptions(choices: readonly Option[], context: z.RefinementCtx<unknown>): void {
  rejectRepeats(choices, context, ["choices"]);
  choices.forEach((choice, index) => {
    const path = ["choices", index];
    if (choice.correct && choice.misconception !== undefined) {
      context.addIssue({ code: "custom", path, message: "a right choice has no misconception; remove it" });
    }
    if (!choice.correct && choice.misconception === undefined) {
      context.addIssue({ code: "custom", path, message: "a wrong choice needs a misconception" });
    }
  });
}

const ChoiceSchema = z
  .strictObject({
    type: z.literal("choice"),
    ...base,
    graded: z.boolean().default(true),
    choices: z.array(OptionSchema).min(2).max(5),
  })
  .superRefine((item, context) => {
    const add = (message: string) => context.addIssue({ code: "custom", path: ["choices"], message });
    if (!item.graded) {
      rejectRepeats(item.choices, context, ["choices"]);
      if (item.choices.some((choice) => choice.correct || choice.misconception !== undefined)) {
        add("a reflection has nothing right or wrong; remove correct and misconception, or graded: false");
      }
      return;
    }
    checkOptions(item.choices, context);
    if (item.choices.length < 3) add("needs 3 to 5 choices");
    if (item.choices.filter((choice) => choice.correct).length !== 1) add("exactly one choice must be correct: true");
  });

const MultiSchema = z
  .strictObject({ type: z.literal("multi"), ...base, choices: z.array(OptionSchema).min(4).max(6) })
  .superRefine((item, context) => {
    const add = (message: string) => context.addIssue({ code: "custom", path: ["choices"], message });
    checkOptions(item.choices, context);
    const right = item.choices.filter((choice) => choice.correct).length;
    if (right < 2) add("at least two choices must be correct: true; with one, use type: choice");
    if (right === item.choices.length) add("at least one choice must be wrong");
  });

const OrderSchema = z
  .strictObject({
    type: z.literal("order"),
    ...base,
    entries: z.array(NameSchema).min(3).max(6),
    misconception: IdSchema,
  })
  .superRefine((item, context) =>
    rejectRepeats(
      item.entries.map((id) => ({ id })),
      context,
      ["entries"],
    ),
  );

const MatchSchema = z
  .strictObject({
    type: z.literal("match"),
    ...base,
    pairs: z
      .array(z.strictObject({ id: NameSchema, misconception: IdSchema }))
      .min(3)
      .max(5),
  })
  .superRefine((item, context) => rejectRepeats(item.pairs, context, ["pairs"]));

const CategorizeSchema = z
  .strictObject({
    type: z.literal("categorize"),
    ...base,
    buckets: z.array(NameSchema).min(2).max(4),
    entries: z
      .array(z.strictObject({ id: NameSchema, bucket: NameSchema, misconception: IdSchema }))
      .min(4)
      .max(8),
  })
  .superRefine((item, context) => {
    rejectRepeats(item.entries, context, ["entries"]);
    item.entries.forEach(({ bucket }, index) => {
      if (!item.buckets.includes(bucket)) {
        context.addIssue({
          code: "custom",
          path: ["entries", index, "bucket"],
          message: `there is no bucket ${bucket}; there are ${item.buckets.join(", ")}`,
        });
      }
    });
    item.buckets.forEach((bucket, index) => {
      if (item.entries.every((entry) => entry.bucket !== bucket)) {
        context.addIssue({ code: "custom", path: ["buckets", index], message: `nothing belongs into ${bucket}` });
      }
    });
  });

const BlankSchema = z
  .strictObject({
    id: NameSchema,
    correct: NameSchema,
    options: z
      .array(z.strictObject({ id: NameSchema, misconception: IdSchema.optional() }))
      .min(2)
      .max(5),
  })
  .superRefine((blank, context) => {
    rejectRepeats(blank.options, context, ["options"]);
    if (blank.options.every((option) => option.id !== blank.correct)) {
      context.addIssue({ code: "custom", path: ["correct"], message: "must be the id of one of the options" });
    }
    blank.options.forEach((option, index) => {
      if ((option.id === blank.correct) === (option.misconception === undefined)) return;
      const message =
        option.id === blank.correct
          ? "the right option has no misconception; remove it"
          : "a wrong option needs a misconception";
      context.addIssue({ code: "custom", path: ["options", index], message });
    });
  });

const FillBlankSchema = z
  .strictObject({ type: z.literal("fill_blank"), ...base, blanks: z.array(BlankSchema).min(1).max(4) })
  .superRefine((item, context) => rejectRepeats(item.blanks, context, ["blanks"]));

const UnitSchema = z.enum(["usd", "percent", "shares", "years", "times", "none"]);

const NumericSchema = z
  .strictObject({
    type: z.literal("numeric"),
    ...base,
    unit: UnitSchema,
    decimals: z.int().min(0).max(4),
    variants: z.array(z.record(VariableSchema, z.number())).min(3, "needs at least 3 variants"),
    formats: z.record(VariableSchema, z.enum(NUMBER_FORMATS)),
    formula: FormulaSchema,
    /** Values of each variant for the explanation and the whys; formulas may use `answer`. */
    numbers: NumbersSchema.default({}),
    tolerance: z.union(
      [z.strictObject({ relative: z.number().min(0).max(0.2) }), z.strictObject({ absolute: z.number().min(0) })],
      "write { relative: 0.01 } or { absolute: 1 }",
    ),
    traps: z.array(z.strictObject({ id: NameSchema, formula: FormulaSchema, misconception: IdSchema })).min(1),
  })
  .superRefine((item, context) => {
    rejectRepeats(item.traps, context, ["traps"]);
    const names = Object.keys(item.variants[0] ?? {})
      .toSorted()
      .join(", ");
    item.variants.forEach((variant, index) => {
      if (Object.keys(variant).toSorted().join(", ") === names) return;
      context.addIssue({ code: "custom", path: ["variants", index], message: `must have the values ${names}` });
    });
  });

const WithinSchema = z.union(
  [
    z.strictObject({ relative: z.number().positive().max(1) }),
    z.strictObject({ absolute: z.number().positive() }),
    z.strictObject({ factor: z.number().gt(1) }),
  ],
  "write { relative: 0.1 } or { absolute: 5 }; on a log scale { factor: 1.3 }",
);

const EstimateSchema = z
  .strictObject({
    type: z.literal("estimate"),
    ...base,
    unit: UnitSchema,
    decimals: z.int().min(0).max(4),
    scale: z.strictObject({ from: z.number(), to: z.number(), log: z.boolean().default(false) }),
    formula: FormulaSchema,
    /** Values for the explanation and the feedback; formulas may use `answer`. */
    numbers: NumbersSchema.default({}),
    right_within: WithinSchema,
    near_within: WithinSchema,
    /** Why people guess too low, and too high. */
    low: IdSchema,
    high: IdSchema,
  })
  .superRefine(({ scale, ...item }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (scale.from >= scale.to) add("scale", "from must be less than to");
    if (scale.log && scale.from <= 0) add("scale", "a log scale begins above 0");
    for (const key of ["right_within", "near_within"] as const) {
      if ("factor" in item[key] !== scale.log) {
        add(
          key,
          scale.log ? "a log scale needs { factor: 1.3 }" : "{ factor } is for a log scale; write relative or absolute",
        );
      }
    }
  });

export const ItemStructureSchema = z.discriminatedUnion(
  "type",
  [
    ChoiceSchema,
    MultiSchema,
    OrderSchema,
    MatchSchema,
    CategorizeSchema,
    FillBlankSchema,
    NumericSchema,
    EstimateSchema,
    ChartPointSchema,
    ChartLineSchema,
    ReplayDecisionSchema,
    ChartOrderSchema,
  ],
  "type must be choice, multi, order, match, categorize, fill_blank, numeric, estimate, chart_point, chart_line, chart_order or replay_decision",
);
export type ItemStructure = z.infer<typeof ItemStructureSchema>;
export type ItemStructureOf<T extends ItemStructure["type"]> = Extract<ItemStructure, { type: T }>;
