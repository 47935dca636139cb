import { sql } from "kysely";
import type { Platform } from "#api/platform/feature.ts";

/** How old a rank among all learners may be. */
const FRESH_MS = 30_000;

interface Ranks {
  readonly week: string;
  readonly countedAt: number;
  readonly learners: number;
  /** Learners with more points, by points. */
  readonly above: ReadonlyMap<number, number>;
  /** Points that learners have, most first. */
  readonly points: readonly number[];
}

export interface GlobalRanks {
  /** The place of so many points among all learners of the week, from 1, and their number. */
  rankOf(week: string, xp: number): Promise<{ rank: number; learners: number }>;
}

/**
 * Places among all learners of a week, from counts of learners by points, which are few. The counts are at most thirty seconds old; only the
 * first caller after a start or a change of week waits for them.
 */
export function createGlobalRanks({ database, clock }: Pick<Platform, "database" | "clock">): GlobalRanks {
  let known: Ranks | null = null;
  let counting: Promise<Ranks> | null = null;
  const count = async (week: string): Promise<Ranks> => {
    const countedAt = clock.now().getTime();
    const { rows } = await sql<{ xp: number; learners: number }>`
      select xp, count(*)::int as learners from leaderboard_member where week = ${week} group by xp order by xp desc`.execute(
      database.kysely,
    );
    let learners = 0;
    const above = new Map<number, number>();
    for (const row of rows) {
      above.set(row.xp, learners);
      learners += row.learners;
    }
    return { week, countedAt, learners, above, points: rows.map(({ xp }) => xp) };
  };
  const refresh = (week: string): Promise<Ranks> => {
    counting ??= count(week)
      .then((ranks) => (known = ranks))
      .finally(() => (counting = null));
    return counting;
  };
  return {
    async rankOf(week, xp) {
      let ranks = known?.week === week ? known : await refresh(week);
      if (ranks.week !== week) ranks = await refresh(week);
      // Others are not made to wait for newer counts.
      if (clock.now().getTime() - ranks.countedAt > FRESH_MS) refresh(week).catch(() => undefined);
      const better = ranks.above.get(xp) ?? betterThan(ranks, xp);
      return { rank: better + 1, learners: Math.max(ranks.learners, better + 1) };
    },
  };
}

/** For points that nobody had when the counts were made. */
function betterThan({ points, above, learners }: Ranks, xp: number): number {
  const next = points.find((other) => other < xp);
  return next === undefined ? learners : (above.get(next) ?? learners);
}
