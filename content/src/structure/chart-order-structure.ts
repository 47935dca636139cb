import * as z from "zod";
import { FormulaSchema, IdSchema, rejectRepeats } from "./ids.ts";
import { base, chart } from "./item-base.ts";

const SideSchema = z.enum(["buy", "sell", "stay_out"]);

const broken = { misconception: IdSchema };

/** Every rule that an order can be judged by, in the order of judgment. */
const RulesSchema = z.strictObject({
  entry: z.strictObject({ near: FormulaSchema, tolerance_atr: z.number().positive().max(2), ...broken }).optional(),
  stop: z.strictObject({ beyond: FormulaSchema, ...broken }),
  room: z.strictObject({ at_most_atr: z.number().positive().max(5), ...broken }).optional(),
  target: z.strictObject({ before: FormulaSchema, ...broken }).optional(),
  reward_to_risk: z.strictObject({ at_least: z.number().min(0.5).max(10), ...broken }),
});

export const ChartOrderSchema = z
  .strictObject({
    type: z.literal("chart_order"),
    ...base,
    ...chart,
    side: SideSchema,
    /** Other sides on offer; without any the side is given. */
    wrong_sides: z.array(z.strictObject({ id: SideSchema, misconception: IdSchema })).default([]),
    rules: RulesSchema.optional(),
  })
  .superRefine((item, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    rejectRepeats(item.wrong_sides, context, ["wrong_sides"]);
    const own = item.wrong_sides.findIndex(({ id }) => id === item.side);
    if (own >= 0) add(["wrong_sides", own, "id"], `${item.side} is the right side; remove it here`);
    if (item.side === "stay_out" && item.rules) add(["rules"], "staying out has no prices to judge; remove the rules");
    if (item.side !== "stay_out" && !item.rules) add(["rules"], "an order needs the rules it is judged by");
    if (item.side === "stay_out" && item.wrong_sides.length === 0) {
      add(["wrong_sides"], "staying out needs another side on offer");
    }
  });
