import type { Request } from "autocannon";
import type { Client } from "pg";
import { XP } from "@candlewise/domain/learning/xp";
import { CHAPTER, CHAPTER_LESSONS, COURSE } from "#e2e/support/curriculum.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { fillWithLearners, learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, none, report } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";
import { sendAll } from "./support/load.ts";
import { sized } from "./support/short.ts";

// Completing lessons on a server that also delivers their events to all subscribers, and on one that leaves them to workers, alternating in one run; best
// round of each. Each learner completes the three lessons of the default daily goal. The first of them, the first ever as well, has the most effects: a streak day,
// coins, a place in a league, a badge.
// Load generator, servers and databases share this machine's cores.
const ROUNDS = Number(process.env["ROUNDS"] ?? sized(4, 1));
const CONNECTIONS = 32;
const LEARNERS = sized(1_400, 300);
const LESSONS = CHAPTER_LESSONS.slice(0, 3);

interface Side {
  readonly server: RunningServer;
  readonly client: Client;
}

async function start(role: "all" | "api"): Promise<Side> {
  const server = await startServer({ RATE_LIMIT: "0", DRAIN_MS: "0", ROLE: role });
  const client = await connectToDatabase(server.dataDir);
  await fillWithLearners(client, LEARNERS * (ROUNDS + 1));
  return { server, client };
}

async function completeAll({ server }: Side, round: number): Promise<number> {
  const tokens = tokensOf(server.dataDir);
  const learners = Array.from({ length: LEARNERS }, (_, index) =>
    tokens.issueAccess(learnerId(round * LEARNERS + index), learnerId(0)),
  );
  // Everybody's first lesson, then everybody's second: the lessons of a learner never overlap.
  const completions = LESSONS.flatMap((lesson_id) =>
    learners.map((token): Request => ({
      method: "POST",
      path: "/api/learning-v2/v2/lessons/complete/",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ course_id: COURSE, chapter_id: CHAPTER, lesson_id, is_audio: false, is_excellent: false }),
    })),
  );
  return (await sendAll(server.url, CONNECTIONS, completions)).perSecond;
}

/** Learners whose day counts, who have coins and a badge, and whose lessons all count in their league and toward the next badge. */
async function countServed({ client }: Side): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from engagement_streak_day day join leaderboard_member member using (user_id)
     join engagement_wallet wallet using (user_id) join achievements_earned using (user_id) join achievements_counter counted using (user_id)
     where wallet.balance > 0 and achievement_id = 'first_lesson'
       and member.xp >= $1 and counted.counter = 'lesson' and counted.value = $2`,
    [LESSONS.length * XP.lesson, LESSONS.length],
  );
  return rows[0]?.count ?? 0;
}

/** Milliseconds until all effects of the rounds so far can be seen. */
async function untilServed(side: Side, learners: number): Promise<number> {
  const began = performance.now();
  while ((await countServed(side)) < learners) {
    if (performance.now() - began > 120_000) throw new Error("The effects did not come within two minutes.");
    await new Promise((resume) => setTimeout(resume, 20));
  }
  return performance.now() - began;
}

const withEffects = await start("all");
const without = await start("api");
const best = { with: 0, without: 0 };
let slowest = 0;
// The first round warms both up.
for (let round = 0; round <= ROUNDS; round++) {
  const alone = await completeAll(without, round);
  const beside = await completeAll(withEffects, round);
  const lag = await untilServed(withEffects, (round + 1) * LEARNERS);
  console.log({ without: Math.round(alone), with: Math.round(beside), lag: Math.round(lag) });
  if (round === 0) continue;
  best.without = Math.max(best.without, alone);
  best.with = Math.max(best.with, beside);
  slowest = Math.max(slowest, lag);
}
const { rows } = await withEffects.client.query<{ wrong: number }>(
  `select count(*)::int as wrong from engagement_wallet wallet
   where balance <> (select coalesce(sum(amount), 0) from engagement_coin_entry entry where entry.user_id = wallet.user_id)`,
);
const missed = report("Completing lessons with their effects", [
  atLeast("completions a second with all subscribers ÷ without", best.with / best.without, sized(0.8, 0.4)),
  atMost("slowest effect after the last completion", slowest, sized(1_000, 5_000), "ms"),
  none("balances that are not the sum of their entries", rows[0]?.wrong ?? Number.NaN),
]);
for (const { client, server } of [withEffects, without]) {
  await client.end();
  await server.stop();
}
process.exit(missed === 0 ? 0 : 1);
