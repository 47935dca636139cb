import { ESTIMATE_BUCKETS, FEWEST_ESTIMATES, bucketOf } from "@candlewise/domain/learning/estimate";
import type { Answer, CompiledItem, EstimateCounts, Verdict } from "@candlewise/domain/learning/items";
import type { Queryable } from "#api/platform/database/database.ts";
import { countFirstEstimate, listEstimateCounts } from "./estimate-store.ts";
import type { CountedTrack } from "./estimate-store.ts";

type EstimateItem = Extract<CompiledItem, { type: "estimate" }>;

const isEstimate = (item: CompiledItem): item is EstimateItem => item.type === "estimate";

const trackOf = ({ id, scale: { kind, from, to } }: EstimateItem): CountedTrack => ({
  item_id: id,
  track: `${kind} ${from} ${to}`,
});

/** Counts the first answer of a learner to an estimate; other answers, and answers to other items, change nothing. */
export async function countEstimate(
  db: Queryable,
  userId: string,
  item: CompiledItem,
  { answer_id, answer }: { answer_id: string; answer: Answer },
): Promise<void> {
  if (!isEstimate(item) || answer.type !== "estimate") return;
  await countFirstEstimate(db, userId, { ...trackOf(item), bucket: bucketOf(item.scale, answer.value), answer_id });
}

/** Adds to the verdicts on estimates how others answered, where enough have. */
export async function withOthers<Given extends { question_id: string; verdict: Verdict }>(
  db: Queryable,
  items: readonly CompiledItem[],
  answers: readonly Given[],
): Promise<Given[]> {
  const judged = new Set(answers.flatMap(({ question_id, verdict }) => (verdict.estimate ? [question_id] : [])));
  const estimates = items.filter(isEstimate).filter(({ id }) => judged.has(id));
  if (estimates.length === 0) return [...answers];
  const rows = await listEstimateCounts(db, estimates.map(trackOf));
  const counts = new Map(
    estimates.map((item) => [item.id, countsOf(rows.filter(({ item_id }) => item_id === item.id))]),
  );
  return answers.map((given) => {
    const { verdict, question_id } = given;
    if (!verdict.estimate) return given;
    const estimate = { ...verdict.estimate, others: counts.get(question_id) ?? null };
    return { ...given, verdict: { ...verdict, estimate } };
  });
}

function countsOf(rows: readonly { bucket: number; answered: number }[]): EstimateCounts | null {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  if (answered < FEWEST_ESTIMATES) return null;
  const buckets = Array.from(
    { length: ESTIMATE_BUCKETS },
    (_, bucket) => rows.find((row) => row.bucket === bucket)?.answered ?? 0,
  );
  return { answered, buckets };
}

/** The same for one verdict. */
export async function verdictWithOthers(db: Queryable, item: CompiledItem, verdict: Verdict): Promise<Verdict> {
  const [judged] = await withOthers(db, [item], [{ question_id: item.id, verdict }]);
  return judged?.verdict ?? verdict;
}
