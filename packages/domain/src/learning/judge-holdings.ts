import { isQueued, plainly } from "./task-evidence.ts";
import type { Judgement, RequirementOf, TaskFacts, TaskHolding } from "./task-requirement.ts";

const USD = 10_000n;

const sumOf = (holdings: readonly TaskHolding[]) => holdings.reduce((sum, { value }) => sum + value, 0n);

/** The holdings as they will be once queued orders have traded. */
function holdingsAfterOpen({ holdings, orders }: TaskFacts): readonly TaskHolding[] {
  const after = new Map(holdings.map((holding) => [holding.ticker, holding]));
  for (const { ticker, kind, sector, side, unfilledValue } of orders.filter(isQueued)) {
    const value = (after.get(ticker)?.value ?? 0n) + (side === "buy" ? unfilledValue : -unfilledValue);
    after.set(ticker, { ticker, kind, sector, value });
  }
  return [...after.values()].filter(({ value }) => value > 0n);
}

/** Judges what is held; if that is not enough, with queued orders. */
function judgeHoldings(facts: TaskFacts, judgeThese: (holdings: readonly TaskHolding[]) => Judgement): Judgement {
  const now = judgeThese(facts.holdings);
  if (now.isDone || !facts.orders.some(isQueued)) return now;
  const later = judgeThese(holdingsAfterOpen(facts));
  return { ...later, evidence: later.isDone ? "queued" : null };
}

export function judgeSectors({ count, min_usd, max_percent }: RequirementOf<"sectors">, facts: TaskFacts): Judgement {
  return judgeHoldings(facts, (holdings) => {
    const bySector = Map.groupBy(
      holdings.filter(({ sector }) => sector !== null),
      ({ sector }) => sector,
    );
    const large = [...bySector.values()].filter((group) => sumOf(group) >= BigInt(min_usd) * USD).length;
    const whole = sumOf(holdings);
    const isSpread = holdings.every(({ value }) => value * 100n <= whole * BigInt(max_percent));
    return plainly(large >= count && isSpread, large);
  });
}

export function judgeMix(
  { kinds: [first, second], percent, within }: RequirementOf<"mix">,
  facts: TaskFacts,
): Judgement {
  return judgeHoldings(facts, (holdings) => {
    const part = sumOf(holdings.filter(({ kind }) => kind === first));
    const rest = sumOf(holdings.filter(({ kind }) => kind === second));
    if (part === 0n || rest === 0n) return plainly(false, null);
    const measured = (100 * Number(part)) / Number(part + rest);
    return plainly(Math.abs(measured - percent) <= within, measured);
  });
}
