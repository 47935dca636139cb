import type { CurvePoint } from "./equity-curve.ts";

/** Mean share of the equity invested at these points; 0 without points. */
export function equityInvested(points: readonly CurvePoint[]): number {
  const shares = points.map(({ invested, equity }) => (equity > 0n ? Number(invested) / Number(equity) : 0));
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
