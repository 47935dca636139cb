import type { CompiledQuiz } from "./curriculum.ts";
import { seededRandom, shuffled } from "./hash.ts";
import type { Random } from "./hash.ts";
import type { CompiledItem } from "./items.ts";
import { probes } from "./misconceptions.ts";
import { rightPosition, variantIndex } from "./presentation.ts";

/** Number of questions in a placement test. */
export const PLACEMENT_QUESTIONS = 12;
/** Percentage of right answers required to pass a placement test. */
export const PLACEMENT_PASS_PERCENT = 80;

/** A question of an attempt: an item and the seed for its presentation and judgment. */
export interface DrawnQuestion {
  item_id: string;
  seed: string;
}

/** A question of an earlier attempt; null when it was never answered. */
export interface PastQuestion extends DrawnQuestion {
  is_correct: boolean | null;
}

/** What a learner has met of a pool. */
export interface Met {
  /** Item id → its last turn and seed. */
  seen: Map<string, { turn: number; seed: string }>;
  /** Skills whose last answer was wrong. */
  missed: Set<string>;
}

/** `past` is from old to new. */
export function whatWasMet(pool: readonly CompiledItem[], past: readonly PastQuestion[]): Met {
  const skills = new Map(pool.map((item) => [item.id, item.skill]));
  const memory: Met = { seen: new Map(), missed: new Set() };
  for (const [turn, { item_id, seed, is_correct }] of past.entries()) {
    memory.seen.set(item_id, { turn, seed });
    const skill = skills.get(item_id);
    if (skill === undefined || is_correct === null) continue;
    if (is_correct) memory.missed.delete(skill);
    else memory.missed.add(skill);
  }
  return memory;
}

/**
 * Items by skill, skills in random order; within a skill unseen items first, those on a misconception that the learner has shown before the others, then the
 * least recently seen.
 */
function bySkill(
  pool: readonly CompiledItem[],
  memory: Met,
  random: Random,
  misconceptions: ReadonlySet<string> = new Set(),
): CompiledItem[][] {
  const groups = new Map<string, CompiledItem[]>();
  for (const item of shuffled(pool, random)) {
    const group = groups.get(item.skill) ?? [];
    group.push(item);
    groups.set(item.skill, group);
  }
  const turn = (item: CompiledItem) => turnOf(item, memory, misconceptions);
  return [...groups.values()].map((group) => group.sort((a, b) => turn(a) - turn(b)));
}

/** The lower, the earlier it should be asked. */
const turnOf = (item: CompiledItem, memory: Met, misconceptions: ReadonlySet<string> = new Set()): number =>
  memory.seen.get(item.id)?.turn ?? (probes(item, misconceptions) ? -2 : -1);

/** Takes one item of every skill in turn, after what is `taken` already; every second round only covers missed skills. */
function takeInTurn(
  groups: readonly CompiledItem[][],
  ask: number,
  missed: ReadonlySet<string>,
  taken: readonly CompiledItem[] = [],
): CompiledItem[] {
  const isMissed = (group: readonly CompiledItem[]) => group[0] !== undefined && missed.has(group[0].skill);
  const ordered = [...groups].sort((a, b) => Number(isMissed(b)) - Number(isMissed(a)));
  const queues = ordered.map((group) => ({
    rest: [...group],
    isMissed: isMissed(group),
    ahead: taken.filter(({ skill }) => skill === group[0]?.skill).length,
  }));
  const all = [...taken];
  for (let round = 0; all.length < ask && queues.some(({ rest }) => rest.length > 0); round++) {
    for (const queue of queues) {
      if (all.length === ask) break;
      if (round % 2 === 1 && !queue.isMissed) continue;
      if (queue.ahead > 0) queue.ahead--;
      else all.push(...queue.rest.splice(0, 1));
    }
  }
  return all;
}

/** Reorders a list so that no two of the same kind, such as a skill, are adjacent where possible. */
export function apart<T>(list: readonly T[], kindOf: (each: T) => string): T[] {
  const queues = [...Map.groupBy(list, kindOf)].map(([kind, rest]) => ({ kind, rest }));
  const result: T[] = [];
  let last: string | null = null;
  while (result.length < list.length) {
    const fullestFirst = queues.filter(({ rest }) => rest.length > 0).sort((a, b) => b.rest.length - a.rest.length);
    const queue = fullestFirst.find(({ kind }) => kind !== last) ?? fullestFirst[0];
    result.push(...(queue?.rest.splice(0, 1) ?? []));
    last = queue?.kind ?? null;
  }
  return result;
}

const skillOf = ({ skill }: CompiledItem): string => skill;

const SEED_TRIES = 12;

/** Assigns seeds: different numbers from the last attempt, and varying positions of right choices. */
export function withSeeds(items: readonly CompiledItem[], seed: string, memory: Met): DrawnQuestion[] {
  const uses = new Map<number, number>();
  return items.map((item) => {
    const candidates = Array.from({ length: SEED_TRIES }, (_, index) => `${seed}.${index}`);
    const lastSeed = memory.seen.get(item.id)?.seed;
    const cost = (candidate: string) => {
      const place = rightPosition(item, candidate);
      const isSameVariant = lastSeed !== undefined && variantIndex(item, candidate) === variantIndex(item, lastSeed);
      return (place === null ? 0 : (uses.get(place) ?? 0)) + (item.type === "numeric" && isSameVariant ? 1 : 0);
    };
    const best = candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    const place = rightPosition(item, best);
    if (place !== null) uses.set(place, (uses.get(place) ?? 0) + 1);
    return { item_id: item.id, seed: best };
  });
}

export interface QuizDraw {
  /** Questions on the quiz's items that the learner has met, from old to new. */
  readonly past: readonly PastQuestion[];
  readonly seed: string;
  /** That the learner has shown recently. */
  readonly misconceptions?: ReadonlySet<string>;
}

/**
 * Draws an attempt of a quiz: spread over the skills of the pool, with more questions on recently missed skills, unseen items first, among them
 * those on `misconceptions`, and no two consecutive questions of a skill where avoidable. Of a course test's own items, the stated number: unseen ones
 * first, of as many skills as there are. Deterministic.
 */
export function drawQuiz(
  { items, ask, own }: Pick<CompiledQuiz, "items" | "ask" | "own">,
  { past, seed, misconceptions }: QuizDraw,
): DrawnQuestion[] {
  const memory = whatWasMet(items, past);
  const random = seededRandom(seed);
  const grouped = (pool: readonly CompiledItem[]) => bySkill(pool, memory, random, misconceptions);
  const ownIds = new Set(own?.items);
  const turnOfGroup = ([first]: readonly CompiledItem[]) => (first ? turnOf(first, memory, misconceptions) : 0);
  const ownGroups = grouped(items.filter(({ id }) => ownIds.has(id))).sort((a, b) => turnOfGroup(a) - turnOfGroup(b));
  const first = takeInTurn(ownGroups, own?.ask ?? 0, new Set());
  const others = grouped(items.filter(({ id }) => !ownIds.has(id)));
  return withSeeds(apart(takeInTurn(others, ask, memory.missed, first), skillOf), seed, memory);
}

const isNumeric = (item: CompiledItem) => item.type === "numeric";
const isChart = (item: CompiledItem) => item.type.startsWith("chart_") || item.type === "replay_decision";

/** Items that a placement test may ask, by skipped chapter. */
export interface PlacementPools {
  readonly quizzes: readonly (readonly CompiledItem[])[];
  readonly lessons: readonly (readonly CompiledItem[])[];
}

/**
 * Draws a placement test of 12 questions. Unseen items come first: those of the quizzes of the skipped chapters, then those of their
 * lessons, the chapters alternating and with a numeric and a chart item if there are any. Seen items fill up what is missing, the least
 * recently seen first. Deterministic.
 */
export function drawPlacement(
  { quizzes, lessons }: PlacementPools,
  past: readonly PastQuestion[],
  seed: string,
): DrawnQuestion[] {
  const all = [...quizzes, ...lessons].flat();
  const memory = whatWasMet(all, past);
  const random = seededRandom(seed);
  const unseen = [quizzes, lessons].map((pools) =>
    alternating(
      pools.map((pool) =>
        bySkill(
          pool.filter(({ id }) => !memory.seen.has(id)),
          memory,
          random,
        ),
      ),
    ),
  );
  let drawn: CompiledItem[] = [];
  for (const groups of unseen) drawn.push(...takeInTurn(groups, PLACEMENT_QUESTIONS - drawn.length, new Set()));
  for (const isWanted of [isNumeric, isChart]) drawn = withKind(drawn, unseen.flat(2), isWanted);
  const turn = (item: CompiledItem) => memory.seen.get(item.id)?.turn ?? -1;
  const seen = all.filter(({ id }) => memory.seen.has(id)).sort((a, b) => turn(a) - turn(b));
  const asked = [...drawn, ...seen.slice(0, PLACEMENT_QUESTIONS - drawn.length)];
  return withSeeds(apart(asked, skillOf), seed, memory);
}

/** The skills of all chapters in one list: the first of each chapter, then the second of each. */
function alternating(chapters: readonly CompiledItem[][][]): CompiledItem[][] {
  const longest = Math.max(0, ...chapters.map((groups) => groups.length));
  return Array.from({ length: longest }, (_, index) =>
    chapters.flatMap((groups) => groups.slice(index, index + 1)),
  ).flat();
}

/** Replaces one question with an item of a missing kind, of the same skill if possible. */
function withKind(
  drawn: readonly CompiledItem[],
  pool: readonly CompiledItem[],
  isWanted: (item: CompiledItem) => boolean,
): CompiledItem[] {
  const candidates = drawn.some(isWanted) ? [] : pool.filter(isWanted);
  const isSpare = (item: CompiledItem) => !isNumeric(item) && !isChart(item);
  for (const candidate of candidates) {
    const place = drawn.findLastIndex((item) => item.skill === candidate.skill && isSpare(item));
    if (place >= 0) return drawn.with(place, candidate);
  }
  const place = drawn.findLastIndex(isSpare);
  return candidates[0] && place >= 0 ? drawn.with(place, candidates[0]) : [...drawn];
}
