import type { Answer, Bar, PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { REPLAY_ACTIONS } from "@candlewise/domain/learning/replay-decision";
import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import { z } from "zod";

const BLOCK_TAGS = ["p", "h3", "ul", "ol", "li", "strong", "em", "table", "thead", "tbody", "tr", "th", "td"] as const;

const RichNodeSchema: z.ZodType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ tag: z.enum(BLOCK_TAGS), children: z.array(RichNodeSchema) }),
    z.strictObject({ tag: z.literal("term"), id: z.string(), children: z.array(RichNodeSchema) }),
    z.strictObject({ tag: z.literal("a"), href: z.string(), children: z.array(RichNodeSchema) }),
    z.strictObject({
      tag: z.literal("callout"),
      tone: z.enum(["note", "warning", "example"]),
      children: z.array(RichNodeSchema),
    }),
  ]),
);

export const RichTextSchema: z.ZodType<RichText> = z
  .array(RichNodeSchema)
  .meta({ description: "Compiled prose: a tree of text and tags, never HTML." });

export const BarSchema: z.ZodType<Bar> = z.strictObject({
  time: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});

const OptionSchema = z.strictObject({ token: z.string(), text: RichTextSchema });
const ChartSchema = z.strictObject({ bars: z.array(BarSchema), decimals: z.int(), description: z.string() });
const UnitSchema = z.enum(["usd", "percent", "shares", "years", "times", "none"]);
const ActionSchema = z.enum(REPLAY_ACTIONS);
const itemBase = { id: z.string(), is_graded: z.boolean(), prompt: RichTextSchema };

export const ItemSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...itemBase, type: z.literal("choice"), choices: z.array(OptionSchema) }),
  z.strictObject({ ...itemBase, type: z.literal("multi"), choices: z.array(OptionSchema) }),
  z.strictObject({ ...itemBase, type: z.literal("order"), entries: z.array(OptionSchema) }),
  z.strictObject({
    ...itemBase,
    type: z.literal("match"),
    lefts: z.array(OptionSchema),
    rights: z.array(OptionSchema),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("categorize"),
    buckets: z.array(OptionSchema),
    entries: z.array(OptionSchema),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("fill_blank"),
    text: RichTextSchema,
    blanks: z.array(z.strictObject({ token: z.string(), options: z.array(OptionSchema) })),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("numeric"),
    unit: UnitSchema,
    decimals: z.int(),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("estimate"),
    unit: UnitSchema,
    decimals: z.int(),
    scale: z.strictObject({ kind: z.enum(["linear", "log"]), from: z.number(), to: z.number() }),
  }),
  z.strictObject({ ...itemBase, type: z.literal("chart_point"), chart: ChartSchema }),
  z.strictObject({
    ...itemBase,
    type: z.literal("chart_line"),
    chart: ChartSchema,
    line: z.enum(["horizontal", "trend"]),
    anchors: z.array(z.int()),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("replay_decision"),
    chart: ChartSchema,
    holds: z.boolean(),
    decisions: z.array(z.strictObject({ at: z.int(), actions: z.array(ActionSchema) })),
  }),
  z.strictObject({
    ...itemBase,
    type: z.literal("chart_order"),
    chart: ChartSchema,
    sides: z.array(z.enum(["buy", "sell", "stay_out"])),
  }),
]) satisfies z.ZodType<PublicItem>;

const TokenSchema = z.string().max(40);
const MAX_PARTS = 12;

const PlannedOrderSchema = z.strictObject({
  side: z.enum(["buy", "sell"]),
  entry: z.number(),
  stop: z.number(),
  target: z.number(),
});

export const AnswerSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("choice"), choice: TokenSchema }),
  z.strictObject({ type: z.literal("multi"), choices: z.array(TokenSchema).max(MAX_PARTS) }),
  z.strictObject({ type: z.literal("order"), order: z.array(TokenSchema).max(MAX_PARTS) }),
  z.strictObject({ type: z.literal("match"), pairs: z.record(TokenSchema, TokenSchema) }),
  z.strictObject({ type: z.literal("categorize"), placements: z.record(TokenSchema, TokenSchema) }),
  z.strictObject({ type: z.literal("fill_blank"), blanks: z.record(TokenSchema, TokenSchema) }),
  z.strictObject({ type: z.literal("numeric"), value: z.number() }),
  z.strictObject({ type: z.literal("estimate"), value: z.number() }),
  z.strictObject({ type: z.literal("chart_point"), bar: z.int().min(0) }),
  z.strictObject({ type: z.literal("chart_line"), prices: z.array(z.number()).min(1).max(2) }),
  z.strictObject({ type: z.literal("replay_decision"), actions: z.array(ActionSchema).min(1).max(MAX_PARTS) }),
  z.strictObject({
    type: z.literal("chart_order"),
    order: PlannedOrderSchema.nullable().meta({ description: "Null for staying out." }),
  }),
]) satisfies z.ZodType<Answer>;

export const VerdictSchema = z.strictObject({
  is_correct: z.boolean().nullable(),
  /** Wrong by one small step. */
  is_nearly: z.boolean(),
  /** In a lesson a wrong answer may be tried once more; until then explanation and solution are empty. */
  can_retry: z.boolean(),
  parts: z.array(
    z.strictObject({
      token: z.string(),
      is_correct: z.boolean(),
      why: RichTextSchema,
      /** The prices that a rule of an order allows. */
      allowed: z.strictObject({ from: z.number(), to: z.number() }).optional(),
    }),
  ),
  explanation: RichTextSchema,
  solution: AnswerSchema.nullable(),
  tolerance: z.number().nullable(),
  estimate: z
    .strictObject({
      accepted: z.tuple([z.number(), z.number()]),
      /** First answers by equal parts of the track; null while there are few. */
      others: z.strictObject({ answered: z.int(), buckets: z.array(z.int()) }).nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<Verdict>;

export const GivenAnswerSchema = z.strictObject({
  answer_id: z.string(),
  question_id: z.string(),
  answer: AnswerSchema,
  verdict: VerdictSchema,
});
