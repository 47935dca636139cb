import { seededRandom, shuffled } from "../hash.ts";
import type { CompiledItem } from "../items.ts";
import { probes } from "../misconceptions.ts";
import { apart, whatWasMet, withSeeds } from "../quiz-draw.ts";
import type { DrawnQuestion, Met, PastQuestion } from "../quiz-draw.ts";
import { DRILL_QUESTIONS } from "./review-plan.ts";

export interface SkillPool {
  readonly skill: string;
  readonly courseId: string;
  readonly items: readonly CompiledItem[];
}

export interface ReviewDraw {
  /** Questions on these items that the learner has met, from old to new. */
  readonly past: readonly PastQuestion[];
  /** That the learner has shown recently. */
  readonly misconceptions: ReadonlySet<string>;
  readonly seed: string;
}

/**
 * The items of a skill in the order in which they should be asked: first those on a misconception that the learner has shown, then unseen ones, then the least
 * recently seen. The one that was seen last comes last, whatever it is about.
 */
function inTurn({ items }: SkillPool, met: Met, { misconceptions, seed }: ReviewDraw): CompiledItem[] {
  const turn = (item: CompiledItem) => met.seen.get(item.id)?.turn ?? -1;
  const latest = Math.max(-1, ...items.map(turn));
  const rank = (item: CompiledItem) => {
    if (turn(item) >= 0 && turn(item) === latest) return 2;
    return probes(item, misconceptions) ? 0 : 1;
  };
  return shuffled(items, seededRandom(seed)).sort((a, b) => rank(a) - rank(b) || turn(a) - turn(b));
}

/** One question on each skill; neighbors are of different courses where possible. Deterministic. */
export function drawReview(pools: readonly SkillPool[], draw: ReviewDraw): DrawnQuestion[] {
  const all = pools.flatMap(({ items }) => items);
  const met = whatWasMet(all, draw.past);
  const drawn = pools.flatMap((pool) => {
    const [item] = inTurn(pool, met, draw);
    return item ? [{ item, courseId: pool.courseId }] : [];
  });
  const mixed = apart(drawn, ({ courseId }) => courseId);
  return withSeeds(
    mixed.map(({ item }) => item),
    draw.seed,
    met,
  );
}

/** A few questions on one skill. Deterministic. */
export function drawDrill(pool: SkillPool, draw: ReviewDraw): DrawnQuestion[] {
  const met = whatWasMet(pool.items, draw.past);
  return withSeeds(inTurn(pool, met, draw).slice(0, DRILL_QUESTIONS), draw.seed, met);
}
