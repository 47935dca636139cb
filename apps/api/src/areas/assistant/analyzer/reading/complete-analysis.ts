import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import type { CheckedProse } from "@candlewise/domain/analyzer/check-prose";
import type { AnalyzerDependencies } from "../dependencies.ts";
import type { Result } from "../request-rows.ts";
import { storeResult, type Held } from "./claim-store.ts";

/** Patterns that a list names. */
const MOST_IN_HEADLINE = 3;

interface Analysis {
  readonly mode: AnalysisMode;
  readonly result: Result;
  readonly prose: CheckedProse | null;
}

/** Ends a request with its result. */
export async function completeAnalysis(
  deps: Pick<AnalyzerDependencies, "database" | "clock" | "outbox" | "onEnd">,
  held: Held,
  { mode, result, prose }: Analysis,
): Promise<void> {
  const { trend, patterns, confidence } = result.facts;
  const headline = {
    trend: trend.value,
    confidence: (prose ?? { confidence }).confidence,
    patterns: [...new Set(patterns.map(({ name }) => name))].slice(0, MOST_IN_HEADLINE),
  };
  const { userId: user_id, requestId: analysis_id } = held;
  const isStored = await deps.database.transaction(async (transaction) => {
    if (!(await storeResult(transaction, held, { ...result, headline, prose }))) return false;
    await deps.outbox.append(transaction, [
      { type: "analysis.finished", user_id, payload: { analysis_id, mode }, occurred_at: deps.clock.now() },
    ]);
    return true;
  });
  if (isStored) deps.onEnd("done");
}
