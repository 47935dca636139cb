import { COHORT_SIZE, paceOf } from "@candlewise/domain/leaderboard/leagues";
import { weekBefore, weekEnd, weekOf } from "@candlewise/domain/leaderboard/week";
import type { Transaction } from "#api/platform/database/database.ts";
import { roundsByUser } from "#api/platform/events/rounds.ts";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import { closeCohorts } from "./close-cohorts.ts";
import { addMembers, addPoints, openCohort, takePlaces, type CohortKind, type PointsOf } from "./cohort-store.ts";
import type { LeaderboardDependencies } from "./dependencies.ts";
import { listEndedCohorts, lockStandings, type StandingRow } from "./standing-store.ts";

interface Award {
  readonly userId: string;
  readonly xp: number;
  readonly at: Date;
}

/** An award that takes its learner into a cohort. */
interface Joining extends Award, CohortKind {}

/** The week that points count for: that of the event, but never before a week for which the learner already has points. */
function weekOfAward({ week }: StandingRow, at: Date): string {
  const own = weekOf(at);
  return week !== null && week > own ? week : own;
}

const paceIn = ({ last_week, last_xp }: StandingRow, week: string): number =>
  paceOf(last_week === weekBefore(week) ? (last_xp ?? 0) : 0);

type Needs = Pick<LeaderboardDependencies, "ids" | "clock" | "outbox">;

const joiningOf = (award: Award, standing: StandingRow, week: string): Joining => ({
  ...award,
  week,
  league: standing.league,
  pace: paceIn(standing, week),
});

async function join({ ids }: Needs, transaction: Transaction, joining: readonly Joining[]): Promise<void> {
  const members: (PointsOf & { week: string })[] = [];
  for (const group of Map.groupBy(joining, ({ week, league, pace }) => `${week} ${league} ${pace}`).values()) {
    for (let placed = 0; placed < group.length;) {
      const [kind] = group;
      if (!kind) break;
      const left = group.length - placed;
      const taken = await takePlaces(transaction, kind, left);
      const { cohortId, places } = taken ?? { cohortId: ids.uuid(), places: Math.min(left, COHORT_SIZE) };
      if (!taken) await openCohort(transaction, cohortId, kind, places);
      members.push(...group.slice(placed, placed + places).map((award) => ({ ...award, cohortId })));
      placed += places;
    }
  }
  if (members.length > 0) await addMembers(transaction, members);
}

/** Adds points to the weeks of learners, each of whom is given once. The first points of a week place a learner in a cohort. */
export async function awardPoints(needs: Needs, transaction: Transaction, awards: readonly Award[]): Promise<void> {
  // The result of an earlier week decides the league of this one. It is closed before standings are locked: see `closeCohorts`.
  const weeks = awards.map(({ userId, at }) => ({ userId, week: weekOf(at) }));
  const ended = await listEndedCohorts(transaction, weeks);
  if (ended.length > 0) await closeCohorts(needs, transaction, ended, needs.clock.now());
  const standings = await lockStandings(
    transaction,
    awards.map(({ userId }) => userId),
  );
  const staying: (PointsOf & { standing: StandingRow })[] = [];
  const joining: Joining[] = [];
  for (const award of awards) {
    const standing = standings.get(award.userId);
    if (!standing?.takes_part) continue;
    const week = weekOfAward(standing, award.at);
    const { cohort_id: cohortId } = standing;
    if (standing.week === week && cohortId !== null) staying.push({ ...award, cohortId, standing });
    else joining.push(joiningOf(award, standing, week));
  }
  const added = await addPoints(transaction, staying);
  for (const { standing, ...award } of staying) {
    // The week was closed while the event was on its way.
    if (!added.has(award.userId))
      joining.push(joiningOf(award, standing, weekOf(weekEnd(weekOfAward(standing, award.at)))));
  }
  await join(needs, transaction, joining);
}

/** Points of completed lessons, quizzes, tasks, challenge tasks and reviews count for the week's league. */
export function countPoints(needs: Needs): Subscription {
  return subscribeInBatches(
    "leaderboard.count-points",
    ["lesson.completed", "quiz.passed", "brokerage_task.completed", "challenge_task.completed", "review.completed"],
    async (events, transaction) => {
      for (const round of roundsByUser(events.filter(({ payload }) => payload.xp > 0))) {
        const awards = round.map(({ user_id, payload: { xp }, occurred_at }) => ({
          userId: user_id,
          xp,
          at: new Date(occurred_at),
        }));
        await awardPoints(needs, transaction, awards);
      }
    },
  );
}
