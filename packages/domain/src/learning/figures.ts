import type { Bar, NumberFormat } from "./items.ts";

interface Described {
  title: string;
  /** What the figure shows, for those who cannot see it. */
  description: string;
}

export interface NamedValue {
  label: string;
  value: number;
}

export interface BalanceSide {
  label: string;
  parts: NamedValue[];
}

/** Orders that wait at one price. */
export interface PriceLevel {
  price: number;
  size: number;
}

/** Outcomes from one value (incl.) to another (excl.); null: without an end. */
export interface OutcomeRange {
  from: number | null;
  to: number | null;
  /** Of all outcomes. */
  share: number;
}

/** A number of the figure's formulas that the learner moves, with what follows from each of its values. */
export interface Slider {
  label: string;
  format: NumberFormat;
  /** What it can be set to. */
  values: number[];
  /** Index of the value that the figure itself shows. */
  start: number;
  /** For each value the numbers of the figure, as `numbersOf` lists them. */
  frames: number[][];
  /** A result to be said in words; null where the figure has one of its own. */
  says: { label: string; format: NumberFormat; values: number[] } | null;
}

type FigureKinds = {
  candles: { bars: Bar[]; decimals: number };
  line: { format: NumberFormat; x_label: string; series: { label: string; points: [x: number, y: number][] }[] };
  bars: { format: NumberFormat; bars: NamedValue[] };
  /** `result` names what the first side weighs more than the second, or says that both weigh the same. */
  balance: { format: NumberFormat; sides: [BalanceSide, BalanceSide]; result: string; is_equal: boolean };
  /** An amount and where it goes: the values of `to` add up to that of `from`. */
  flow: { format: NumberFormat; from: NamedValue; to: NamedValue[] };
  /** An order book with the best price of each side first. `order` is a market order that has just met it. */
  ladder: {
    decimals: number;
    size_label: string;
    bids: PriceLevel[];
    asks: PriceLevel[];
    order: { side: "buy" | "sell"; size: number } | null;
  };
  /** Events in the order of time. `at` counts in any unit. */
  timeline: { events: { at: number; when: string; text: string }[] };
  /** How often outcomes fall into ranges; `format` is that of the outcomes. */
  distribution: {
    format: NumberFormat;
    x_label: string;
    ranges: OutcomeRange[];
    /** Shares of the outcomes below a value, and from it on. */
    split: { at: number; below: NamedValue; above: NamedValue } | null;
  };
};

export type FigureType = keyof FigureKinds;

/** Types that can have a slider. */
export type MovableType = Exclude<FigureType, "candles" | "timeline">;

/** A figure of one type. */
export type FigureOf<Type extends FigureType> = { type: Type } & Described &
  FigureKinds[Type] &
  (Type extends MovableType ? { slider?: Slider | undefined } : unknown);

/** A figure next to a page's text; its values are computed at build time. */
export type Figure = { [Type in FigureType]: FigureOf<Type> }[FigureType];

export type MovableFigure = { [Type in MovableType]: FigureOf<Type> }[MovableType];

export const sumOf = (values: readonly NamedValue[]): number => values.reduce((sum, { value }) => sum + value, 0);

/** How much more the first side weighs than the second. */
export const balanceOf = ({ sides: [first, second] }: Pick<FigureOf<"balance">, "sides">): number =>
  sumOf(first.parts) - sumOf(second.parts);

export interface LadderFill {
  /** What the order takes at each level of the side it meets, best price first. */
  taken: number[];
  filled: number;
  /** Average price of what is filled; null where nothing is. */
  average: number | null;
  /** What finds nobody. */
  left: number;
}

/** How a market order is filled by those who wait. */
export function fillOf(levels: readonly PriceLevel[], size: number): LadderFill {
  let left = size;
  const taken = levels.map((level) => {
    const here = Math.min(level.size, left);
    left -= here;
    return here;
  });
  const paid = levels.reduce((sum, { price }, index) => sum + price * (taken[index] ?? 0), 0);
  const filled = size - left;
  return { taken, filled, average: filled > 0 ? paid / filled : null, left };
}

const valuesOf = (values: readonly NamedValue[]): number[] => values.map(({ value }) => value);

/** The numbers of a figure that a slider changes, in a fixed order. */
export function numbersOf(figure: MovableFigure): number[] {
  switch (figure.type) {
    case "line":
      return figure.series.flatMap(({ points }) => points.map(([, y]) => y));
    case "bars":
      return valuesOf(figure.bars);
    case "balance":
      return figure.sides.flatMap(({ parts }) => valuesOf(parts));
    case "flow":
      return valuesOf(figure.to);
    case "ladder":
      return figure.order ? [figure.order.size] : [];
    case "distribution":
      return [...figure.ranges.map(({ share }) => share), ...(figure.split ? [figure.split.below.value] : [])];
  }
}

/** The same figure with other numbers. */
export function withNumbers(figure: MovableFigure, numbers: readonly number[]): MovableFigure {
  let next = 0;
  const take = (): number => numbers[next++] ?? 0;
  const filled = (values: readonly NamedValue[]) => values.map(({ label }) => ({ label, value: take() }));
  switch (figure.type) {
    case "line": {
      const series = figure.series.map(({ label, points }) => ({
        label,
        points: points.map(([x]): [number, number] => [x, take()]),
      }));
      return { ...figure, series };
    }
    case "bars":
      return { ...figure, bars: filled(figure.bars) };
    case "balance": {
      const [first, second] = figure.sides;
      return {
        ...figure,
        sides: [
          { ...first, parts: filled(first.parts) },
          { ...second, parts: filled(second.parts) },
        ],
      };
    }
    case "flow": {
      const to = filled(figure.to);
      return { ...figure, to, from: { ...figure.from, value: sumOf(to) } };
    }
    case "ladder":
      return { ...figure, order: figure.order && { ...figure.order, size: take() } };
    case "distribution": {
      const ranges = figure.ranges.map((range) => ({ ...range, share: take() }));
      const below = take();
      const { split } = figure;
      const moved = split && {
        ...split,
        below: { ...split.below, value: below },
        above: { ...split.above, value: 1 - below },
      };
      return { ...figure, ranges, split: moved };
    }
  }
}

/** The numbers at each value of the slider; of a still figure its own. */
export const framesOf = (figure: MovableFigure): readonly (readonly number[])[] =>
  figure.slider?.frames ?? [numbersOf(figure)];
