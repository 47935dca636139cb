import type { Chart } from "./chart.ts";
import { CONFIDENCES, type ChartPattern, type ChartPoint } from "./facts.ts";
import { confidenceInNoise } from "./noise.ts";
import type { Place } from "./patterns/candidate.ts";
import { findCandidates } from "./patterns/find-candidates.ts";
import type { TurningPoint } from "./turning-points.ts";

const MOST = 4;

/** The patterns that noise shows seldom enough, the surest first. */
export function chartPatternsOf(chart: Chart): ChartPattern[] {
  const { bars } = chart;
  const barOf = (at: number): number => bars[at]?.closeAt ?? 0;
  const placeOf = ({ bar, price }: Place): ChartPoint => ({ bar: barOf(bar), price });
  const turnOf = ({ bar, price, kind }: TurningPoint): ChartPoint => ({
    bar: (kind === "high" ? bars[bar]?.highAt : bars[bar]?.lowAt) ?? 0,
    price,
  });
  return findCandidates(chart)
    .flatMap((found) => {
      const rarity = confidenceInNoise(chart, found);
      return rarity ? [{ found, rarity, lead: found.score / rarity.limit }] : [];
    })
    .toSorted(
      (a, b) => CONFIDENCES.indexOf(a.rarity.confidence) - CONFIDENCES.indexOf(b.rarity.confidence) || b.lead - a.lead,
    )
    .slice(0, MOST)
    .map(({ found, rarity }, index): ChartPattern => {
      const points = found.points.map(turnOf);
      return {
        id: `P${index + 1}`,
        name: found.name,
        from: points[0]?.bar ?? 0,
        to: barOf(found.to),
        points,
        lines: found.lines.map(([start, end]) => [placeOf(start), placeOf(end)]),
        direction: found.direction,
        status: found.status,
        confidence: rarity.confidence,
        baseRate: rarity.rate,
        target: found.target,
        voidedAt: found.voidedAt,
      };
    });
}
