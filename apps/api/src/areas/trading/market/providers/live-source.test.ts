import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { openDatabase, type Database } from "#api/platform/database/database.ts";
import { createHttpClient, HttpClientError } from "#api/platform/http-client.ts";
import { createLocalLimits } from "#api/platform/limits/limits.ts";
import { createTestClock } from "#api/testing/test-clock.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { createLease } from "../lease.ts";
import { createPracticeSource } from "../practice/source.ts";
import { createAlpaca } from "./alpaca.ts";
import { createBinance } from "./binance.ts";
import { withinBudget } from "./budget.ts";
import { hoursOf } from "./live-hours.ts";
import { LIVE_COINS, LIVE_STOCKS } from "./live-instruments.ts";
import { createLiveSource, type LiveSource } from "./live-source.ts";
import type { Provider } from "./provider.ts";
import { createTickStore } from "./tick-store.ts";
import { startRecordedServer, type RecordedServer } from "./testing/recorded-server.ts";

const OPEN = "2026-11-20T16:00:00.000Z";
const NOW = Date.parse(OPEN) / 1000;
const practice = createPracticeSource(Buffer.alloc(32, 1));
const [log, clock] = [createTestLog().log, createTestClock(OPEN)];

let server: RecordedServer;
let database: Database;
beforeAll(async () => {
  server = await startRecordedServer();
  database = openDatabase({ connection: await cloneDatabase(), poolSize: 4, hasPreparedStatements: true, log });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const only = <T extends { ticker: string }>(list: readonly T[], ...tickers: string[]) =>
  list.filter(({ ticker }) => tickers.includes(ticker));

/** The price source of another node on the same database. */
function openNode(limits = createLocalLimits(clock)): LiveSource {
  const http = createHttpClient({ pauseMs: 1, timeoutMs: 2000 });
  const holder = randomUUID();
  const limited = (provider: Provider) => withinBudget(provider, limits, clock);
  const stocks = createAlpaca(http, server.url, { keyId: "key", secretKey: "secret" });
  return createLiveSource(
    [
      { provider: limited(stocks), instruments: only(LIVE_STOCKS, "AAPL", "MSFT"), hours: hoursOf(practice, "stocks") },
      {
        provider: limited(createBinance(http, server.url)),
        instruments: only(LIVE_COINS, "BTC-USD", "ETH-USD"),
        hours: hoursOf(practice, "coins"),
      },
    ],
    {
      clock,
      log,
      store: createTickStore(database.kysely),
      leaseOf: (name) => createLease(database.kysely, name, { holder, seconds: 15 }),
    },
  );
}

let live: LiveSource;
beforeEach(async () => {
  clock.set(OPEN);
  server.delay = 0;
  server.away = null;
  server.retryAfter = null;
  server.requests.length = 0;
  await database.run("delete from market_tick; delete from market_lease");
  live = openNode();
});

describe("quotes of real markets", () => {
  it("come in one call for each provider, with the keys in headers and never in an address", async () => {
    await live.polling.poll();
    expect(live.instruments.map(({ ticker }) => ticker)).toEqual(["AAPL", "BTC-USD", "ETH-USD", "MSFT"]);
    expect(live.quote("AAPL", NOW)).toEqual({
      ticker: "AAPL",
      at: NOW - 1,
      mid: 2_713_500,
      bid: 2_713_400,
      ask: 2_713_600,
      previousClose: 2_689_000,
    });
    expect(live.quote("BTC-USD", NOW)).toMatchObject({ at: NOW, mid: 934_501_200 });
    const quotes = server.requests.filter(({ path }) => /snapshots|24hr/.test(path));
    expect(quotes.map(({ path, query }) => [path, query.get("symbols")])).toEqual([
      ["/v2/stocks/snapshots", "AAPL,MSFT"],
      ["/api/v3/ticker/24hr", '["BTCUSDT","ETHUSDT"]'],
    ]);
    const toAlpaca = server.requests.filter(({ path }) => path.startsWith("/v2/"));
    expect(toAlpaca.every(({ headers }) => headers["apca-api-key-id"] === "key")).toBe(true);
    expect(toAlpaca.every(({ headers }) => headers["apca-api-secret-key"] === "secret")).toBe(true);
    expect(server.requests.some(({ query }) => query.toString().includes("secret"))).toBe(false);
    const toBinance = server.requests.filter(({ path }) => path.startsWith("/api/"));
    expect(toBinance.some(({ headers }) => "apca-api-key-id" in headers)).toBe(false);
  });

  it("are not there before the first answer, and stay the last known when the provider is away", async () => {
    expect(() => live.quote("AAPL", NOW)).toThrow(expect.objectContaining({ code: "quote_stale" }));
    await live.polling.poll();
    server.away = /snapshots|24hr/;
    await expect(live.polling.poll()).rejects.toThrow(HttpClientError);
    expect(live.quote("AAPL", NOW + 60).at).toBe(NOW - 1);
  });

  it("never come from the future: a provider's wrong clock keeps no price fresh", async () => {
    server.delay = -120;
    await live.polling.poll();
    expect(() => live.quote("AAPL", NOW)).toThrow(expect.objectContaining({ code: "quote_stale" }));
  });

  it("compare a crypto asset with the last price before 00:00 UTC, from which day P/L starts too", async () => {
    await live.polling.poll();
    const midnight = Math.floor(NOW / 86_400) * 86_400;
    const days = await live.candles("BTC-USD", "1d", NOW - 5 * 86_400, NOW);
    const yesterday = days.find(({ time }) => time === midnight - 86_400);
    expect(live.quote("BTC-USD", NOW).previousClose).toBe(yesterday?.close);
    expect(live.startPrice("BTC-USD", midnight - 1)).toBe(yesterday?.close);
  });

  it("make a sparkline of what was seen of the session", async () => {
    await live.polling.poll();
    const line = live.sparkline("BTC-USD", NOW);
    expect(line.length).toBeGreaterThan(0);
    expect(line.length).toBeLessThanOrEqual(48);
    expect(line.at(-1)).toBe(live.quote("BTC-USD", NOW).mid);
  });
});

describe("filling orders at real prices", () => {
  it("happens at a quote of the last 15 seconds, and never at an older one", async () => {
    await live.polling.poll();
    expect(live.matching.tick("AAPL", NOW + 14)).toMatchObject({ at: NOW + 14, bid: 2_713_400n, ask: 2_713_600n });
    expect(() => live.matching.tick("AAPL", NOW + 15)).toThrow(expect.objectContaining({ code: "quote_stale" }));
  });

  it("a quote that was old when it came is not filled either", async () => {
    server.delay = 20;
    await live.polling.poll();
    expect(live.quote("BTC-USD", NOW).at).toBe(NOW - 20);
    expect(() => live.matching.tick("BTC-USD", NOW + 1)).toThrow(expect.objectContaining({ code: "quote_stale" }));
    // Orders do not fill at the minute bars of the last day.
    const search = {
      side: "buy",
      direction: "below",
      level: 1_000_000_000n,
      from: NOW - 1800,
      until: NOW - 30,
    } as const;
    expect(live.matching.firstCrossing("BTC-USD", search)).toBeNull();
  });

  it("finds the first price that was seen past a level, on the side that the order pays", async () => {
    await live.polling.poll();
    const search = { from: NOW - 10, until: NOW + 1 };
    const at = (side: "buy" | "sell", direction: "above" | "below", level: bigint) =>
      live.matching.firstCrossing("AAPL", { ...search, side, direction, level })?.at ?? null;
    expect(at("buy", "below", 2_713_600n)).toBe(NOW - 1);
    expect(at("buy", "below", 2_713_599n)).toBeNull();
    expect(at("sell", "above", 2_713_400n)).toBe(NOW - 1);
    expect(at("sell", "above", 2_713_401n)).toBeNull();
  });

  it("follows a trailing stop through what was seen", async () => {
    await live.polling.poll();
    const search = { side: "sell", from: NOW - 10, until: NOW + 1 } as const;
    const trail = { type: "amount", amount: 100n } as const;
    const before = { ...search, from: NOW - 60, until: NOW - 50 };
    const unseen = live.matching.firstTrailingCrossing("AAPL", { ...before, trail, extreme: null });
    expect(unseen).toEqual({ tick: null, extreme: null });
    const held = live.matching.firstTrailingCrossing("AAPL", { ...search, trail, extreme: null });
    expect(held).toEqual({ tick: null, extreme: 2_713_400n });
    const hit = live.matching.firstTrailingCrossing("AAPL", { ...search, trail, extreme: 2_713_500n });
    expect(hit.tick?.at).toBe(NOW - 1);
  });

  it("knows volume and volatility from the daily bars", async () => {
    await live.polling.poll();
    const volume = live.matching.averageDailyVolume("AAPL", NOW);
    expect(Number(volume / 100_000_000n)).toBeGreaterThan(890_000);
    expect(live.matching.minuteVolume("AAPL", NOW)).toBe(volume / 390n);
    expect(Number(live.matching.dailyVolatilityPpm("AAPL", NOW))).toBeGreaterThan(1000);
  });
});

describe("several nodes with real prices", () => {
  const quoteCalls = () => server.requests.filter(({ path }) => /snapshots|24hr/.test(path)).length;

  it("ask once for all, and each has every price that one of them saw", async () => {
    await live.polling.poll();
    expect(quoteCalls()).toBe(2);
    const other = openNode();
    await other.polling.poll();
    expect(quoteCalls()).toBe(2);
    expect(other.quote("AAPL", NOW)).toEqual(live.quote("AAPL", NOW));
    const search = { side: "buy", direction: "below", level: 2_713_600n, from: NOW - 10, until: NOW + 1 } as const;
    expect(other.matching.firstCrossing("AAPL", search)).toEqual(live.matching.firstCrossing("AAPL", search));
  });

  it("continue with the previous prices when the polling node has stopped", async () => {
    await live.polling.poll();
    await live.polling.stop();
    clock.advance({ seconds: 60 });
    server.delay = -60;
    const next = openNode();
    await next.polling.poll();
    expect(quoteCalls()).toBe(4);
    expect(next.quote("BTC-USD", NOW + 60).at).toBe(NOW + 60);
    expect(next.matching.tick("BTC-USD", NOW + 5)).toMatchObject({ bid: live.matching.tick("BTC-USD", NOW).bid });
  });
});

describe("a second of the past", () => {
  it("has the price that was known then, never the latest", async () => {
    await live.polling.poll();
    const days = await live.candles("AAPL", "1d", NOW - 40 * 86_400, NOW);
    const [before, day] = [days.at(-4)!, days.at(-3)!];
    const morning = live.quote("AAPL", day.time + 3600);
    expect(morning).toMatchObject({ mid: before.close, bid: before.close, ask: before.close });
    expect(morning.at).toBeLessThan(day.time);
    expect(live.quote("AAPL", NOW).mid).not.toBe(before.close);
  });

  it("of which nothing is known has no price", async () => {
    await live.polling.poll();
    expect(() => live.quote("AAPL", live.beginsAt + 86_400)).toThrow(expect.objectContaining({ code: "quote_stale" }));
  });
});

describe("candles of real markets", () => {
  it("come from every page, and once for all who look at the same moment", async () => {
    const from = NOW - 1800;
    const [stock, again] = await Promise.all([
      live.candles("AAPL", "1m", from, NOW),
      live.candles("AAPL", "1m", from, NOW),
    ]);
    expect(stock).toHaveLength(30);
    expect(again).toEqual(stock);
    expect(stock.map(({ time }) => time)).toEqual(Array.from({ length: 30 }, (_, index) => from + 60 * index));
    const pages = server.requests.map(({ query }) => query.get("page_token"));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual([...new Set(pages)]);
    const coin = await live.candles("BTC-USD", "1d", NOW - 90 * 86_400, NOW);
    expect(coin).toHaveLength(40);
    expect(
      coin.every(({ high, low, open, close }) => high >= Math.max(open, close) && low <= Math.min(open, close)),
    ).toBe(true);
    expect(await live.candles("AAPL", "5s", from, NOW)).toEqual([]);
  });

  it("of other ranges are taken from the pages that are known", async () => {
    const whole = await live.candles("BTC-USD", "1m", NOW - 3600, NOW);
    const asked = server.requests.length;
    for (const [from, until] of [
      [NOW - 3000, NOW],
      [NOW - 3599, NOW - 7],
      [NOW - 600, NOW - 60],
    ] as const) {
      const part = await live.candles("BTC-USD", "1m", from, until);
      expect(part).toEqual(whole.filter(({ time }) => time >= from && time < until));
    }
    expect(server.requests).toHaveLength(asked);
    clock.advance({ seconds: 5 });
    await live.candles("BTC-USD", "1m", NOW - 600, NOW);
    expect(server.requests).toHaveLength(asked + 1);
  });

  it("are limited together on all nodes, and refused with the time to wait", async () => {
    const limits = createLocalLimits(clock);
    const nodes = [openNode(limits), openNode(limits)];
    const ask = (count: number) =>
      nodes[count % 2]!.candles("BTC-USD", "1m", NOW - count * 60_000 - 60, NOW - count * 60_000);
    for (let count = 0; count < 100; count++) await ask(count);
    await expect(ask(100)).rejects.toMatchObject({ code: "unavailable", retryAfter: 60 });
    clock.advance({ seconds: 60 });
    await expect(ask(100)).resolves.toBeDefined();
  });

  it("are not asked for while the provider wants no calls", async () => {
    server.retryAfter = 90;
    await expect(live.candles("AAPL", "1h", NOW - 3600, NOW)).rejects.toMatchObject({ retryAfter: 90 });
    server.retryAfter = null;
    clock.advance({ seconds: 89 });
    await expect(live.candles("AAPL", "1h", NOW - 3600, NOW)).rejects.toMatchObject({ retryAfter: 1 });
    expect(server.requests).toHaveLength(1);
    clock.advance({ seconds: 1 });
    await expect(live.candles("AAPL", "1m", NOW - 3600, NOW)).resolves.toBeDefined();
  });

  it("give closes of the days that are over", async () => {
    const closes = await live.closes("AAPL", 5, NOW);
    expect(closes).toHaveLength(5);
    expect(closes.at(-1)!.at).toBeLessThan(NOW);
    const days = await live.candles("AAPL", "1d", NOW - 40 * 86_400, NOW);
    expect(closes.at(-1)!.price).toBe(days.at(-2)!.close);
  });

  it("are a call that cannot be served while the provider is away, not an error of ours", async () => {
    server.away = /bars/;
    await expect(live.candles("AAPL", "1h", NOW - 3600, NOW)).rejects.toMatchObject({ code: "unavailable" });
  });
});
