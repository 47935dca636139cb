import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { compareStandings, COHORT_SIZE, outcomeOf } from "@candlewise/domain/leaderboard/leagues";
import { weekBefore, weekOf } from "@candlewise/domain/leaderboard/week";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { startServer } from "#e2e/support/server.ts";
import { root } from "#tools/process.ts";
import { learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, none, report } from "./support/figures.ts";
import { sendAll } from "./support/load.ts";
import { databaseOf, withDatabase } from "./support/own-database.ts";
import { sized } from "./support/short.ts";

// The end of a week with as many learners as a large installation has: the workers that close it are killed with SIGKILL, then two run at once,
// then one runs again. After that, boards and places among all learners over HTTP in a week with as many learners, from a server that leaves the events of
// the ended week to others.
const LEARNERS = Number(process.env["LEARNERS"] ?? sized(1_000_000, 30_000));
const KILLS = 3;
const READS = sized(4_000, 1_000);
const CONNECTIONS = 2;

const folder = temporaryFolder("leagues");
const server = await startServer({ RATE_LIMIT: "0", DRAIN_MS: "0", LOG_LEVEL: "warn", ROLE: "api" }, folder);
const dataDir = folder.path;
const tokens = tokensOf(dataDir);
const thisWeek = weekOf(new Date());
const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  withDatabase(dataDir, async (client) => (await client.query<Row>(text, values)).rows);

const USER = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
const COHORT = `('00000000-0000-7000-9000-' || lpad(to_hex($2::int * 16777216 + n / ${COHORT_SIZE}), 12, '0'))::uuid`;
/** Points with many ties, few learners with very many. */
const POINTS = "5 * (1 + floor(-60 * ln(1 - random())))::int";

/** Puts all learners into full cohorts of a week. `part` keeps the ids of two weeks apart. */
async function fill(week: string, part: number): Promise<void> {
  await query(
    `insert into leaderboard_cohort (cohort_id, week, league, pace, size)
     select ${COHORT}, $1, (n / ${COHORT_SIZE}) % 10, 0, ${COHORT_SIZE}
     from generate_series(0, $3::int - 1, ${COHORT_SIZE}) n`,
    [week, part, LEARNERS],
  );
  await query(
    `insert into leaderboard_member (cohort_id, user_id, week, xp, reached_at)
     select ${COHORT}, ${USER}, $1, ${POINTS}, date_trunc('second', now() - random() * interval '1 hour')
     from generate_series(0, $3::int - 1) n`,
    [week, part, LEARNERS],
  );
  await query(
    `insert into leaderboard_standing (user_id, league, week, cohort_id)
     select ${USER}, (n / ${COHORT_SIZE}) % 10, $1, ${COHORT} from generate_series(0, $3::int - 1) n
     on conflict (user_id) do update set league = excluded.league, week = excluded.week, cohort_id = excluded.cohort_id`,
    [week, part, LEARNERS],
  );
  await query("vacuum analyze leaderboard_cohort, leaderboard_member, leaderboard_standing");
  // What is measured later does not pay for writing this.
  await query("checkpoint");
}

const startWorker = (): ChildProcess => {
  const child = fork(join(root, "bench/support/league-worker.ts"), [databaseOf(dataDir).host]);
  folder.watch(child);
  return child;
};

async function closedBy(child: ChildProcess): Promise<number> {
  const ended = once(child, "exit");
  const [{ closed }] = (await once(child, "message")) as [{ closed: number }];
  await ended;
  return closed;
}

const countOpen = async (): Promise<number> => {
  const [row] = await query<{ open: number }>(
    "select count(*)::int as open from leaderboard_cohort where closed_at is null and week < $1",
    [thisWeek],
  );
  return row?.open ?? 0;
};

/** Kills workers in the middle of their work, then lets two finish together. Returns the seconds of work. */
async function closeWithKills(cohorts: number): Promise<number> {
  const began = performance.now();
  for (let kill = 1; kill <= KILLS; kill++) {
    const worker = startWorker();
    const ended = once(worker, "exit");
    while ((await countOpen()) > cohorts * (1 - kill / (KILLS + 2))) await wait(5);
    worker.kill("SIGKILL");
    await ended;
  }
  await Promise.all([closedBy(startWorker()), closedBy(startWorker())]);
  return (performance.now() - began) / 1000;
}

interface Member {
  cohort_id: string;
  user_id: string;
  xp: number;
  reached_at: Date;
  rank: number | null;
  outcome: string | null;
  from_league: number;
  league: number;
  last_rank: number | null;
}

/** Members whose rank, outcome or league is not what the rules say. */
async function countWrong(week: string): Promise<{ wrong: number; members: number }> {
  return withDatabase(dataDir, async (client) => {
    await client.query("begin");
    await client.query(
      `declare members no scroll cursor for
       select member.cohort_id, member.user_id, member.xp, member.reached_at, member.rank, member.outcome,
         cohort.league as from_league, standing.league, standing.last_rank
       from leaderboard_member member join leaderboard_cohort cohort using (cohort_id)
         join leaderboard_standing standing using (user_id)
       where member.week = '${week}' order by member.cohort_id`,
    );
    let [wrong, members] = [0, 0];
    let rest: Member[] = [];
    const judge = (cohort: readonly Member[]) => {
      const board = cohort
        .map((row) => ({ userId: row.user_id, xp: row.xp, reachedAt: row.reached_at.getTime(), row }))
        .toSorted(compareStandings);
      board.forEach(({ row }, index) => {
        const outcome = outcomeOf(index + 1, board.length, row.from_league);
        const league = row.from_league + { promoted: 1, stayed: 0, demoted: -1 }[outcome];
        const isRight =
          row.rank === index + 1 && row.last_rank === row.rank && row.outcome === outcome && row.league === league;
        if (!isRight) wrong++;
      });
      members += board.length;
    };
    for (;;) {
      const { rows } = await client.query<Member>("fetch 30000 from members");
      const known = [...rest, ...rows];
      const last = rows.length === 0 ? undefined : known.at(-1)?.cohort_id;
      for (const cohort of Map.groupBy(
        known.filter(({ cohort_id }) => cohort_id !== last),
        ({ cohort_id }) => cohort_id,
      ).values()) {
        judge(cohort);
      }
      if (last === undefined) return { wrong, members };
      rest = known.filter(({ cohort_id }) => cohort_id === last);
    }
  });
}

/** Milliseconds of the slowest of a hundred reads by learners at random. */
async function p99Of(path: string): Promise<number> {
  const prepared = Array.from({ length: READS }, () => {
    const user = Math.floor(Math.random() * LEARNERS);
    const token = tokens.issueAccess(learnerId(user), learnerId(0));
    return {
      method: "GET" as const,
      path: `/api${path}?username=crowd${user}`,
      headers: { authorization: `Bearer ${token}` },
    };
  });
  await sendAll(server.url, CONNECTIONS, prepared.slice(0, READS / 4));
  return (await sendAll(server.url, CONNECTIONS, prepared)).p99;
}

/** Places among all learners that differ from the database's own. */
async function countMisplaced(): Promise<number> {
  const users = Array.from({ length: 50 }, () => Math.floor(Math.random() * LEARNERS));
  const wanted = await query<{ user_id: string; rank: number }>(
    `select user_id, 1 + (select count(*)::int from leaderboard_member other where week = $1 and other.xp > member.xp) as rank
     from leaderboard_member member where week = $1 and user_id = any($2::uuid[])`,
    [thisWeek, users.map(learnerId)],
  );
  const shown = await Promise.all(
    users.map(async (user) => {
      const token = tokens.issueAccess(learnerId(user), learnerId(0));
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}/api/leaderboard/experience/?username=crowd${user}`, { headers });
      const { global_rank } = (await response.json()) as { global_rank: number };
      return [learnerId(user), global_rank] as const;
    }),
  );
  return shown.filter(([userId, rank]) => wanted.find((row) => row.user_id === userId)?.rank !== rank).length;
}

await fill(weekBefore(thisWeek), 1);
const cohorts = await countOpen();
const seconds = await closeWithKills(cohorts);
const { wrong, members } = await countWrong(weekBefore(thisWeek));
const again = await closedBy(startWorker());

await query(
  `insert into profile_user (user_id, username, email, language, registered_at, arrow, time_zone)
   select ${USER}, 'crowd' || n, 'crowd' || n || '@example.org', 'en', now(), 'investing', 'UTC' from generate_series(0, $1::int - 1) n`,
  [LEARNERS],
);
await query("vacuum analyze profile_user");
await fill(thisWeek, 2);
const board = await p99Of("/leaderboard/v2/league/");
const place = await p99Of("/leaderboard/experience/");
const misplaced = await countMisplaced();

const missed = report(
  `Leagues of ${LEARNERS} learners: the end of a week with ${KILLS} kills and two workers, then reads over HTTP`,
  [
    atMost("seconds to close the week", seconds, 60, "s"),
    atLeast("learners ranked", members, LEARNERS),
    none("ranks, outcomes and leagues that are not those of the rules", wrong),
    none("cohorts left open", await countOpen()),
    none("cohorts closed by another run", again),
    atMost("p99 of a board", board, sized(5, 25), "ms"),
    atMost("p99 of a place among all learners", place, sized(10, 50), "ms"),
    none("places among all learners that differ from the database's", misplaced),
  ],
);
await server.stop();
folder.remove();
process.exit(missed === 0 ? 0 : 1);
