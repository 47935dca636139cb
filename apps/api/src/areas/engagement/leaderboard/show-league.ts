import type { CallResult } from "@candlewise/contracts/endpoint";
import type { LeaderboardShapes, Standing } from "@candlewise/contracts/leaderboard/schemas";
import {
  climbOf,
  compareStandings,
  LEAGUES,
  outcomeOf,
  zonesOf,
  type League,
} from "@candlewise/domain/leaderboard/leagues";
import { weekEnd, weekOf } from "@candlewise/domain/leaderboard/week";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { closeCohorts } from "./close-cohorts.ts";
import type { Face, LeaderboardDependencies } from "./dependencies.ts";
import type { GlobalRanks } from "./global-ranks.ts";
import { findPlaced, type PlacedRow } from "./standing-store.ts";

export type LeagueNeeds = LeaderboardDependencies & { readonly globalRanks: GlobalRanks };
type Result<Name extends keyof LeaderboardShapes> = CallResult<LeaderboardShapes[Name]>;

const leagueOf = (index: number): League => {
  const league = LEAGUES[index];
  if (league === undefined) throw new RangeError(`There is no league ${index}.`);
  return league;
};

interface Member {
  readonly userId: string;
  readonly xp: number;
  readonly reachedAt: number;
}

/** The caller's league now. */
interface View {
  readonly week: string;
  readonly standing: PlacedRow | undefined;
  readonly league: number;
  /** Best first; empty before the first points of the week. */
  readonly board: readonly Member[];
  /** From 1; 0 without a place. */
  readonly rank: number;
  readonly xp: number;
}

function requireOwnFace(face: Face | null | undefined, username: string | undefined): void {
  if (username !== undefined && face?.username !== username) throw new AppError("not_found");
}

/** @throws AppError `not_found` for a name that is not the caller's */
export async function requireOwnName(deps: LeagueNeeds, { userId }: SignedInContext, username: string): Promise<void> {
  const [face] = await deps.facesOf([userId]);
  requireOwnFace(face, username);
}

/** The caller's standing; a cohort of an earlier week is closed first. */
async function currentStanding(deps: LeagueNeeds, userId: string, now: Date): Promise<PlacedRow | undefined> {
  const { database } = deps;
  const standing = await findPlaced(database.kysely, userId);
  const { week, cohort_id: cohortId, is_closed: isClosed } = standing ?? {};
  if (!week || !cohortId || week >= weekOf(now) || isClosed !== false) return standing;
  await database.transaction((transaction) => closeCohorts(deps, transaction, [cohortId], now));
  return findPlaced(database.kysely, userId);
}

async function loadView(deps: LeagueNeeds, { userId, now }: SignedInContext): Promise<View> {
  const week = weekOf(now());
  const standing = await currentStanding(deps, userId, now());
  // Points of the last seconds of a week may have come in after its closing; they count for the next one.
  const own = standing?.week ?? week;
  const members = own < week ? [] : (standing?.members ?? []);
  const board = members
    .map(({ user_id, xp, reached_at }) => ({ userId: user_id, xp, reachedAt: reached_at }))
    .toSorted(compareStandings);
  const place = board.findIndex((member) => member.userId === userId);
  return {
    week: own < week ? week : own,
    standing,
    league: standing?.league ?? 0,
    board,
    rank: place + 1,
    xp: board[place]?.xp ?? 0,
  };
}

/** @throws AppError `not_found` for a name that is not the caller's */
export async function viewOf(deps: LeagueNeeds, context: SignedInContext, username: string): Promise<View> {
  const [view] = await Promise.all([loadView(deps, context), requireOwnName(deps, context, username)]);
  return view;
}

const presentWeek = (week: string) => ({ week, ends_at: weekEnd(week).toISOString() });

export const presentStanding = ({ week, standing, league, board, rank, xp }: View): Standing => ({
  ...presentWeek(week),
  takes_part: standing?.takes_part ?? true,
  league: leagueOf(league),
  league_index: league,
  experience: xp,
  rank: rank === 0 ? null : rank,
  size: board.length,
});

export async function showLeague(
  deps: LeagueNeeds,
  context: SignedInContext,
  username: string | undefined,
): Promise<Result<"getLeague">> {
  const view = await loadView(deps, context);
  const { board, league } = view;
  const [ownFace, ...faces] = await deps.facesOf([context.userId, ...board.map(({ userId }) => userId)]);
  requireOwnFace(ownFace, username);
  const rows = board.flatMap(({ userId, xp }, index) => {
    const face = faces[index];
    if (!face) return [];
    const outcome = outcomeOf(index + 1, board.length, league);
    return [{ rank: index + 1, ...face, experience: xp, is_you: userId === context.userId, outcome }];
  });
  const { promoted, demoted } = zonesOf(board.length);
  return {
    ...presentStanding(view),
    at: Math.floor(context.now().getTime() / 1000),
    board: rows,
    promoted: league === LEAGUES.length - 1 || board.length === 0 ? 0 : promoted,
    demoted: league === 0 ? 0 : demoted,
  };
}

export async function showExperience(
  deps: LeagueNeeds,
  context: SignedInContext,
  username: string,
): Promise<Result<"getExperience">> {
  const { week, rank, xp } = await viewOf(deps, context, username);
  const place = await deps.globalRanks.rankOf(week, xp);
  return {
    ...presentWeek(week),
    experience: xp,
    global_rank: rank === 0 ? null : place.rank,
    learners: rank === 0 ? place.learners - 1 : place.learners,
  };
}

export async function showClimb(
  deps: LeagueNeeds,
  context: SignedInContext,
  username: string,
): Promise<Result<"getClimb">> {
  const { board, rank, league } = await viewOf(deps, context, username);
  if (rank === 0) return { to_next_rank: null, to_promotion: null, to_safety: null, next_username: null };
  const { toNextRank, toPromotion, toSafety } = climbOf(board, context.userId, league);
  const above = board[rank - 2];
  const [face] = above ? await deps.facesOf([above.userId]) : [];
  return {
    to_next_rank: toNextRank,
    to_promotion: toPromotion,
    to_safety: toSafety,
    next_username: face?.username ?? null,
  };
}

export async function showLeagueUpdates(
  deps: LeagueNeeds,
  context: SignedInContext,
  username: string,
): Promise<Result<"listLeagueUpdates">> {
  const { standing } = await viewOf(deps, context, username);
  if (!standing) return { league_update: null };
  const { last_week: week, last_rank: rank, last_size: size, last_league: from, last_outcome: outcome } = standing;
  if (week === null || rank === null || size === null || from === null || outcome === null)
    return { league_update: null };
  if (standing.seen_week !== null && standing.seen_week >= week) return { league_update: null };
  const to = from + { promoted: 1, stayed: 0, demoted: -1 }[outcome];
  return { league_update: { week, rank, size, outcome, from: leagueOf(from), to: leagueOf(to) } };
}

export async function showRankUpdates(
  deps: LeagueNeeds,
  context: SignedInContext,
  username: string,
): Promise<Result<"listRankUpdates">> {
  const { standing, rank } = await viewOf(deps, context, username);
  const from = standing?.seen_rank ?? null;
  return { rank_update: rank === 0 || rank === from ? null : { from, to: rank } };
}
