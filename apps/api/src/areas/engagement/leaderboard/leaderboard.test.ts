import { fillPath } from "@candlewise/contracts/endpoint";
import { leaderboardEvents } from "@candlewise/contracts/leaderboard/events";
import { leaderboardContract, type Standing } from "@candlewise/contracts/leaderboard/schemas";
import { compareStandings, outcomeOf } from "@candlewise/domain/leaderboard/leagues";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { beforeEachTest } from "#api/testing/before-tests.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";
import { awardPoints, countPoints } from "./award-points.ts";
import { leaderboardModule } from "./module.ts";
import { closeWeeks } from "./week-jobs.ts";

const MONDAY = "2026-11-16T08:00:00Z";
const NEXT_MONDAY = "2026-11-23T00:00:00Z";

const nameOf = (userId: string) => `u${userId.replaceAll("-", "").slice(0, 12)}`;
const facesOf = async (userIds: readonly string[]) =>
  userIds.map((id) => ({ username: nameOf(id), avatar_url: `/${id}.webp` }));

type Name = keyof typeof leaderboardContract.routes;

async function createWorld() {
  const { app } = await createProbeServer([]);
  const { platform, clock } = app;
  const { database } = platform;
  clock.set(MONDAY);
  const { endpoints } = leaderboardModule(platform, { facesOf });
  const { http } = await createProbeServer(endpoints, { database, clock, isStrict: true });
  const deps = { database, ids: platform.ids, outbox: platform.outbox, clock };
  const send = async (userId: string, name: Name, parts: { username?: string; body?: object } = {}) => {
    const route = leaderboardContract.routes[name];
    const { username = nameOf(userId), body } = parts;
    const response = await http.inject({
      method: route.method,
      url: `/api${fillPath(route.path)}`,
      headers: { authorization: `Bearer user.${userId}` },
      ...("query" in leaderboardContract.shapes[name] && { query: { username } }),
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    clock,
    database,
    deps,
    send,
    get: async (userId: string, name: Name) => {
      const { status, body } = await send(userId, name);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    award(userId: string, xp: number, at = clock.now()) {
      return this.awardAll([userId], xp, at);
    },
    awardAll: (userIds: readonly string[], xp: number, at = clock.now()) =>
      database.transaction((transaction) =>
        awardPoints(
          deps,
          transaction,
          userIds.map((userId) => ({ userId, xp, at })),
        ),
      ),
    /** Learners with these points, in one cohort. */
    async cohort(points: readonly number[]) {
      const users = points.map(() => randomUUID());
      for (const [index, userId] of users.entries()) await this.award(userId, points[index] ?? 0);
      return users;
    },
  };
}

const world = beforeEachTest(createWorld);

describe("S7.53 the league", () => {
  it("is the lowest and has no board before the first points", async () => {
    expect(await world.get(randomUUID(), "getLeague")).toEqual({
      at: Date.parse(MONDAY) / 1000,
      week: "2026-11-16",
      ends_at: "2026-11-23T00:00:00.000Z",
      takes_part: true,
      league: "spark",
      league_index: 0,
      experience: 0,
      rank: null,
      size: 0,
      board: [],
      promoted: 0,
      demoted: 0,
    });
  });

  it("shows the cohort, best first; of equal points the earlier come first", async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await world.award(second, 10);
    world.clock.set("2026-11-16T09:00:00Z");
    await world.award(third, 10);
    await world.award(first, 15);
    const { board, rank } = await world.get(second, "getLeague");
    expect(
      board.map(({ username, experience, is_you }: Record<string, unknown>) => [username, experience, is_you]),
    ).toEqual([
      [nameOf(first), 15, false],
      [nameOf(second), 10, true],
      [nameOf(third), 10, false],
    ]);
    expect(rank).toBe(2);
  });

  it.each([
    ["each alone", 1],
    ["in batches", 40],
  ])("never puts more than thirty together, even when they come at once, %s", async (_, size) => {
    const users = Array.from({ length: 95 }, () => randomUUID());
    const batches = Array.from({ length: 95 / size }, (__, index) => users.slice(index * size, (index + 1) * size));
    await Promise.all([...batches, users.slice(batches.length * size)].map((batch) => world.awardAll(batch, 10)));
    const { rows } = await world.database.run(
      "select cohort.size, count(member.user_id)::int as members from leaderboard_cohort cohort join leaderboard_member member using (cohort_id) group by cohort_id",
    );
    expect(rows.every(({ size, members }) => size === members && Number(size) <= 30)).toBe(true);
    expect(rows.reduce((sum, { members }) => sum + Number(members), 0)).toBe(95);
  });

  it("S7.52 counts points once, and ranks among all learners of the week", async () => {
    const users = await world.cohort([30, 20, 20, 10]);
    const shown = await Promise.all(users.map((userId) => world.get(userId, "getExperience")));
    expect(shown.map(({ experience, global_rank, learners }) => [experience, global_rank, learners])).toEqual([
      [30, 1, 4],
      [20, 2, 4],
      [20, 2, 4],
      [10, 4, 4],
    ]);
    expect(await world.get(randomUUID(), "getExperience")).toMatchObject({
      experience: 0,
      global_rank: null,
      learners: 4,
    });
  });

  it("takes the points of lessons, quizzes, tasks and challenges from their events", async () => {
    const userId = randomUUID();
    const { handle, types } = countPoints(world.deps);
    expect(types).toEqual([
      "lesson.completed",
      "quiz.passed",
      "brokerage_task.completed",
      "challenge_task.completed",
      "review.completed",
    ]);
    const event = {
      event_id: randomUUID(),
      key_kind: "user",
      key_id: userId,
      type: "brokerage_task.completed",
      payload: { task_id: "t", course_id: "c", xp: 15, local_date: "2026-11-16" },
      occurred_at: world.clock.now(),
    };
    await world.database.transaction((transaction) => handle([event], transaction));
    expect(await world.get(userId, "getStanding")).toMatchObject({ experience: 15, rank: 1, size: 1 });
  });

  it("S6.01 is 404 under any name but the caller's", async () => {
    const [one, other] = await world.cohort([10, 20]);
    for (const name of [
      "getExperience",
      "getLeague",
      "getStanding",
      "getClimb",
      "listLeagueUpdates",
      "listRankUpdates",
    ] as const) {
      expect((await world.send(one ?? "", name, { username: nameOf(other ?? "") })).status, name).toBe(404);
    }
  });
});

describe("S7.54 the climb", () => {
  it("names the learner above and the points to pass", async () => {
    const users = await world.cohort([50, 40, 30]);
    expect(await world.get(users[2] ?? "", "getClimb")).toEqual({
      to_next_rank: 11,
      to_promotion: 21,
      to_safety: null,
      next_username: nameOf(users[1] ?? ""),
    });
    expect(await world.get(users[0] ?? "", "getClimb")).toEqual({
      to_next_rank: null,
      to_promotion: null,
      to_safety: null,
      next_username: null,
    });
  });
});

describe("the end of a week", () => {
  const points = Array.from({ length: 30 }, (_, index) => 300 - index * 10);

  it("moves the first seven up, shows the result until it is seen, and keeps it seen", async () => {
    const users = await world.cohort(points);
    world.clock.set(NEXT_MONDAY);
    expect(await closeWeeks(world.deps)).toBe(1);
    const standings = await Promise.all(users.map((userId) => world.get(userId, "getStanding")));
    expect(standings.map(({ league_index }: Standing) => league_index)).toEqual(
      points.map((_, index) => (index < 7 ? 1 : 0)),
    );
    expect(standings.every(({ rank, experience }: Standing) => rank === null && experience === 0)).toBe(true);
    const [best = ""] = users;
    const { league_update } = await world.get(best, "listLeagueUpdates");
    expect(league_update).toEqual({
      week: "2026-11-16",
      rank: 1,
      size: 30,
      outcome: "promoted",
      from: "spark",
      to: "ember",
    });
    await world.send(best, "seeLeagueUpdates", { body: { week: league_update.week } });
    expect(await world.get(best, "listLeagueUpdates")).toEqual({ league_update: null });
  });

  it("S7.55 tells the other features the result of each learner, once", async () => {
    const users = await world.cohort(points);
    world.clock.set(NEXT_MONDAY);
    await closeWeeks(world.deps);
    await closeWeeks(world.deps);
    const { rows } = await world.database.run(
      "select key_kind, key_id, payload, occurred_at from event where type = 'league.week_ended'",
    );
    expect(new Set(rows.map(({ key_id }) => key_id))).toEqual(new Set(users));
    expect(rows).toHaveLength(users.length);
    const told = (userId: string | undefined) => rows.find(({ key_id }) => key_id === userId);
    expect(told(users[0])).toMatchObject({ key_kind: "user", occurred_at: new Date(NEXT_MONDAY) });
    const { payload } = leaderboardEvents["league.week_ended"];
    expect(payload.parse(told(users[6])?.["payload"])).toEqual({
      week: "2026-11-16",
      rank: 7,
      size: 30,
      outcome: "promoted",
      to: "ember",
    });
    expect(payload.parse(told(users[7])?.["payload"])).toMatchObject({ rank: 8, outcome: "stayed", to: "spark" });
  });

  it("S7.55 closes a learner's cohort when they look before the job has run", async () => {
    const [best = ""] = await world.cohort([20, 10, 5]);
    world.clock.set(NEXT_MONDAY);
    expect(await world.get(best, "getStanding")).toMatchObject({ league: "ember", rank: null, week: "2026-11-23" });
    expect(await closeWeeks(world.deps)).toBe(0);
  });

  it("places a learner by the result of the week before, even when the first points come before the job", async () => {
    const [best = ""] = await world.cohort([20, 10, 5]);
    world.clock.set(NEXT_MONDAY);
    await world.award(best, 10);
    expect(await world.get(best, "getStanding")).toMatchObject({ league: "ember", rank: 1, experience: 10 });
  });

  it("counts points that arrive after the closing for the next week", async () => {
    const [best = ""] = await world.cohort([20, 10, 5]);
    world.clock.set(NEXT_MONDAY);
    await closeWeeks(world.deps);
    await world.award(best, 10, new Date("2026-11-22T23:59:59Z"));
    expect(await world.get(best, "getStanding")).toMatchObject({ week: "2026-11-23", league: "ember", experience: 10 });
    expect((await world.get(best, "listLeagueUpdates")).league_update).toMatchObject({ rank: 1 });
  });

  it("is the same for two workers at once, a second run, and points that come meanwhile", async () => {
    const users = await world.cohort(Array.from({ length: 60 }, (_, index) => 1 + ((index * 37) % 60)));
    world.clock.set(NEXT_MONDAY);
    const late = new Date("2026-11-22T23:59:59Z");
    await Promise.all([
      closeWeeks(world.deps),
      closeWeeks(world.deps),
      ...users.map((userId) => world.award(userId, 5, late)),
    ]);
    expect(await closeWeeks(world.deps)).toBe(0);
    const { rows } = await world.database.run(
      "select cohort_id, user_id, xp, reached_at, rank, outcome from leaderboard_member where week = '2026-11-16'",
    );
    for (const cohortId of new Set(rows.map(({ cohort_id }) => cohort_id))) {
      const board = rows.filter((row) => row["cohort_id"] === cohortId);
      const sorted = board
        .map((row) => ({
          userId: String(row["user_id"]),
          xp: Number(row["xp"]),
          reachedAt: Number(row["reached_at"]),
          row,
        }))
        .toSorted(compareStandings);
      sorted.forEach(({ row }, index) => {
        expect([row["rank"], row["outcome"]]).toEqual([index + 1, outcomeOf(index + 1, board.length, 0)]);
      });
    }
    const { rows: sums } = await world.database.run("select sum(xp)::int as xp from leaderboard_member");
    expect(sums[0]?.["xp"]).toBe((60 * 61) / 2 + 60 * 5);
  });
});

describe("S7.56 a rank", () => {
  it("is news until it is seen, and again when it changes", async () => {
    const [one = "", two = ""] = await world.cohort([20, 10]);
    expect(await world.get(two, "listRankUpdates")).toEqual({ rank_update: { from: null, to: 2 } });
    await world.send(two, "seeRankUpdates", { body: { rank: 2 } });
    expect(await world.get(two, "listRankUpdates")).toEqual({ rank_update: null });
    await world.award(two, 30);
    expect(await world.get(two, "listRankUpdates")).toEqual({ rank_update: { from: 2, to: 1 } });
    expect(await world.get(one, "listRankUpdates")).toEqual({ rank_update: { from: null, to: 2 } });
  });
});

describe("a learner who leaves", () => {
  it("disappears at once, earns no place, and comes back in the same league", async () => {
    const [one = "", two = ""] = await world.cohort([20, 10]);
    const leave = { body: { takes_part: false } };
    expect((await world.send(one, "setParticipation", leave)).body).toEqual({ takes_part: false });
    expect((await world.get(two, "getLeague")).board).toHaveLength(1);
    await world.award(one, 10);
    expect(await world.get(one, "getStanding")).toMatchObject({ takes_part: false, rank: null });
    await world.send(one, "setParticipation", { body: { takes_part: true } });
    await world.award(one, 15);
    expect(await world.get(one, "getStanding")).toMatchObject({ takes_part: true, rank: 1, experience: 15, size: 2 });
  });
});
