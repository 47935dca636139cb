import { opposite, type Chart } from "../chart.ts";
import type { ChartPattern, ChartVoid, Direction } from "../facts.ts";
import { MIRRORED_CHART_PATTERN, type ChartPatternName } from "../pattern-names.ts";
import type { StraightLine } from "../statistics.ts";
import type { TurningPoint } from "../turning-points.ts";

/** A place in the chart as it is analyzed. */
export interface Place {
  readonly bar: number;
  readonly price: number;
}

/** A shape found in the chart, before it is compared with what noise shows. */
export interface Candidate extends Pick<ChartPattern, "direction" | "status" | "target" | "voidedAt"> {
  readonly name: ChartPatternName;
  /** How well the prices follow the shape: a product of marks from 0 to 1. It means something only beside the scores of random walks. */
  readonly score: number;
  readonly from: number;
  readonly to: number;
  readonly points: readonly TurningPoint[];
  readonly lines: readonly (readonly [Place, Place])[];
}

/** Finds shapes that begin with a rise; those that begin with a fall are found in the mirrored chart. */
export type Detector = (chart: Chart, turns: readonly TurningPoint[]) => Candidate[];

const turnedOver = <Point extends Place>(point: Point): Point => ({ ...point, price: -point.price });

const voidTurnedOver = ({ side, price }: ChartVoid): ChartVoid => ({
  side: side === "above" ? "below" : "above",
  price: -price,
});

/** A candidate of the mirrored chart, as it is in the chart. */
export const mirroredCandidate = (found: Candidate): Candidate => ({
  ...found,
  name: MIRRORED_CHART_PATTERN[found.name],
  direction: found.direction && opposite(found.direction),
  target: found.target === null ? null : -found.target,
  voidedAt: voidTurnedOver(found.voidedAt),
  points: found.points.map(({ bar, price, kind }) => ({ bar, price: -price, kind: kind === "high" ? "low" : "high" })),
  lines: found.lines.map(([a, b]) => [turnedOver(a), turnedOver(b)]),
});

export const segment = (line: StraightLine, from: number, to: number): readonly [Place, Place] => [
  { bar: from, price: line.at(from) },
  { bar: to, price: line.at(to) },
];

export const voidBeyond = (direction: Direction, price: number): ChartVoid => ({
  side: direction === "long" ? "below" : "above",
  price,
});
