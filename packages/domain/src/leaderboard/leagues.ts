/** Lowest first. */
export const LEAGUES = [
  "spark",
  "ember",
  "wick",
  "taper",
  "torch",
  "lantern",
  "beacon",
  "bonfire",
  "lighthouse",
  "sunrise",
] as const;
export type League = (typeof LEAGUES)[number];

/** Most learners in a cohort. */
export const COHORT_SIZE = 30;
/** Learners of a full cohort who move up, and down. */
const PROMOTED = 7;
const DEMOTED = 5;
/** A learner alone, or one of two, has not won anything yet. */
const LEAST_TO_PROMOTE = 3;
/** A smaller cohort demotes nobody: its last place says little. */
const LEAST_TO_DEMOTE = 10;

/** Number of learners who move up and down in a cohort of a size; in proportion while it is not full. */
export function zonesOf(size: number): { readonly promoted: number; readonly demoted: number } {
  const promoted = size < LEAST_TO_PROMOTE ? 0 : Math.min(PROMOTED, Math.ceil((size * PROMOTED) / COHORT_SIZE));
  const demoted = size < LEAST_TO_DEMOTE ? 0 : Math.floor((size * DEMOTED) / COHORT_SIZE);
  return { promoted, demoted };
}

export type Outcome = "promoted" | "stayed" | "demoted";

/** What a rank (from 1) in a cohort of `size` means at the end of the week. `league` is an index of `LEAGUES`. */
export function outcomeOf(rank: number, size: number, league: number): Outcome {
  const { promoted, demoted } = zonesOf(size);
  if (rank <= promoted) return league < LEAGUES.length - 1 ? "promoted" : "stayed";
  return rank > size - demoted && league > 0 ? "demoted" : "stayed";
}

/** A learner in a cohort. */
export interface Standing {
  readonly userId: string;
  readonly xp: number;
  /** When the learner reached these points, in milliseconds. */
  readonly reachedAt: number;
}

/** Order of a board: more points first; of equal points the earlier; then by id, so that every node gives the same order. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.xp - a.xp || a.reachedAt - b.reachedAt || (a.userId < b.userId ? -1 : 1);
}

/** Points of last week from which each pace begins; cohorts bring together learners of one pace. */
const PACES = [0, 1, 60, 150, 300, 600] as const;

/** The pace of a learner with so many points last week, as an index. */
export const paceOf = (xpLastWeek: number): number => PACES.findLastIndex((least) => xpLastWeek >= least);

/** The way from a rank to the one above it, to promotion, and to safety from demotion. Points; null when there is none. */
export interface Climb {
  readonly toNextRank: number | null;
  readonly toPromotion: number | null;
  readonly toSafety: number | null;
}

/** `board` is sorted and holds the learner. */
export function climbOf(board: readonly Standing[], userId: string, league: number): Climb {
  const place = board.findIndex((standing) => standing.userId === userId);
  const own = board[place]?.xp ?? 0;
  const { promoted, demoted } = zonesOf(board.length);
  /** Of equal points, the later come second. */
  const past = (rank: number): number | null => {
    const other = board[rank - 1];
    return rank < 1 || other === undefined || place + 1 <= rank ? null : other.xp - own + 1;
  };
  return {
    toNextRank: past(place),
    toPromotion: league === LEAGUES.length - 1 ? null : past(promoted),
    toSafety: league === 0 ? null : past(board.length - demoted),
  };
}
