import { execFile } from "node:child_process";
import { join } from "node:path";
import { loadContentBundle, openSheets } from "@candlewise/content/bundle";
import { achievementsContract } from "@candlewise/contracts/achievements/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { freemiumContract } from "@candlewise/contracts/freemium/schemas";
import { learningContract, type Pathway } from "@candlewise/contracts/learning/schemas";
import { shopContract } from "@candlewise/contracts/shop/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { COMPONENT_STATUSES } from "@candlewise/domain/learning/curriculum";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type App, type AppOptions } from "#api/app.ts";
import { projectRoot, readConfig } from "#api/config.ts";
import { createLog } from "#api/platform/log.ts";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";
import { createTestClock } from "#api/testing/test-clock.ts";
import { cloneDatabase, emptyDatabase, type TestConnection } from "#api/testing/test-database.ts";
import { createTestIds } from "#api/testing/test-ids.ts";
import { demoConfig, demoNotice, makeDemo } from "./demo.ts";
import { demoCrowd, demoVisitor } from "./people.ts";
import { DEMO_PASSWORD } from "./seed.ts";
import { assertNoDemo, beginDemo } from "./world.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const migrations = findMigrations(join(projectRoot, "apps/api/src"));

const optionsOf = (connection: TestConnection): AppOptions => ({
  config: readConfig({ WEB_DIST: "/nonexistent", DB_POOL_SIZE: "8", RATE_LIMIT: "0" }),
  connection,
  secret: "a secret that only tests know, long enough",
  clock: createTestClock(NOW),
  ids: createTestIds(),
  log: createLog("silent"),
  content: loadContentBundle(),
  sheets: openSheets(),
});

describe("the demo", { timeout: 300_000 }, () => {
  const said: string[] = [];
  let connection: TestConnection;
  let app: App;

  beforeAll(async () => {
    connection = await emptyDatabase();
    const options = optionsOf(connection);
    expect(await beginDemo(connection)).toBe(true);
    await migrate(connection, migrations);
    await makeDemo(options, { write: (text) => said.push(text) });
    app = await buildApp(options);
  }, 300_000);
  afterAll(() => app.close());

  const count = async (query: string) =>
    Number((await queryOnce(connection, `select count(*) as n ${query}`))[0]?.["n"]);

  async function read(email: string, path: string): Promise<unknown> {
    const { method, path: login } = authContract.routes.login;
    const payload = { email, password: DEMO_PASSWORD };
    const signedIn = await app.http.inject({ method, url: `/api${login}`, payload });
    expect(signedIn.statusCode).toBe(200);
    const { access_token } = authContract.shapes.login.response.parse(signedIn.json());
    const headers = { authorization: `Bearer ${access_token}` };
    return (await app.http.inject({ url: `/api${path}`, headers })).json();
  }
  const pathwayOf = async (email: string): Promise<Pathway> =>
    learningContract.shapes.getPathway.response.parse(await read(email, "/learning-v2/v2/paths/active/"));

  it("S1.04 has analyses of three charts, one of each kind", async () => {
    expect(await count("from analyzer_request where state = 'done'")).toBe(3);
    expect(await count("from (select distinct mode from analyzer_request) as modes")).toBe(3);
    expect(await count("from analyzer_request where result -> 'facts' ->> 'unit' = 'price'")).toBe(3);
  });

  it("S6.09 has one learner with the paid plan, and others with the free one", async () => {
    expect(await count("from subscriptions_entitlement where kind = 'app'")).toBe(1);
    const status = await read(demoVisitor.email, "/freemium-access-checker/status/");
    expect(freemiumContract.shapes.getFreemiumStatus.response.parse(status).has_access).toBe(true);
  });

  it("S7.43 has an inbox that begins with the welcome", async () => {
    const inbox = await read(demoVisitor.email, "/v2/notifications/");
    const { notifications } = notificationsContract.shapes.listNotifications.response.parse(inbox);
    expect(notifications.at(-1)?.kind).toBe("welcome");
  });

  it("is lived in by people with several goals, over six weeks", async () => {
    expect(await count("from profile_user")).toBe(demoCrowd.length + 1);
    expect(await count("from (select distinct arrow from profile_user) arrows")).toBe(5);
    const [span] = await queryOnce(
      connection,
      "select min(completed_at) as first, max(completed_at) as last, max(registered_at) as joined from learning_completion, profile_user",
    );
    expect(new Date(String(span?.["first"])).toISOString()).toMatch(/^2026-10-/);
    expect(new Date(String(span?.["last"])).toISOString()).toMatch(/^2026-11-20/);
    expect(new Date(String(span?.["joined"])).toISOString()).toMatch(/^2026-11-20/);
  });

  it("has right and wrong answers, passed and failed quizzes, a passed leap and lessons left in the middle", async () => {
    for (const query of [
      "from learning_answer where is_correct",
      "from learning_answer where not is_correct",
      "from learning_attempt where purpose = 'quiz' and score_percent >= pass_percent",
      "from learning_attempt where purpose = 'quiz' and score_percent < pass_percent",
      "from learning_completion where completed_by = 'placement'",
      "from learning_completion where is_excellent",
      "from learning_position",
      "from learning_item_tally",
    ]) {
      expect(await count(query), query).toBeGreaterThan(0);
    }
  });

  it("lets visitors in as a learner in the middle of the second chapter, with every status about them", async () => {
    const { courses, current } = await pathwayOf(demoVisitor.email);
    const [, second] = courses[0]?.chapters ?? [];
    const place = second?.components.findIndex(({ id }) => id === current?.component_id) ?? -1;
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan((second?.components.length ?? 0) - 1);
    const statuses = courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(COMPONENT_STATUSES));
    expect((await pathwayOf(demoCrowd[0]?.email ?? "")).percent).toBeGreaterThan(0);
  });

  it("has a visitor who trades: holdings, closed trades, waiting orders, a journal with a review written and one due, replays", async () => {
    const { response: portfolio } = simulatorContract.shapes.getPortfolio;
    expect(portfolio.parse(await read(demoVisitor.email, "/v2/portfolio/")).assets.length).toBeGreaterThan(3);
    const { due, reviews } = journalContract.shapes.listJournalReviews.response.parse(
      await read(demoVisitor.email, "/v2/journal-reviews/"),
    );
    expect(due?.figures.trades.r.counted).toBeGreaterThan(0);
    expect(reviews.map(({ number }) => number)).toEqual([1]);
    for (const [query, least] of [
      ["from simulator_order where ended_at is null and parent_id is null", 2],
      ["from journal_entry where went_well <> ''", 6],
      ["from replay_session where finished_at is not null", 1],
      ["from replay_session where finished_at is null", 1],
    ] as const) {
      expect(await count(query), query).toBeGreaterThanOrEqual(least);
    }
  });

  it("S7.48 has a visitor whose streak a freeze has kept", async () => {
    const { current, days } = engagementContract.shapes.getStreakCalendar.response.parse(
      await read(demoVisitor.email, "/calendar/streaks/current/"),
    );
    expect(current).toBe(5);
    expect(days.slice(-6).map(({ kind }) => kind)).toEqual([
      "lesson",
      "freeze",
      "lesson",
      "lesson",
      "lesson",
      "lesson",
    ]);
  });

  it("has a visitor in the middle of a challenge, with a day open", async () => {
    const { challenges } = challengesContract.shapes.listChallenges.response.parse(
      await read(demoVisitor.email, "/daily-challenges/"),
    );
    const joined = challenges.filter(({ status }) => status === "joined");
    expect(joined).toMatchObject([{ id: "five-charts", completed_days: 3, total_days: 5 }]);
    expect(joined[0]?.open_task_id).toBe("charts-a-gap");
  });

  it("S7.32 has a visitor with badges earned and on the way; their past counts the same as their events", async () => {
    const { response } = achievementsContract.shapes.listAchievements;
    const shown = async () => response.parse(await read(demoVisitor.email, "/achievements/v3/"));
    const byEvents = await shown();
    expect(byEvents.earned).toBeGreaterThan(10);
    expect(byEvents.achievements.some(({ value, tiers }) => value > 0 && tiers[0]?.earned_at === null)).toBe(true);
    for (const table of ["thing", "counter", "earned", "learner"])
      await queryOnce(connection, `delete from achievements_${table}`);
    // Of leagues only the last week is stored.
    const ofLeagues: readonly string[] = ["league_weeks", "promotions", "podiums", "win"];
    const known = ({ achievements }: typeof byEvents) =>
      achievements.filter(({ id }) => !ofLeagues.includes(id)).map(({ id, value }) => [id, value]);
    expect(known(await shown())).toEqual(known(byEvents));
  });

  it("has learners with coins, cheat-sheets and avatars that they bought and wear", async () => {
    const { sheets } = shopContract.shapes.listSheets.response.parse(await read(demoVisitor.email, "/shop/sheets/"));
    expect(sheets.filter(({ is_owned }) => is_owned).length).toBeGreaterThan(0);
    const { coins } = engagementContract.shapes.getStreakCalendar.response.parse(
      await read(demoVisitor.email, "/calendar/streaks/current/"),
    );
    expect(coins).toBeGreaterThan(0);
    const bought = "from shop_item join profile_user using (user_id) where source = 'coins' and avatar_id = item_id";
    expect(await count(bought)).toBeGreaterThan(3);
    expect(await count(`${bought} and username = '${demoVisitor.username}'`)).toBe(1);
  });

  it("tells of its making, and how to come in and to leave", () => {
    const people = demoCrowd.length + 1;
    expect(said.at(-1)).toContain(`${people} of ${people}`);
    const notice = demoNotice(demoConfig(readConfig({ DATA_DIR: "/srv/candlewise" })));
    for (const words of [demoVisitor.email, DEMO_PASSWORD, "without --demo", "/srv/candlewise-demo"]) {
      expect(notice).toContain(words);
    }
  });

  it("is made once, and never opened as a real installation", async () => {
    expect(await beginDemo(connection)).toBe(false);
    await expect(assertNoDemo(connection)).rejects.toThrow("contains the demo");
  });
});

describe("the database of a demo", () => {
  it("is made again after an interrupted attempt", async () => {
    const connection = await emptyDatabase();
    expect(await beginDemo(connection)).toBe(true);
    await migrate(connection, migrations);
    expect(await beginDemo(connection)).toBe(true);
    expect(await queryOnce(connection, "select from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it("is never somebody's own", async () => {
    const own = await cloneDatabase();
    await expect(beginDemo(own)).rejects.toThrow("contains a real installation");
    await assertNoDemo(own);
  });

  it("is never that of DATABASE_URL", async () => {
    const main = join(projectRoot, "apps/api/src/main.ts");
    const env = { PATH: process.env["PATH"] ?? "", DATABASE_URL: "postgres://someone@localhost/real" };
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [main, "--demo"], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code, output: stdout + stderr }),
      );
    });
    expect(code).toBe(1);
    expect(output).toContain("The demo cannot run on the database of DATABASE_URL");
    expect(output).not.toMatch(/\n\s+at /);
  });
});
