import type { CompiledCurriculum } from "./curriculum.ts";
import type { CompiledItem } from "./items.ts";
import { probes } from "./misconceptions.ts";

/** An answer, with the misconceptions it showed. */
export interface RecentAnswer {
  readonly item_id: string;
  readonly is_correct: boolean | null;
  readonly misconceptions: readonly string[];
}

/** A misconception, and the skill of the question in which it was shown. */
interface Belief {
  readonly id: string;
  readonly skill: string;
  readonly itemId: string;
}

/** What the answers showed and no later right answer to another question on it has put right, from old to new, as the answers are. */
function beliefsIn(answers: readonly RecentAnswer[], itemOf: (id: string) => CompiledItem | undefined): Belief[] {
  let beliefs: Belief[] = [];
  for (const { item_id: itemId, is_correct, misconceptions } of answers) {
    const item = itemOf(itemId);
    if (!item) continue;
    const { skill } = item;
    const isPutRight = (belief: Belief) =>
      is_correct === true && belief.skill === skill && belief.itemId !== itemId && probes(item, new Set([belief.id]));
    const isShownAgain = (belief: Belief) => belief.skill === skill && misconceptions.includes(belief.id);
    beliefs = beliefs.filter((belief) => !isPutRight(belief) && !isShownAgain(belief));
    beliefs.push(...misconceptions.map((id) => ({ id, skill, itemId })));
  }
  return beliefs;
}

interface Watched {
  /** Of the lesson. */
  readonly skills: readonly string[];
  /** From old to new. */
  readonly answers: readonly RecentAnswer[];
  readonly curriculum: Pick<CompiledCurriculum, "skills">;
  readonly itemOf: (id: string) => CompiledItem | undefined;
}

/**
 * The title of the misconception that a learner should watch for in a lesson: the latest one of a skill that it teaches, else of a skill that these need first.
 * Null when there is none.
 */
export function watchFor({ skills, answers, curriculum, itemOf }: Watched): string | null {
  const needed = skills.flatMap((skill) => curriculum.skills[skill]?.prerequisites ?? []);
  const beliefs = beliefsIn(answers, itemOf);
  const latestOf = (some: readonly string[]) => beliefs.findLast(({ skill }) => some.includes(skill));
  const belief = latestOf(skills) ?? latestOf(needed);
  return belief ? (curriculum.skills[belief.skill]?.misconceptions[belief.id] ?? null) : null;
}
