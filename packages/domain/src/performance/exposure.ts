import type { CurvePoint } from "./equity-curve.ts";
import { snapshotsAt } from "./equity-curve.ts";
import type { LedgerFact } from "./ledger-fact.ts";

/** Share of the seconds in `[from, until)` in which anything was held. */
export function timeInvested(facts: readonly LedgerFact[], from: number, until: number): number {
  if (until <= from) return 0;
  const changes = facts.map(({ at }) => at).filter((at) => from < at && at < until);
  const seconds = [from, ...new Set(changes)];
  const invested = snapshotsAt(facts, seconds).reduce((sum, { at, holdings }, index) => {
    const next = seconds[index + 1] ?? until;
    return holdings.size > 0 ? sum + next - at : sum;
  }, 0);
  return invested / (until - from);
}

/** Mean share of the equity that was held in instruments at these points; 0 of none. */
export function equityInvested(points: readonly CurvePoint[]): number {
  const shares = points.map(({ invested, equity }) => (equity > 0n ? Number(invested) / Number(equity) : 0));
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
