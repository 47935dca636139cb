import * as z from "zod";
import type { FigureStructureOf, MovableStructure } from "../structure/figure-structure.ts";
import { TextSchema, keyed, keyedBy } from "./text.ts";

const described = { title: TextSchema, description: TextSchema };

export const CandlesWordsSchema = z.strictObject(described);

const absent = z.undefined("nothing of this name is expected here; remove it").optional();

/** What the slider changes, and the name of the result that is said. */
const sliderWords = ({ slider }: MovableStructure) => ({
  slider: slider ? TextSchema : absent,
  says: slider?.says ? TextSchema : absent,
});

/** The words of a slider, once those of its figure have been checked. */
export const SliderWordsSchema = z.looseObject({ slider: TextSchema, says: TextSchema.optional() });

export const lineWords = (figure: FigureStructureOf<"line">) =>
  z.strictObject({
    ...described,
    ...sliderWords(figure),
    x_label: TextSchema,
    series: keyed(Object.keys(figure.series), TextSchema),
  });

export const barsWords = (figure: FigureStructureOf<"bars">) =>
  z.strictObject({ ...described, ...sliderWords(figure), bars: keyed(Object.keys(figure.bars), TextSchema) });

export const balanceWords = (figure: FigureStructureOf<"balance">) =>
  z.strictObject({
    ...described,
    ...sliderWords(figure),
    sides: keyedBy(Object.keys(figure.sides), (side) =>
      z.strictObject({ label: TextSchema, parts: keyed(Object.keys(figure.sides[side] ?? {}), TextSchema) }),
    ),
    result: TextSchema,
  });

export const flowWords = (figure: FigureStructureOf<"flow">) =>
  z.strictObject({
    ...described,
    ...sliderWords(figure),
    from: TextSchema,
    to: keyed(Object.keys(figure.to), TextSchema),
  });

export const ladderWords = (figure: FigureStructureOf<"ladder">) =>
  z.strictObject({ ...described, ...sliderWords(figure), size_label: TextSchema });

/** A date speaks for itself. */
export const timelineWords = ({ events }: FigureStructureOf<"timeline">) =>
  z.strictObject({
    ...described,
    events: keyedBy(Object.keys(events), (name) =>
      events[name]?.date === undefined ? z.strictObject({ when: TextSchema, text: TextSchema }) : TextSchema,
    ),
  });

export const distributionWords = (figure: FigureStructureOf<"distribution">) =>
  z.strictObject({
    ...described,
    ...sliderWords(figure),
    x_label: TextSchema,
    split: figure.split === undefined ? absent : z.strictObject({ below: TextSchema, above: TextSchema }),
  });
