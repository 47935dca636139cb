import { weekEnd } from "@candlewise/domain/leaderboard/week";
import type { Queryable } from "#api/platform/database/database.ts";
import { findPlaced } from "./standing-store.ts";

/** The result of a week. */
export interface PastLeagueWeek {
  /** Monday. */
  readonly week: string;
  readonly rank: number;
  readonly size: number;
  readonly isPromoted: boolean;
  /** From 1, the lowest; after that week. */
  readonly league: number;
  readonly at: Date;
}

/** The last result of a learner: earlier ones are not stored. */
export async function pastLeagueWeeks(db: Queryable, userId: string): Promise<PastLeagueWeek[]> {
  const standing = await findPlaced(db, userId);
  const { last_week: week, last_rank: rank, last_size: size, last_outcome: outcome, league } = standing ?? {};
  if (!week || !rank || !size || league === undefined) return [];
  return [{ week, rank, size, isPromoted: outcome === "promoted", league: league + 1, at: weekEnd(week) }];
}
