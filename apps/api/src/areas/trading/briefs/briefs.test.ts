import { briefsContract } from "@candlewise/contracts/briefs/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { BRIEF_TOPICS } from "@candlewise/domain/briefs/topics";
import { loadContentBundle } from "@candlewise/content/bundle";
import type { ProductKind } from "@candlewise/domain/offers/product";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { pdfLines } from "#api/testing/pdf-lines.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { OPEN } from "#api/areas/trading/market/testing/market-app.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { LESSONS_OF_TOPIC } from "./lesson-topics.ts";

const content = loadContentBundle();
const SHARES = 40;
const FROM_INDIA = { "x-forwarded-for": "117.192.0.1" };

const world = beforeTests(async () => {
  const app = await createTestApp({ content, environment: { TRUST_PROXY: "127.0.0.1" }, now: OPEN });
  return {
    app,
    /** A learner who has bought these. */
    async learner(...bought: readonly ProductKind[]) {
      const { userId, accessToken: token } = await signUp(app);
      for (const kind of bought) {
        await app.platform.database.run(
          "insert into subscriptions_entitlement (user_id, kind, source, source_id, from_at) values ($1, $2, 'order', $3, $4)",
          [userId, kind, randomUUID(), app.clock.now()],
        );
      }
      const query = { user_id: userId };
      const open = (brief_id: string, headers = {}) =>
        app.send(briefsContract, "getBrief", { params: { brief_id } }, { token, headers });
      return {
        list: () => app.call(briefsContract, "listBriefs", { query }, { token }),
        brief: (brief_id: string) => app.call(briefsContract, "getBrief", { params: { brief_id } }, { token }),
        open: async (brief_id: string) => {
          const answer = await open(brief_id);
          return [answer.statusCode, answer.json().error];
        },
        fromIndia: async () => [
          (await app.send(briefsContract, "listBriefs", { query }, { token, headers: FROM_INDIA })).statusCode,
          (await open(DAILY, FROM_INDIA)).statusCode,
        ],
        revoke: () => app.platform.database.run("delete from subscriptions_entitlement where user_id = $1", [userId]),
      };
    },
    pdf: async (url: string, headers = {}) => app.http.inject({ url, headers }),
  };
});

const DAILY = "daily-2026-11-19";
const WEEKLY = "weekly-2026-11-13";

describe("S7.18 market news and reports", () => {
  it("shows who has bought nothing the newest headline of each kind, and refuses the content with 402", async () => {
    const learner = await world.learner("app");
    const { source, briefs } = await learner.list();
    expect(source).toBe("practice");
    // A Friday while the exchange is open: neither its day nor its week is over.
    expect(briefs.map(({ id, is_open }) => [id, is_open])).toEqual([
      [DAILY, false],
      [WEEKLY, false],
    ]);
    const { fund, advancers = 0, decliners = 0, unchanged = 0 } = briefs[0]?.headline ?? {};
    expect(fund?.ticker).toBe("SNBM");
    expect(advancers + decliners + unchanged).toBe(SHARES);
    expect(await learner.open(DAILY)).toEqual([402, "brief_locked"]);
    expect(await learner.open(WEEKLY)).toEqual([402, "brief_locked"]);
    expect(await learner.open("daily-2026-11-20")).toEqual([404, "not_found"]);
  });

  it.each([
    ["upsell_market_news", 10, 1, 200, 402],
    ["upsell_reports", 1, 8, 402, 200],
    ["upsell", 10, 8, 200, 200],
  ] as const)("%s opens %i daily briefs and %i weekly reports", async (kind, daily, weekly, ofDay, ofWeek) => {
    const learner = await world.learner(kind);
    const { briefs } = await learner.list();
    const countOf = (wanted: string) => briefs.filter((brief) => brief.kind === wanted).length;
    expect([countOf("daily"), countOf("weekly")]).toEqual([daily, weekly]);
    expect([(await learner.open(DAILY))[0], (await learner.open(WEEKLY))[0]]).toEqual([ofDay, ofWeek]);
  });

  it("agrees with the charts of the market, and with itself on every call", async () => {
    const learner = await world.learner("upsell");
    const brief = await learner.brief(DAILY);
    expect(await learner.brief(DAILY)).toEqual(brief);
    const [gainer] = brief.gainers;
    if (gainer === undefined) throw new Error("No share rose.");
    const { accessToken: token } = await signUp(world.app);
    const { candles } = await world.app.call(
      marketContract,
      "listCandles",
      { params: { ticker: gainer.ticker }, query: { timeframe: "1d", limit: 3 } },
      { token },
    );
    // The last is of the session that is open.
    const [before, day] = candles;
    expect(Number(gainer.close)).toBe(day?.close);
    expect(gainer.change_percent).toBeCloseTo(((day?.close ?? 0) / (before?.close ?? 1) - 1) * 100, 3);
    expect(brief.fund?.support === null || Number(brief.fund?.support.price) <= Number(brief.fund?.close)).toBe(true);
    expect(brief.topics.length).toBeGreaterThan(0);
  });

  it("has the brief of a day once its session has closed", async () => {
    const { app } = world;
    const opened = app.clock.now().toISOString();
    app.clock.set("2026-11-20T21:00:00.000Z");
    const learner = await world.learner("upsell");
    const { briefs } = await learner.list();
    expect(briefs.slice(0, 2).map(({ id, from, to }) => [id, from, to])).toEqual([
      ["weekly-2026-11-20", "2026-11-16", "2026-11-20"],
      ["daily-2026-11-20", "2026-11-20", "2026-11-20"],
    ]);
    app.clock.set(opened);
  });

  it("is a PDF in the reader's language, whose address stops working when access ends", async () => {
    const learner = await world.learner("upsell_market_news");
    const { pdf_url, gainers } = await learner.brief(DAILY);
    const english = await world.pdf(pdf_url);
    expect([english.statusCode, english.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const lines = await pdfLines(english.rawPayload);
    expect(lines).toEqual(expect.arrayContaining(["Daily brief", "November 19, 2026", "What to learn from it"]));
    expect(lines.join("\n")).toContain(gainers[0]?.name ?? "?");
    const german = await world.pdf(pdf_url.replace("locale=en", "locale=de"));
    expect(await pdfLines(german.rawPayload)).toContain("Tagesbericht");
    const arabic = await world.pdf(pdf_url.replace("locale=en", "locale=ar"));
    const gainer = new RegExp(`^\\+\\d+\\.\\d\\d% \\$[\\d.,]+ ${gainers[0]?.name} \\(${gainers[0]?.ticker}\\)$`);
    expect(await pdfLines(arabic.rawPayload)).toEqual(
      expect.arrayContaining(["موجز يومي", "2026 نوفمبر 19", expect.stringMatching(gainer)]),
    );
    expect((await world.pdf(pdf_url.replace(DAILY, WEEKLY))).statusCode).toBe(404);
    expect((await world.pdf(pdf_url, FROM_INDIA)).statusCode).toBe(404);
    await learner.revoke();
    expect((await world.pdf(pdf_url)).statusCode).toBe(404);
  });

  it("S6.10 does not exist where the simulator is hidden", async () => {
    const learner = await world.learner("upsell");
    expect(await learner.fromIndia()).toEqual([404, 404]);
  });

  it("links lessons that exist, for each topic", async () => {
    const { lessons } = content.languages["en"] ?? { lessons: {} };
    expect(Object.keys(LESSONS_OF_TOPIC).toSorted()).toEqual(BRIEF_TOPICS.toSorted());
    for (const ids of Object.values(LESSONS_OF_TOPIC)) expect(ids.filter((id) => !(id in lessons))).toEqual([]);
    const { topics } = await (await world.learner("upsell")).brief(DAILY);
    for (const { topic, lesson } of topics) expect(LESSONS_OF_TOPIC[topic]).toContain(lesson?.lesson_id);
  });
});
