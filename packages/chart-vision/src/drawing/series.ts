import type { Box } from "../types.ts";
import { heightOf, type Component } from "./components.ts";
import { columnOf, centerOfColumn, fitLattice, isOnLattice, type Lattice } from "./lattice.ts";
import { shapeOf, type Shape } from "./shapes.ts";
import { median, shareOf } from "./statistics.ts";

export type MarkKind = "candle" | "bar";

/** The colors that a series of candles or bars is drawn in, and the columns it stands on. */
export interface Series {
  readonly kind: MarkKind;
  readonly lattice: Lattice;
  /** Width of a body, or of a bar with both ticks. */
  readonly markWidth: number;
  /** Clusters of bodies or bars, and clusters that draw only wicks. */
  readonly clusters: readonly number[];
  /** Those of them that draw bodies: a candle has some of them, a letter in the color of the wicks has none. */
  readonly bodies: readonly number[];
  /** Clusters of bars that start at a common base, such as volume. */
  readonly histograms: readonly number[];
  readonly marks: readonly Shape[];
  /** In how many columns there are marks. */
  readonly columns: number;
}

/** What the components of one cluster look like. */
interface Population {
  readonly cluster: number;
  readonly components: readonly Component[];
  readonly kind: MarkKind;
  readonly marks: readonly Shape[];
  readonly stems: readonly Shape[];
  readonly width: number;
  /** The share of its pixels in marks and stems. */
  readonly purity: number;
  readonly isHistogram: boolean;
  /** Its marks are stems. */
  readonly isThin: boolean;
}

const MIN_MARKS = 3;
const MIN_PURITY = 0.3;

/** Purity of a cluster that joins the main one: some of its candles may touch others. */
const MIN_PURITY_OF_PARTNER = 0.25;

/** How far beside the candles of one color those of the other may be, in widths of all of the former. */
const MARGIN = 0.6;

/** Letters of a line of text have few heights; candles have many. */
const MIN_HEIGHT_VARIETY = 0.2;
const ENOUGH_FOR_VARIETY = 8;

/** Bars of a histogram among the marks of a color: at least so many, and this share of all. */
const MIN_BARS = 6;
const MIN_SHARE_OF_BARS = 0.3;

/** A color with fewer other marks than this share draws a histogram and nothing else. */
const MAX_BESIDE_HISTOGRAM = 0.3;

/** Below this fit a lattice is most likely chance. */
const GOOD_FIT = 0.75;
const PENALTY_OF_BAD_FIT = 0.2;

/** Candles have a column each: columns with marks, as a share of the marks of a partner. */
const MIN_COLUMNS_TAKEN = 0.7;

/** A color with so many times as many stems as anything else draws candles as wide as their wicks. */
const MANY_STEMS = 4;

const MAIN_CANDIDATES = 6;

const MIN_SPACING = 2.2;

type IsBlend = (cluster: number, of: number) => boolean;

/**
 * The most likely series first, none of which begins with a color of one before it.
 * @param isThin whether candles may be as wide as their wicks
 * @param isBlend whether a cluster is a paler form of another, as on smoothed edges
 */
export function findSeries(
  components: readonly (readonly Component[])[],
  pictureWidth: number,
  isBlend: IsBlend,
  { most = 1, minPurity = MIN_PURITY, isThin = false } = {},
): Series[] {
  const populations = components.map((all, cluster) => describe(all, cluster, pictureWidth, isThin));
  const found: Series[] = [];
  for (const main of mainPopulations(populations, minPurity)) {
    if (found.length === most) break;
    if (found.some(({ clusters }) => clusters.includes(main.cluster))) continue;
    const series = seriesOf(main, populations, isBlend);
    if (series) found.push(series);
  }
  return found;
}

function seriesOf(main: Population, populations: readonly Population[], isBlend: IsBlend): Series | null {
  const partners = populations.flatMap((other) => {
    const marks = marksLike(main, other);
    return other !== main && !other.isHistogram && marks.length >= 2 && isPartner(main, other, marks)
      ? [{ cluster: other.cluster, marks }]
      : [];
  });
  const lattice = latticeOf([...main.marks, ...partners.flatMap(({ marks }) => marks)], main.width);
  if (!lattice) return null;
  const onLattice = partners.filter(({ marks }) => columnsTaken(lattice, marks) >= MIN_COLUMNS_TAKEN * marks.length);
  const marks = [...main.marks, ...onLattice.flatMap((partner) => partner.marks)];
  const taken = [main.cluster, ...onLattice.map(({ cluster }) => cluster)];
  const markWidth = median(marks.map(({ width }) => width));
  const wicks = populations
    .filter(({ cluster, isHistogram }) => !taken.includes(cluster) && !isHistogram)
    .filter(({ cluster }) => !taken.some((color) => isBlend(cluster, color)))
    .filter((population) => drawsWicks(population, lattice, marks, markWidth))
    .map(({ cluster }) => cluster);
  return {
    kind: main.kind,
    lattice,
    markWidth,
    clusters: [...taken, ...wicks],
    bodies: taken,
    histograms: populations.filter(({ isHistogram }) => isHistogram).map(({ cluster }) => cluster),
    marks,
    columns: columnsTaken(lattice, marks),
  };
}

/** In how many columns there are marks: fewer than marks if they are letters below each other. */
function columnsTaken(lattice: Lattice, marks: readonly Shape[]): number {
  const near = marks.filter(({ center }) => isOnLattice(lattice, center, Math.max(1, 0.14 * lattice.spacing)));
  return new Set(near.map(({ center }) => columnOf(lattice, center))).size;
}

const latticeOf = (marks: readonly Shape[], width: number) =>
  fitLattice(
    marks.map(({ center }) => center),
    Math.max(MIN_SPACING, 0.95 * width),
  );

function describe(
  components: readonly Component[],
  cluster: number,
  pictureWidth: number,
  mayBeThin: boolean,
): Population {
  const shapes = components.map((component) => shapeOf(component, pictureWidth));
  const stems = shapes.filter(({ outline }) => outline === "stem");
  const blocks = shapes.filter(({ outline }) => outline === "candle" || outline === "bar");
  const isThin = mayBeThin && stems.length > MANY_STEMS * blocks.length;
  const base = commonBase(isThin ? [...stems, ...blocks] : blocks);
  const isFree = ({ component }: Shape) => base === null || Math.abs(component.bottom - base) > 1;
  const bars = blocks.filter((shape) => shape.outline === "bar" && isFree(shape));
  const kind = bars.length > blocks.filter(isFree).length / 2 ? "bar" : "candle";
  // A bar that opens and closes at the same price has the outline of a candle, and a candle of one pixel that of a stem.
  const ofKind = blocks.filter(({ outline }) => kind === "bar" || outline === "candle");
  const all = isThin ? [...stems, ...ofKind] : ofKind;
  const marks = all.filter(isFree);
  const pixels = (list: readonly Component[]) => list.reduce((sum, component) => sum + component.pixels, 0);
  const explained = pixels([...new Set([...all, ...stems])].map(({ component }) => component));
  return {
    cluster,
    components,
    kind: isThin ? "candle" : kind,
    marks,
    isThin,
    stems,
    width: median(marks.map(({ width }) => width)),
    purity: explained / Math.max(1, pixels(components)),
    isHistogram: marks.length < MAX_BESIDE_HISTOGRAM * all.length,
  };
}

/** The row where many marks end, as the bars of a histogram do; null if there is none. */
function commonBase(marks: readonly Shape[]): number | null {
  const counts = new Map<number, number>();
  for (const { component } of marks) {
    for (const row of [component.bottom - 1, component.bottom, component.bottom + 1]) {
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  }
  const [base, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  return count >= Math.max(MIN_BARS, MIN_SHARE_OF_BARS * marks.length) ? base : null;
}

/** The populations that may be the main one of a series, best first. */
function mainPopulations(populations: readonly Population[], minPurity: number): Population[] {
  const weight = ({ marks, purity }: Population) => marks.length * purity;
  return populations
    .filter(({ marks, purity, isHistogram }) => marks.length >= MIN_MARKS && purity >= minPurity && !isHistogram)
    .filter(({ marks }) => heightVariety(marks) >= MIN_HEIGHT_VARIETY)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MAIN_CANDIDATES)
    .flatMap((population) => {
      const lattice = latticeOf(population.marks, population.width);
      if (!lattice) return [];
      const taken = columnsTaken(lattice, population.marks) * population.purity;
      return [{ population, score: taken * (lattice.fit > GOOD_FIT ? 1 : PENALTY_OF_BAD_FIT) }];
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ population }) => population);
}

function heightVariety(marks: readonly Shape[]): number {
  const heights = marks.map(({ component }) => heightOf(component));
  const typical = median(heights);
  return shareOf(heights, (height) => Math.abs(height - typical) > Math.max(2, 0.15 * typical));
}

/** The marks of another cluster that are as wide as those of the main one. */
function marksLike(main: Population, { marks, isThin }: Population): Shape[] {
  if (isThin !== main.isThin) return [];
  const tolerance = Math.max(2.1, 0.4 * main.width);
  return marks.filter(({ width }) => Math.abs(width - main.width) <= tolerance);
}

function isPartner(main: Population, other: Population, marks: readonly Shape[]): boolean {
  const left = Math.min(...main.marks.map(({ component }) => component.left));
  const right = Math.max(...main.marks.map(({ component }) => component.right));
  const margin = Math.max(4 * main.width, MARGIN * (right - left));
  const between = marks.filter(({ center }) => center > left - margin && center < right + margin);
  const heights = new Set(between.map(({ component }) => Math.round(heightOf(component) / 2)));
  const width = median(between.map((shape) => shape.width));
  return (
    other.purity >= MIN_PURITY_OF_PARTNER &&
    between.length >= Math.max(2, 0.6 * marks.length) &&
    heights.size >= Math.min(3, between.length) &&
    (marks.length < ENOUGH_FOR_VARIETY || heightVariety(marks) >= MIN_HEIGHT_VARIETY) &&
    Math.abs(width - main.width) <= Math.max(2.1, 0.35 * main.width)
  );
}

/** Whether many narrow components of a cluster are on the lattice and touch a body; the dashes of a vertical line count once. */
function drawsWicks(
  { components, stems, marks }: Population,
  lattice: Lattice,
  bodies: readonly Shape[],
  bodyWidth: number,
): boolean {
  const around = surroundingsOf(bodies, lattice);
  const narrow = [...stems, ...marks.filter(({ width }) => width <= Math.max(3, 0.5 * bodyWidth))].filter(
    ({ component }) =>
      component.left >= around.left &&
      component.right <= around.right &&
      component.bottom >= around.top &&
      component.top <= around.bottom,
  );
  const columnsOf = (shapes: readonly Shape[]) => new Set(shapes.map(({ center }) => Math.round(center))).size;
  const columns = columnsOf(narrow);
  if (columns < 5) return false;
  const byColumn = Map.groupBy(bodies, ({ center }) => columnOf(lattice, center));
  const touching = narrow.filter(({ component, center }) => {
    const column = columnOf(lattice, center);
    if (Math.abs(center - centerOfColumn(lattice, column)) > Math.max(1.6, 0.12 * lattice.spacing)) return false;
    return (byColumn.get(column) ?? []).some(
      (body) => component.top <= body.component.bottom + 3 && component.bottom >= body.component.top - 3,
    );
  });
  const pixels = (list: readonly Component[]) => list.reduce((sum, item) => sum + item.pixels, 0);
  return (
    columnsOf(touching) >= 0.6 * columns &&
    touching.length >= 0.25 * bodies.length &&
    pixels(narrow.map(({ component }) => component)) > 0.15 * pixels(components)
  );
}

/** Where wicks can be: the labels of the axes are elsewhere. */
function surroundingsOf(bodies: readonly Shape[], { spacing }: Lattice): Box {
  return {
    left: Math.min(...bodies.map(({ component }) => component.left)) - spacing,
    right: Math.max(...bodies.map(({ component }) => component.right)) + spacing,
    top: Math.min(...bodies.map(({ component }) => component.top)),
    bottom: Math.max(...bodies.map(({ component }) => component.bottom)),
  };
}
