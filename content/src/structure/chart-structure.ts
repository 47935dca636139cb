import { REPLAY_ACTIONS } from "@candlewise/domain/learning/replay-decision";
import * as z from "zod";
import { SOLVERS } from "../fixtures/solvers.ts";
import { FormulaSchema, IdSchema, NameSchema, rejectRepeats } from "./ids.ts";
import { base, chart } from "./item-base.ts";

const SolverSchema = z.enum(SOLVERS);

export const ChartPointSchema = z
  .strictObject({
    type: z.literal("chart_point"),
    ...base,
    ...chart,
    answer: SolverSchema,
    slack: z.int().min(0).max(5).default(0),
    traps: z.array(z.strictObject({ id: NameSchema, at: SolverSchema, misconception: IdSchema })).min(1),
  })
  .superRefine((item, context) => rejectRepeats(item.traps, context, ["traps"]));

const LevelsSchema = z.union([FormulaSchema.transform((level) => [level]), z.array(FormulaSchema)]);

export const ChartLineSchema = z
  .strictObject({
    type: z.literal("chart_line"),
    ...base,
    ...chart,
    line: z.enum(["horizontal", "trend"]),
    anchors: z.array(z.int().min(0)).optional(),
    answer: LevelsSchema,
    tolerance_atr: z.number().positive().max(2),
    traps: z.array(z.strictObject({ id: NameSchema, at: LevelsSchema, misconception: IdSchema })).min(1),
  })
  .superRefine((item, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    rejectRepeats(item.traps, context, ["traps"]);
    const count = item.line === "trend" ? 2 : 1;
    const [first = 0, second = 0] = item.anchors ?? [];
    if (item.line === "trend" && (item.anchors?.length !== 2 || first >= second)) {
      add(["anchors"], "a trend line needs two bar indexes, the smaller first");
    }
    if (item.line === "horizontal" && item.anchors) add(["anchors"], "a horizontal line has no anchors; remove them");
    if (item.answer.length !== count) add(["answer"], `needs ${count} level${count > 1 ? "s" : ""}`);
    item.traps.forEach((trap, index) => {
      if (trap.at.length !== count) add(["traps", index, "at"], `needs ${count} level${count > 1 ? "s" : ""}`);
    });
  });

const ActionSchema = z.enum(REPLAY_ACTIONS);

export const ReplayDecisionSchema = z
  .strictObject({
    type: z.literal("replay_decision"),
    ...base,
    ...chart,
    /** Whether the learner owns shares, at every decision. */
    holds: z.boolean(),
    decisions: z
      .array(
        z.strictObject({
          id: NameSchema,
          /** The last bar shown, counted from `from`. */
          at: z.int().min(0),
          right: ActionSchema,
          /** Each action that is offered and against the rule, with its misconception. */
          wrong: z.partialRecord(ActionSchema, IdSchema),
        }),
      )
      .min(2)
      .max(5),
  })
  .superRefine((item, context) => {
    rejectRepeats(item.decisions, context, ["decisions"]);
    item.decisions.forEach(({ right, wrong }, index) => {
      const add = (message: string) => context.addIssue({ code: "custom", path: ["decisions", index], message });
      const offered = [right, ...Object.keys(wrong)];
      if (Object.keys(wrong).length === 0) add("needs at least one wrong action");
      if (wrong[right] !== undefined) add(`${right} is right; remove it from wrong`);
      const owning = offered.find((action) => action === "sell" || action === "move_stop");
      if (!item.holds && owning) add(`${owning} needs something to sell: write holds: true, or remove it`);
    });
  });
