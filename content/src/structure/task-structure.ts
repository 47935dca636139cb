import { TASK_KINDS, type Requirement } from "@candlewise/domain/learning/task-requirement";
import { TASK_PLACES } from "@candlewise/domain/learning/curriculum";
import * as z from "zod";
import { IdSchema, NameSchema, rejectRepeats } from "./ids.ts";

const KindSchema = z.enum(TASK_KINDS);
const KindsSchema = z.array(KindSchema).min(1);
const UsdSchema = z.int().min(1).max(100_000);
const PercentSchema = z.number().min(0).max(100);

/** What a step asks of the practice account; `judge` of the domain says what each means. */
const RequirementSchema = z.discriminatedUnion(
  "type",
  [
    z.strictObject({
      type: z.literal("buy"),
      kinds: KindsSchema,
      min_usd: UsdSchema,
      is_broad: z.boolean().default(false),
    }),
    z.strictObject({ type: z.literal("sell_part"), kinds: KindsSchema }),
    z.strictObject({
      type: z.literal("rest"),
      kinds: KindsSchema.default(["share"]),
      side: z.enum(["buy", "sell"]),
      min_seconds: z.int().min(1).max(3600),
      is_ended: z.boolean().default(false),
    }),
    z.strictObject({
      type: z.literal("bracket"),
      kinds: KindsSchema.default(["share"]),
      min_reward_to_risk: z.number().positive().max(10).nullable().default(null),
      risk_percent: z
        .strictObject({ from: PercentSchema, to: PercentSchema })
        .refine(({ from, to }) => from < to, "from must be less than to")
        .nullable()
        .default(null),
    }),
    z.strictObject({
      type: z.literal("sectors"),
      count: z.int().min(2).max(8),
      min_usd: UsdSchema,
      max_percent: PercentSchema,
    }),
    z.strictObject({
      type: z.literal("mix"),
      kinds: z.tuple([KindSchema, KindSchema]),
      percent: PercentSchema,
      within: z.number().min(1).max(20),
    }),
    z.strictObject({ type: z.literal("plan") }),
  ],
  "type must be buy, sell_part, rest, bracket, sectors, mix or plan",
) satisfies z.ZodType<Requirement>;

/** What is done in the simulator. */
export const practiceShape = {
  /** Where in the simulator it is done. */
  place: z.enum(TASK_PLACES),
  /** Of the instruments that the market is to show first. */
  kind: KindSchema.optional(),
  steps: z
    .array(z.strictObject({ id: NameSchema, requirement: RequirementSchema }))
    .min(1)
    .max(5),
};

type Practice = z.infer<z.ZodObject<typeof practiceShape>>;

export function checkPractice({ steps, kind, place }: Practice, context: z.RefinementCtx<unknown>): void {
  rejectRepeats(steps, context, ["steps"]);
  if (kind === undefined || place === "market") return;
  context.addIssue({ code: "custom", path: ["kind"], message: "only the market shows one kind; remove it" });
}

export const TaskStructureSchema = z
  .strictObject({
    id: IdSchema,
    version: z.int().min(1),
    minutes: z.int().min(1).max(30),
    crypto: z.boolean().default(false),
    retired: z.boolean().default(false),
    ...practiceShape,
  })
  .superRefine(checkPractice);
export type TaskStructure = z.infer<typeof TaskStructureSchema>;
