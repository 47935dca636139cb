import * as z from "zod";
import { NUMBER_FORMATS } from "../number-formats.ts";
import { FormulaSchema, IdSchema, NameSchema, VariableSchema } from "./ids.ts";

const FormatSchema = z.enum(NUMBER_FORMATS);

const MOST_STEPS = 30;

/** A number that the learner moves; the formulas of the figure use it by its name. */
const SliderSchema = z
  .strictObject({
    name: VariableSchema,
    from: z.number().optional(),
    to: z.number().optional(),
    step: z.number().positive().optional(),
    /** Instead of even steps. */
    values: z.array(z.number()).min(3).max(MOST_STEPS).optional(),
    start: z.number(),
    format: FormatSchema,
    /** A result that is said in words. */
    says: z.strictObject({ formula: FormulaSchema, format: FormatSchema }).optional(),
  })
  .superRefine(({ from, to, step, values }, context) => {
    const add = (message: string) => context.addIssue({ code: "custom", message });
    const range = [from, to, step].filter((each) => each !== undefined);
    if (range.length !== (values ? 0 : 3)) return add("needs from, to and step, or values");
    const count = ((to ?? 0) - (from ?? 0)) / (step ?? 1);
    if (!values && (count < 2 || count > MOST_STEPS)) add(`must rise, in 2 to ${MOST_STEPS} steps`);
    if (values?.some((value, index) => value <= (values[index - 1] ?? -Infinity))) add("values must rise");
  });
export type SliderStructure = z.infer<typeof SliderSchema>;

const movable = { slider: SliderSchema.optional() };

/** Named amounts: as many as can be told apart in a drawing. */
const amounts = (least: number, most: number) =>
  z
    .record(NameSchema, FormulaSchema)
    .refine(
      (all) => Object.keys(all).length >= least && Object.keys(all).length <= most,
      `needs ${least} to ${most} amounts`,
    );

const CandlesSchema = z.strictObject({
  type: z.literal("candles"),
  fixture: IdSchema,
  from: z.int().min(0).optional(),
  to: z.int().min(1).optional(),
});

const LineSchema = z.strictObject({
  type: z.literal("line"),
  ...movable,
  x: z
    .strictObject({ from: z.number(), to: z.number(), step: z.number().positive() })
    .refine((x) => x.to > x.from && (x.to - x.from) / x.step <= 400, "must rise and have at most 400 steps"),
  format: FormatSchema,
  /** Each line has a look of its own; there are four. */
  series: z
    .record(NameSchema, FormulaSchema)
    .refine((lines) => Object.keys(lines).length <= 4, "must have at most 4 lines"),
});

const BarsSchema = z.strictObject({
  type: z.literal("bars"),
  ...movable,
  format: FormatSchema,
  bars: z.record(NameSchema, FormulaSchema),
});

const BalanceSchema = z.strictObject({
  type: z.literal("balance"),
  ...movable,
  format: FormatSchema,
  sides: z
    .record(NameSchema, amounts(1, 6))
    .refine((sides) => Object.keys(sides).length === 2, "a balance has exactly two sides"),
  /** Both sides must weigh the same. */
  equal: z.boolean().default(false),
});

const FlowSchema = z.strictObject({
  type: z.literal("flow"),
  ...movable,
  format: FormatSchema,
  /** The amount that flows; those of `to` add up to it. */
  total: FormulaSchema,
  to: amounts(2, 7),
});

const LevelsSchema = z
  .array(z.strictObject({ price: FormulaSchema, size: FormulaSchema }))
  .min(1)
  .max(8);

const LadderSchema = z.strictObject({
  type: z.literal("ladder"),
  ...movable,
  decimals: z.int().min(0).max(8),
  /** Best price first, as are asks. */
  bids: LevelsSchema,
  asks: LevelsSchema,
  /** A market order that meets them. */
  order: z.strictObject({ side: z.enum(["buy", "sell"]), size: FormulaSchema }).optional(),
});

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

const TimelineSchema = z.strictObject({
  type: z.literal("timeline"),
  events: z
    .record(
      NameSchema,
      z
        .strictObject({
          date: z
            .union([z.string(), z.int()])
            .transform(String)
            .refine((date) => DATE.test(date), "write a date as 2009, 2009-01 or 2009-01-03")
            .optional(),
          /** A place in time in any unit; the words say when that is. */
          at: FormulaSchema.optional(),
        })
        .refine(({ date, at }) => (date === undefined) !== (at === undefined), "needs either date or at"),
    )
    .refine((events) => {
      const { length } = Object.keys(events);
      return length >= 2 && length <= 10;
    }, "needs 2 to 10 events"),
});

/** Rounds are played one after another, each with new chances; what comes out is counted over many runs. */
const SimulationSchema = z.strictObject({
  seed: z.int(),
  runs: z.int().min(100).max(5000),
  rounds: FormulaSchema,
  /** How likely `win` is 1 instead of 0 in a round. */
  chance: FormulaSchema.default("0.5"),
  start: FormulaSchema.default("0"),
  /** `value` after a round. */
  round: FormulaSchema,
  /** A run ends early at or beyond one of these. */
  stop: z.strictObject({ below: FormulaSchema.optional(), above: FormulaSchema.optional() }).default({}),
  outcome: FormulaSchema.default("value"),
});
export type Simulation = z.infer<typeof SimulationSchema>;

const DistributionSchema = z
  .strictObject({
    type: z.literal("distribution"),
    ...movable,
    /** Of the outcomes. */
    format: FormatSchema,
    ranges: z
      .strictObject({ from: z.number(), to: z.number(), step: z.number().positive() })
      .refine(({ from, to, step }) => to > from && (to - from) / step <= 40, "must rise and have at most 40 steps"),
    counts: z.array(z.number().min(0)).optional(),
    /** How likely an outcome `x` is, in any unit. */
    likelihood: FormulaSchema.optional(),
    simulate: SimulationSchema.optional(),
    /** An outcome at the edge of a range: how many lie below it and how many do not is said in words. */
    split: FormulaSchema.optional(),
  })
  .refine(
    ({ counts, likelihood, simulate }) =>
      [counts, likelihood, simulate].filter((each) => each !== undefined).length === 1,
    "needs one of counts, likelihood and simulate",
  );

export const FigureStructureSchema = z.discriminatedUnion(
  "type",
  [CandlesSchema, LineSchema, BarsSchema, BalanceSchema, FlowSchema, LadderSchema, TimelineSchema, DistributionSchema],
  "type must be candles, line, bars, balance, flow, ladder, timeline or distribution",
);
export type FigureStructure = z.infer<typeof FigureStructureSchema>;
export type MovableStructure = Exclude<FigureStructure, { type: "candles" | "timeline" }>;
export type FigureStructureOf<Type extends FigureStructure["type"]> = Extract<FigureStructure, { type: Type }>;
