import * as z from "zod";
import type { FigureStructureOf } from "../structure/figure-structure.ts";
import { TextSchema, keyed, keyedBy } from "./text.ts";

const described = { title: TextSchema, description: TextSchema };

export const CandlesWordsSchema = z.strictObject(described);

export const lineWords = ({ series }: FigureStructureOf<"line">) =>
  z.strictObject({ ...described, x_label: TextSchema, series: keyed(Object.keys(series), TextSchema) });

export const barsWords = ({ bars }: FigureStructureOf<"bars">) =>
  z.strictObject({ ...described, bars: keyed(Object.keys(bars), TextSchema) });

export const balanceWords = ({ sides }: FigureStructureOf<"balance">) =>
  z.strictObject({
    ...described,
    sides: keyedBy(Object.keys(sides), (side) =>
      z.strictObject({ label: TextSchema, parts: keyed(Object.keys(sides[side] ?? {}), TextSchema) }),
    ),
    result: TextSchema,
  });

export const flowWords = ({ to }: FigureStructureOf<"flow">) =>
  z.strictObject({ ...described, from: TextSchema, to: keyed(Object.keys(to), TextSchema) });

export const LadderWordsSchema = z.strictObject({ ...described, size_label: TextSchema });

/** A date speaks for itself. */
export const timelineWords = ({ events }: FigureStructureOf<"timeline">) =>
  z.strictObject({
    ...described,
    events: keyedBy(Object.keys(events), (name) =>
      events[name]?.date === undefined ? z.strictObject({ when: TextSchema, text: TextSchema }) : TextSchema,
    ),
  });

export const distributionWords = ({ split }: FigureStructureOf<"distribution">) =>
  z.strictObject({
    ...described,
    x_label: TextSchema,
    split: split === undefined ? z.undefined().optional() : z.strictObject({ below: TextSchema, above: TextSchema }),
  });
