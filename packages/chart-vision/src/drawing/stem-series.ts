import type { Box } from "../types.ts";
import { centerOf, findComponents, heightOf, widthOf, type Component } from "./components.ts";
import { centerOfColumn, chanceOf, columnOf, fitLattice, isOnLattice, type Lattice } from "./lattice.ts";
import { NO_CLUSTER } from "./palette.ts";
import { extentOf } from "./region.ts";
import type { Series } from "./series.ts";
import type { Shape } from "./shapes.ts";
import { median, shareOf } from "./statistics.ts";

/** Wider stretches of a row than this are no stems, in pixels and as a share of the width. */
const MAX_STEM = 3;
const MAX_STEM_SHARE = 1 / 320;

/** A stem has at least so many rows; ticks are not so thick. */
const MIN_STEM_ROWS = 4;

/** Fewer stems of a color are chance. */
const MIN_STEMS = 8;
const MIN_STEMS_OF_PARTNER = 3;

/** Colors with most stems that are tried. */
const MAX_MAINS = 3;

/** Letters have stems too, but shorter ones: the taller ones alone may show the columns. */
const TALLER_SHARES = [1, 0.5];

/** Closer stems than this are not told apart. */
const MIN_SPACING = 3;

/** So many stems of a color are on the columns, and so many more than by chance. */
const MIN_FIT = 0.7;
const MIN_BEYOND_CHANCE = 0.6;

/** Rows that stick out on one side only are ticks of bars; those of a body stick out on both. */
const MIN_ONE_SIDED = 0.6;

/** How far a row reaches beyond the edge of a stem if it is a tick or a body, in pixels and in widths of the stem. */
const BESIDE_STEM = 0.5;
const BESIDE_STEM_SHARE = 0.25;

/** Rows above and below a stem where a body begins. */
const ROWS_BESIDE = 2;

/** A body is at least two pixels wide, and no wider than the distance of candles. */
const MIN_BODY = 2;
const MAX_BODY = 1.1;
const MIN_ROWS = 10;

/**
 * Candles whose bodies touch each other, and bars whose ticks do, have no shape of their own; but their stems stand free. The
 * series on the columns on which most stems stand; null if there is none.
 */
export function findStemSeries(labels: Int8Array, width: number, clusters: number): Series | null {
  const stems = findComponents(stemsOnly(labels, width), width, clusters, MIN_STEM_ROWS).map((components) =>
    components.filter((component) => isStem(component, labels, width)).map(stemOf),
  );
  const mains = stems
    .filter(({ length }) => length >= MIN_STEMS)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_MAINS);
  const candidates = mains.flatMap((main) =>
    TALLER_SHARES.flatMap((share) => {
      const lattice = latticeOfTallest(main, share);
      return lattice ? [candidateOn(lattice, main, stems)] : [];
    }),
  );
  const [best] = candidates.filter(({ fit }) => fit >= MIN_BEYOND_CHANCE).toSorted((a, b) => b.score - a.score);
  return best ? withBody(labels, width, best.series) : null;
}

/** The stems on a lattice; the score is high if there are many, few others of these colors, and few columns without one. */
function candidateOn(lattice: Lattice, main: readonly Shape[], stems: readonly (readonly Shape[])[]) {
  const isOn = ({ center }: Shape) => isOnLattice(lattice, center);
  const clusters = [...stems.keys()].filter((cluster) => {
    const list = stems[cluster]!;
    return list === main || (list.length >= MIN_STEMS_OF_PARTNER && shareOf(list, isOn) >= MIN_FIT);
  });
  const all = clusters.flatMap((cluster) => stems[cluster]!);
  const chart = extentOf({ marks: all.filter(isOn), lattice });
  const near = all.filter(({ center, component }) => isNear(component, center, chart, lattice));
  const marks = near.filter(isOn);
  const columns = new Set(marks.map(({ center }) => columnOf(lattice, center)));
  const span = Math.max(...columns) - Math.min(...columns) + 1;
  const chance = chanceOf(lattice);
  const fit = (marks.length / near.length - chance) / (1 - chance);
  const series: Series = {
    kind: "candle",
    lattice,
    markWidth: median(marks.map((mark) => mark.width)),
    clusters,
    bodies: clusters,
    histograms: [],
    marks,
    columns: columns.size,
  };
  return { series, fit, score: (fit * columns.size ** 2) / span };
}

const isNear = ({ top, bottom }: Component, center: number, chart: Box, { spacing }: Lattice) =>
  center > chart.left - spacing && center < chart.right + spacing && bottom >= chart.top && top <= chart.bottom;

function latticeOfTallest(stems: readonly Shape[], share: number): Lattice | null {
  const byHeight = stems.toSorted((a, b) => heightOf(b.component) - heightOf(a.component));
  const tall = byHeight.slice(0, Math.max(MIN_STEMS, Math.round(share * stems.length)));
  const lattice = fitLattice(
    tall.map(({ center }) => center),
    MIN_SPACING,
  );
  return lattice && lattice.fit >= MIN_FIT ? lattice : null;
}

const isStem = (component: Component, labels: Int8Array, width: number) =>
  heightOf(component) >= MIN_STEM_ROWS && hasFreeEnd(component, labels, width);

const stemOf = (component: Component): Shape => ({
  outline: "stem",
  component,
  center: centerOf(component),
  width: widthOf(component),
});

/** The series with the width of its bodies or of its ticks, or null if it has neither. */
function withBody(labels: Int8Array, width: number, series: Series): Series | null {
  const sides = sidesOf(labels, width, series);
  if (sides.length < MIN_ROWS) return null;
  const oneSided = sides.filter(({ left, right }) => Math.min(left, right) === 0);
  const { spacing } = series.lattice;
  if (oneSided.length >= MIN_ONE_SIDED * sides.length) {
    const tick = median(oneSided.map(({ left, right }) => Math.max(left, right)));
    return { ...series, kind: "bar", markWidth: Math.min(spacing, 1 + 2 * tick) };
  }
  const bodies = sides.filter(({ left, right }) => Math.min(left, right) > 0);
  const body = median(bodies.map(({ left, right }) => left + right + 1));
  return body < MIN_BODY || body > MAX_BODY * spacing ? null : { ...series, markWidth: body };
}

/** The pixels of stems alone: runs down the picture that are not short, as ticks are, nor wide, as bodies are. */
function stemsOnly(labels: Int8Array, width: number): Int8Array {
  const stems = new Int8Array(labels.length).fill(NO_CLUSTER);
  for (let x = 0; x < width; x++) {
    for (const { first, pixels } of stretches(labels, x, width, labels.length)) {
      if (pixels < MIN_STEM_ROWS) continue;
      for (let at = first; at < first + pixels * width; at += width) stems[at] = labels[at]!;
    }
  }
  const maxStem = Math.max(MAX_STEM, Math.round(MAX_STEM_SHARE * width));
  for (let start = 0; start < stems.length; start += width) {
    for (const { first, pixels } of stretches(stems, start, 1, start + width)) {
      if (pixels > maxStem) stems.fill(NO_CLUSTER, first, first + pixels);
    }
  }
  return stems;
}

/** The stretches of labels of any cluster in a row or a column. */
function* stretches(labels: Int8Array, start: number, step: number, end: number) {
  for (let at = start; at < end;) {
    const first = at;
    while (at < end && labels[at] !== NO_CLUSTER) at += step;
    if (at > first) yield { first, pixels: (at - first) / step };
    else at += step;
  }
}

/** Whether a stem ends in the open, unlike the side of a hollow body. */
function hasFreeEnd({ left, right, top, bottom }: Component, labels: Int8Array, width: number): boolean {
  const isFree = (y: number) => {
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x++) {
      if ((labels[y * width + x] ?? NO_CLUSTER) !== NO_CLUSTER) return false;
    }
    return true;
  };
  return isFree(top - 1) || isFree(bottom + 1);
}

/** How far the rows of the stems, and those next to their ends, reach to both sides, where they reach farther than the stem. */
function sidesOf(labels: Int8Array, width: number, { marks, lattice, markWidth }: Series) {
  const reach = Math.ceil(lattice.spacing);
  const stem = markWidth / 2 + Math.max(BESIDE_STEM, BESIDE_STEM_SHARE * markWidth);
  const isInk = (x: number, y: number) => x >= 0 && x < width && (labels[y * width + x] ?? NO_CLUSTER) !== NO_CLUSTER;
  const sides: { readonly left: number; readonly right: number }[] = [];
  for (const { center, component } of marks) {
    const column = Math.round(centerOfColumn(lattice, columnOf(lattice, center)));
    for (let y = component.top - ROWS_BESIDE; y <= component.bottom + ROWS_BESIDE; y++) {
      if (!isInk(column, y)) continue;
      const [left, right] = [-1, 1].map((step) => {
        let off = 0;
        while (off < reach && isInk(column + (off + 1) * step, y)) off++;
        return off <= stem ? 0 : off;
      }) as [number, number];
      if (left + right > 0 && left + right < reach) sides.push({ left, right });
    }
  }
  return sides;
}
