import type { FigureOf, OutcomeRange } from "@candlewise/domain/learning/figures";
import { prepareFormula } from "../formulas.ts";
import { simulateOutcomes } from "../simulations/outcomes.ts";
import type { FigureStructureOf } from "../structure/figure-structure.ts";
import { distributionWords } from "../words/figure-words.ts";
import { readAs } from "../yaml-file.ts";
import { describe, reportIn, valueIn, type FigurePlace } from "./figure-place.ts";
import { reportAt } from "./numbers.ts";

type Structure = FigureStructureOf<"distribution">;

/** How often outcomes fall into ranges: counted, by a formula, or simulated with a seed. */
export function compileDistribution(figure: Structure, place: FigurePlace): FigureOf<"distribution"> | null {
  const { writer, library, at } = place;
  const words = readAs(writer.file, distributionWords(figure), library.problems, at);
  const edges = edgesOf(figure.ranges);
  const ranges = rangesOf(figure, edges, place);
  if (!words || !ranges) return null;
  return {
    type: "distribution",
    ...describe(words, place),
    format: figure.format,
    x_label: writer.plain(words.x_label, [...at, "x_label"]),
    ranges,
    split: words.split ? compileSplit(figure, words.split, { edges, ranges, place }) : null,
  };
}

interface SplitPlace {
  readonly edges: readonly number[];
  readonly ranges: readonly OutcomeRange[];
  readonly place: FigurePlace;
}

function compileSplit(
  figure: Structure,
  words: { below: string; above: string },
  { edges, ranges, place }: SplitPlace,
): FigureOf<"distribution">["split"] {
  const value = valueIn(place, ["split"], figure.split ?? "0");
  if (value === null) return null;
  const at = edges.find((edge) => Math.abs(edge - value) < 1e-9);
  if (at === undefined) {
    reportIn(place, ["split"], `${value} is no edge of a range; edges are ${edges.join(", ")}`);
    return null;
  }
  const below = ranges.reduce((sum, { to, share }) => (to !== null && to <= at ? sum + share : sum), 0);
  const say = (side: "below" | "above") => place.writer.plain(words[side], [...place.at, "split", side]);
  return {
    at,
    below: { label: say("below"), value: shareOf(below) },
    above: { label: say("above"), value: shareOf(1 - shareOf(below)) },
  };
}

/** Shares are written with four decimals: enough for a tenth of a percent. */
const shareOf = (ratio: number): number => Number(ratio.toFixed(4));

function edgesOf({ from, to, step }: Structure["ranges"]): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

function rangesOf(figure: Structure, edges: readonly number[], place: FigurePlace): OutcomeRange[] | null {
  if (figure.simulate) {
    try {
      return rangesOfOutcomes(simulateOutcomes(figure.simulate, place.numbers), edges);
    } catch (error) {
      reportAt(place.structureFile, [...place.at, "simulate"], error, place.library);
      return null;
    }
  }
  const weights = figure.counts ?? likelihoods(figure.likelihood ?? "1", edges, place);
  if (!weights) return null;
  if (weights.length !== edges.length - 1) {
    reportIn(place, ["counts"], `there are ${weights.length} counts for ${edges.length - 1} ranges`);
    return null;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || weights.some((weight) => weight < 0)) {
    reportIn(
      place,
      [figure.counts ? "counts" : "likelihood"],
      "no outcome may be less likely than never, nor all of them never",
    );
    return null;
  }
  return weights.map((weight, index) => ({
    from: edges[index] ?? 0,
    to: edges[index + 1] ?? 0,
    share: shareOf(weight / total),
  }));
}

/** The likelihood in the middle of each range. */
function likelihoods(formula: string, edges: readonly number[], place: FigurePlace): number[] | null {
  try {
    const likelihood = prepareFormula(formula, { ...place.numbers, x: 0 });
    return edges.slice(1).map((edge, index) => likelihood({ ...place.numbers, x: (edge + (edges[index] ?? 0)) / 2 }));
  } catch (error) {
    reportAt(place.structureFile, [...place.at, "likelihood"], error, place.library);
    return null;
  }
}

/** Counts outcomes; those beyond the ranges have a range without an end. */
function rangesOfOutcomes(outcomes: readonly number[], edges: readonly number[]): OutcomeRange[] {
  const ends = [null, ...edges, null];
  const ranges = ends.slice(1).map((to, index) => ({ from: ends[index] ?? null, to, count: 0 }));
  for (const outcome of outcomes) {
    // A value that is a hair below an edge is at it.
    const range = ranges.find(({ to }) => to === null || outcome < to - 1e-9);
    if (range) range.count++;
  }
  return ranges.map(({ from, to, count }) => ({ from, to, share: shareOf(count / outcomes.length) }));
}
