import { mirrored, type Chart } from "../chart.ts";
import type { ChartPatternName } from "../pattern-names.ts";
import { turningPoints } from "../turning-points.ts";
import { mirroredCandidate, type Candidate } from "./candidate.ts";
import { findCorridors } from "./corridors.ts";
import { findFlags } from "./flags.ts";
import { findTops } from "./reversals.ts";

/** Shapes are looked for among small turns and among large ones: in average ranges. */
const TURNS = [1.6, 2.3, 3.3, 4.7, 6.7];
const DETECTORS = [findTops, findCorridors, findFlags];

const upright = (chart: Chart): Candidate[] =>
  TURNS.flatMap((turn) => {
    const turns = turningPoints(chart, turn * chart.range);
    return DETECTORS.flatMap((find) => find(chart, turns));
  });

/** The best candidate of each pattern. */
export function findCandidates(chart: Chart): Candidate[] {
  const best = new Map<ChartPatternName, Candidate>();
  for (const found of [...upright(chart), ...upright(mirrored(chart)).map(mirroredCandidate)])
    if (found.score > (best.get(found.name)?.score ?? 0)) best.set(found.name, found);
  return [...best.values()];
}
