import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { buildApp, type App, type AppOptions } from "#api/app.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { readCharts } from "./charts.ts";
import { live } from "./life.ts";
import { createMoments } from "./moment.ts";
import { demoCrowd, demoVisitor } from "./people.ts";
import { goShopping } from "./shopping.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Shared by everyone in the demo; it protects nothing. */
export const DEMO_PASSWORD = "seven-patient-candles";

/** People simulated in parallel; more would wait for pool connections. */
const LIVES_AT_ONCE = 6;
const DAY = 24 * 60 * 60 * 1000;

/** Plays everyone's weeks through the real application. Calls `onLived` for each person who is done. */
export async function seedDemo(options: AppOptions, onLived: (lived: number, people: number) => void): Promise<void> {
  const { clock, config, content } = options;
  const curriculum = content.languages["en"];
  if (!curriculum) throw new Error("The content has no English curriculum.");
  const items = itemsOf(curriculum);
  const moments = createMoments(clock, options.ids);
  const app = await buildApp({
    ...options,
    // A demo lost in a power failure is seeded again.
    connection: { ...options.connection, options: "-c synchronous_commit=off" },
    // Everybody has lived their weeks with the paid plan.
    config: { ...config, rateLimit: 0, redisUrl: undefined, role: "all", hasFreePlan: false },
    clock: moments.clock,
    ids: moments.ids,
  });
  // Before anything happens: a subscriber receives events from its registration on.
  await app.dispatcher.register();
  const today = Math.floor(clock.now().getTime() / DAY) * DAY;
  const people = [demoVisitor, ...demoCrowd];
  const waiting = [...people];
  const visitors: Visitor[] = [];
  let lived = 0;
  const work = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const visitor = createVisitor(app.http, moments, moments.begin(`demo life of ${person.username}`));
      visitors.push(visitor);
      await live(person, { visitor, curriculum, items, password: DEMO_PASSWORD, today });
      onLived(++lived, people.length);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: LIVES_AT_ONCE }, () => work().finally(() => waiting.splice(0))),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (!failed) {
    await readCharts(app, options);
    await settle(app, options);
    // What was learned has brought coins by now.
    for (const visitor of visitors) await goShopping(visitor);
    await grantPlan(app);
  }
  await app.close();
  if (failed) throw failed.reason;
}

/** The visitor keeps the paid plan; the others are on the free one from now on. */
async function grantPlan({ platform: { database, clock } }: App): Promise<void> {
  await database.run(
    `insert into subscriptions_entitlement (user_id, kind, source, source_id, from_at, until_at)
      select user_id, 'app', 'order', 'demo', $2, null from profile_user where username = $1`,
    [demoVisitor.username, clock.now()],
  );
}

/** Does what normally follows within minutes: runs each job once, and delivers the events before and after it. */
async function settle({ dispatcher, features }: App, { clock, log }: AppOptions): Promise<void> {
  await dispatcher.drain();
  for (const job of features.flatMap(({ jobs = [] }) => jobs)) {
    if (job.cron === undefined) continue;
    await runNow(job, { clock, log });
    await dispatcher.drain();
  }
}

function itemsOf({ lessons, quizzes, challenges }: CompiledCurriculum): Map<string, CompiledItem> {
  const all = [
    ...Object.values(lessons).flatMap((lesson) => Object.values(lesson.items)),
    ...Object.values(quizzes).flatMap((quiz) => quiz.items),
    ...Object.values(challenges).flatMap(({ days }) =>
      days.flatMap((day) => (day.type === "questions" ? day.items : [])),
    ),
  ];
  return new Map(all.map((item) => [item.id, item]));
}
