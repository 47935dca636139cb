import { marketContract, type MarketShapes, QuoteSchema } from "@candlewise/contracts/market/schemas";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

/** A Friday; the exchange is open from 14:30 to 21:00 UTC. */
const OPEN = "2026-11-20T16:00:00.000Z";
const SATURDAY = "2026-11-21T12:00:00.000Z";
const FROM = { singapore: "165.21.0.1", india: "117.192.0.1" } as const;

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ environment: { TRUST_PROXY: "127.0.0.1" }, now: OPEN });
  user = await signUp(app);
});
beforeEach(() => app.clock.set(OPEN));

const as = (from?: keyof typeof FROM) => ({
  token: user.accessToken,
  ...(from && { headers: { "x-forwarded-for": FROM[from] } }),
});
const now = () => app.clock.now().getTime() / 1000;
type Query = z.input<MarketShapes["listAssets"]["query"]>;
const list = (query: Query = {}, from?: keyof typeof FROM) =>
  app.call(marketContract, "listAssets", { query }, as(from));
const tickersOf = async (query: Query, from?: keyof typeof FROM) =>
  (await list(query, from)).assets.map(({ ticker }) => ticker);
const asset = (ticker: string, query: { locale?: "es" | "ar" } = {}) =>
  app.call(marketContract, "getAsset", { params: { ticker }, query }, as());
const candles = (ticker: string, query: z.input<MarketShapes["listCandles"]["query"]>) =>
  app.call(marketContract, "listCandles", { params: { ticker }, query }, as());

async function latestSplit() {
  for (const ticker of await tickersOf({ kind: "share" })) {
    const [split] = (await asset(ticker)).splits;
    if (split !== undefined) return { ticker, split };
  }
  throw new Error("No share was ever split.");
}

describe("the list of instruments", () => {
  it("holds at least 60 with quote, day's change and sparkline, and says that it is practice", async () => {
    const { source, assets } = await list();
    expect(source).toBe("practice");
    expect(assets.length).toBeGreaterThanOrEqual(60);
    for (const { ticker, quote, sparkline, is_open, session } of assets) {
      const [price, bid, ask, before] = [quote.price, quote.bid, quote.ask, quote.previous_close].map(Number);
      expect(quote.at, ticker).toBe(now());
      expect(is_open).toBe(true);
      expect(session.is_open).toBe(true);
      expect(bid! < price! && price! < ask!, ticker).toBe(true);
      expect(Number(quote.change)).toBeCloseTo(price! - before!, 4);
      expect(quote.change_percent).toBeCloseTo((price! / before! - 1) * 100, 3);
      expect(sparkline.length).toBeGreaterThan(5);
      expect(sparkline.length).toBeLessThanOrEqual(48);
      expect(sparkline.at(-1)).toBe(price);
    }
  });

  it("is searched by ticker and by name, whatever the case", async () => {
    expect(await tickersOf({ search: "lrkd" })).toEqual(["LRKD"]);
    expect(await tickersOf({ search: " merrow " })).toEqual(["MRRW"]);
    expect(await tickersOf({ search: "no such thing" })).toEqual([]);
  });

  it("is filtered by kind, by sector and by whether crypto is wanted", async () => {
    expect(await tickersOf({ kind: "bond_fund" })).toHaveLength(4);
    expect(await tickersOf({ kind: "share", sector: "energy" })).toHaveLength(5);
    const all = await tickersOf({});
    const without = await tickersOf({ is_crypto_included: "false" });
    expect(all).toHaveLength(without.length + 8);
    expect(await tickersOf({ kind: "crypto", is_crypto_included: "0" })).toEqual([]);
  });

  it("is sorted by ticker, gain, loss and volume", async () => {
    const tickers = await tickersOf({});
    expect(tickers).toEqual(tickers.toSorted());
    const changes = (await list({ sort: "gain" })).assets.map(({ quote }) => quote.change_percent);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    const losses = (await list({ sort: "loss" })).assets.map(({ quote }) => quote.change_percent);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect((await tickersOf({ sort: "volume", kind: "fund" }))[0]).toBe("SNBM");
  });

  it("draws a line from the first second of a session", async () => {
    app.clock.set("2026-11-20T14:30:00.000Z");
    const { accessToken: token } = await signUp(app);
    const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "share" } }, { token });
    for (const { quote, sparkline } of assets)
      expect(sparkline).toEqual([Number(quote.previous_close), Number(quote.price)]);
  });

  it("gives the last price of Friday on a Saturday, when only crypto is traded, and says until when", async () => {
    app.clock.set(SATURDAY);
    const { accessToken: token } = await signUp(app);
    const { assets } = await app.call(marketContract, "listAssets", {}, { token });
    const monday = Date.UTC(2026, 10, 23, 14, 30) / 1000;
    const always = { is_open: true, closes_at: null, opens_at: null, closed_for: null };
    const weekend = { is_open: false, closes_at: null, opens_at: monday, closed_for: "weekend" };
    for (const { kind, is_open, quote, session } of assets) {
      expect(is_open).toBe(kind === "crypto");
      expect(session).toEqual(kind === "crypto" ? always : weekend);
      expect(quote.at).toBe(kind === "crypto" ? now() : Date.UTC(2026, 10, 20, 20, 59, 59) / 1000);
    }
  });
});

describe("an instrument's page", () => {
  it("S7.28 has profile, quote, session, statistics, dividends and splits", async () => {
    const { asset: shown, session, profile, statistics, dividends, splits } = await asset("WNDV");
    expect(shown).toMatchObject({ ticker: "WNDV", name: "Wendover Pharmaceuticals", sector: "health", kind: "share" });
    expect(session).toEqual({
      is_open: true,
      closes_at: Date.UTC(2026, 10, 20, 21) / 1000,
      opens_at: Date.UTC(2026, 10, 23, 14, 30) / 1000,
      closed_for: null,
    });
    expect(profile).toMatchObject({ founded: 1923, headquarters: "Kingsferry", employees: 74_000, follows: null });
    expect(profile.description).toContain("medicines");
    const price = Number(shown.quote.price);
    expect(statistics.price_to_earnings).toBeCloseTo(price / Number(statistics.earnings_per_share), 0);
    expect(Number(statistics.high_52_weeks)).toBeGreaterThanOrEqual(price);
    expect(Number(statistics.low_52_weeks)).toBeLessThanOrEqual(price);
    expect(statistics.volatility).toBeGreaterThan(0.05);
    expect(dividends.length).toBeGreaterThanOrEqual(18);
    const year = dividends.filter(({ at }) => at > now() - 365.25 * 86_400);
    const paid = year.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(statistics.dividend_yield).toBeCloseTo(paid / price, 4);
    const shares = splits.reduce((held, { numerator, denominator }) => (held * numerator) / denominator, 1);
    expect(statistics.market_value).toBeCloseTo(price * 2_210_000_000 * shares, -1);
    expect(statistics.average_volume).toBe(7_735_000 * shares);
  });

  it("S7.28 speaks the language of `locale`, and otherwise that of the caller", async () => {
    expect((await asset("SNBM", { locale: "es" })).profile).toMatchObject({
      description: expect.stringContaining("Este fondo"),
      follows: "Toda la bolsa nacional, ponderada por tamaño",
      expense_ratio: 0.0004,
    });
    expect((await asset("SNBM", { locale: "ar" })).profile.description).toContain("الصندوق");
    const french = await app.call(
      marketContract,
      "getAsset",
      { params: { ticker: "OSTL" } },
      { token: user.accessToken, headers: { "accept-language": "fr-CA" } },
    );
    expect(french.profile.description).toContain("la plus ancienne monnaie");
    expect(french.statistics).toMatchObject({ price_to_earnings: null, earnings_per_share: null, dividend_yield: 0 });
    expect(french.session).toEqual({ is_open: true, closes_at: null, opens_at: null, closed_for: null });
  });

  it("S7.28 fits its candles: the day's figures are those of the day's bar, the year's those of its bars", async () => {
    const { asset: shown, statistics } = await asset("QLLN");
    const { candles: days } = await candles("QLLN", { timeframe: "1d", from: Math.floor(now() - 365.25 * 86_400) });
    const today = days.at(-1)!;
    expect([statistics.open, statistics.high, statistics.low].map(Number)).toEqual([today.open, today.high, today.low]);
    expect(statistics.volume).toBe(today.volume);
    expect(Number(shown.quote.price)).toBe(today.close);
    expect(Number(statistics.high_52_weeks)).toBe(Math.max(...days.map(({ high }) => high)));
    expect(Number(statistics.low_52_weeks)).toBe(Math.min(...days.map(({ low }) => low)));
  });

  it("S7.28 of an unknown ticker is not found", async () => {
    const refused = await app.refuse(marketContract, "getAsset", { params: { ticker: "AAPL" } }, as());
    expect(refused).toMatchObject({ status: 404, error: "not_found" });
  });
});

describe("candles", () => {
  it("come for every timeframe, oldest first, and end with the present", async () => {
    const { price } = (await asset("LRKD")).asset.quote;
    for (const timeframe of ["1s", "1m", "5m", "1h", "1d", "1w", "1M"] as const) {
      const { candles: bars, has_older } = await candles("LRKD", { timeframe, limit: 50 });
      expect(bars, timeframe).toHaveLength(50);
      expect(has_older).toBe(true);
      expect(bars.at(-1)!.close, timeframe).toBe(Number(price));
      const times = bars.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const broken = bars.filter(
        ({ open, high, low, close }) => high < Math.max(open, close) || low > Math.min(open, close),
      );
      expect(broken).toEqual([]);
    }
  });

  it("go back to 2010, by pages that fit together", async () => {
    const decadeAgo = Date.UTC(2016, 10, 19) / 1000;
    const then = await candles("SNBM", { timeframe: "1w", from: decadeAgo - 30 * 86_400, until: decadeAgo });
    expect(then.candles.map(({ time }) => new Date(time * 1000).getUTCDay())).toEqual([1, 1, 1, 1]);
    expect(then.has_older).toBe(true);
    const last = await candles("SNBM", { timeframe: "1h", limit: 30 });
    const before = await candles("SNBM", { timeframe: "1h", limit: 30, until: last.candles[0]!.time });
    const both = await candles("SNBM", { timeframe: "1h", limit: 60 });
    expect([...before.candles, ...last.candles]).toEqual(both.candles);
    const first = await candles("SNBM", { timeframe: "1d", limit: 50, until: Date.UTC(2010, 1, 1) / 1000 });
    expect(first.candles).toHaveLength(19);
    expect(first.has_older).toBe(false);
  });

  it("are the same whether they come whole or in parts, from memory or not", async () => {
    const from = Date.UTC(2026, 10, 18, 14, 30) / 1000;
    const once = await candles("TRNW", { timeframe: "5m", from });
    expect(await candles("TRNW", { timeframe: "5m", from })).toEqual(once);
    const middle = Date.UTC(2026, 10, 19, 18, 0) / 1000;
    const parts = [
      await candles("TRNW", { timeframe: "5m", from, until: middle }),
      await candles("TRNW", { timeframe: "5m", from: middle }),
    ];
    expect(parts.flatMap((part) => part.candles)).toEqual(once.candles);
  });

  it.each(["4h", "1d", "1w", "1M"] as const)(
    "of a coin end with the page that holds its first %s",
    async (timeframe) => {
      const until = Date.UTC(2010, 2, 1) / 1000;
      const page = await candles("OSTL", { timeframe, limit: 500, until });
      expect(page.candles[0]!.time).toBe(Date.UTC(2010, 0, 4) / 1000);
      expect(page.has_older).toBe(false);
      const second = page.candles[1]!.time;
      const last = await candles("OSTL", { timeframe, limit: 1, until: second });
      expect(last.candles).toHaveLength(1);
      expect(last.has_older).toBe(false);
    },
  );

  it("hold volumes that add up, over every size of bar and over a split", async () => {
    const { ticker, split } = await latestSplit();
    const from = split.at - 6 * 86_400;
    const until = split.at + 6 * 86_400;
    const totals = new Set<number>();
    for (const timeframe of ["1m", "5m", "30m", "1h", "4h", "1d"] as const) {
      const bars = (await candles(ticker, { timeframe, from, until })).candles;
      totals.add(bars.reduce((sum, { volume }) => sum + volume, 0));
    }
    expect(totals.size).toBe(1);
  });

  it("over a split are those of its sessions, in the shares of the last", async () => {
    const { ticker, split } = await latestSplit();
    const range = { from: split.at - 3 * 86_400, until: split.at + 7200 };
    const whole = (await candles(ticker, { timeframe: "1h", ...range })).candles;
    const days = (await candles(ticker, { timeframe: "1d", ...range })).candles;
    const before = whole.filter(({ time }) => time < split.at);
    expect(Math.max(...before.map(({ high }) => high))).toBe(Math.max(...days.slice(0, -1).map(({ high }) => high)));
    expect(before.at(-1)!.close).toBe(days.at(-2)!.close);
  });

  it("of a session under way grow with it, and are the same afterwards", async () => {
    app.clock.set("2026-11-20T16:00:30.000Z");
    const first = (await candles("PLST", { timeframe: "1m", limit: 3 })).candles;
    app.clock.advance({ seconds: 95 });
    const later = (await candles("PLST", { timeframe: "1m", limit: 5 })).candles;
    expect(later.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(later[2]!.volume).toBeGreaterThan(first[2]!.volume);
    const past = { timeframe: "1m", from: first[0]!.time, until: app.clock.now().getTime() / 1000 + 1 } as const;
    expect((await candles("PLST", past)).candles).toEqual(later);
    const fresh = await createTestApp({ now: app.clock.now().toISOString() });
    const { accessToken: token } = await signUp(fresh, { email: "fresh@example.com" });
    const args = { params: { ticker: "PLST" }, query: past };
    expect((await fresh.call(marketContract, "listCandles", args, { token })).candles).toEqual(later);
  });

  it("never reveal a future second", async () => {
    const later = now() + 3 * 86_400;
    const { candles: bars } = await candles("OSTL", { timeframe: "1s", from: now() - 5, until: later });
    expect(bars.map(({ time }) => time)).toEqual([5, 4, 3, 2, 1, 0].map((ago) => now() - ago));
    expect((await candles("OSTL", { timeframe: "1m", from: now() + 60, until: later })).candles).toEqual([]);
  });

  it("refuse more than 5,000 bars at once, and take what holds no more", async () => {
    const ask = (timeframe: "1m" | "1d", from: number) => ({ params: { ticker: "OSTL" }, query: { timeframe, from } });
    const refused = await app.refuse(marketContract, "listCandles", ask("1m", now() - 5001 * 60), as());
    expect(refused).toMatchObject({ status: 400, error: "range_too_long" });
    const allowed = await app.call(marketContract, "listCandles", ask("1m", now() - 4999 * 60), as());
    expect(allowed.candles.length).toBeLessThanOrEqual(5000);
    const endless = await app.refuse(marketContract, "listCandles", ask("1d", -9_000_000_000), as());
    expect(endless.error).toBe("range_too_long");
    // Shares trade 6.5 hours on five days a week: 5,000 trading minutes span more than two weeks.
    const share = { params: { ticker: "LRKD" }, query: { timeframe: "1m", from: now() - 16 * 86_400 } } as const;
    const { candles: minutes } = await app.call(marketContract, "listCandles", share, as());
    expect(minutes.length).toBeGreaterThan(4300);
    expect(minutes.length).toBeLessThanOrEqual(5000);
  });
});

describe("news", () => {
  it("tell what moved an instrument, newest first, a page at a time", async () => {
    const page = (before?: number) =>
      app.call(marketContract, "listNews", { params: { ticker: "QLLN" }, query: before ? { before } : {} }, as());
    const first = await page();
    expect(first.items).toHaveLength(20);
    expect(first.has_older).toBe(true);
    const times = first.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(now());
    const second = await page(first.items.at(-1)!.at);
    expect(second.items[0]!.at).toBeLessThan(first.items.at(-1)!.at);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(
      first.items.length + second.items.length,
    );
  });
});

describe("what a country hides", () => {
  const calls = [
    ["getAsset", {}],
    ["listCandles", { timeframe: "1d", limit: 5 }],
    ["listNews", {}],
  ] as const;

  it("S6.10 crypto is missing from the list and 404 everywhere in Singapore, shares are not", async () => {
    const tickers = await tickersOf({}, "singapore");
    expect(tickers).toContain("LRKD");
    expect(tickers).not.toContain("OSTL");
    expect(await tickersOf({ kind: "crypto", is_crypto_included: "true" }, "singapore")).toEqual([]);
    for (const [name, query] of calls) {
      const hidden = await app.send(marketContract, name, { params: { ticker: "OSTL" }, query }, as("singapore"));
      expect([name, hidden.statusCode]).toEqual([name, 404]);
      const shown = await app.send(marketContract, name, { params: { ticker: "LRKD" }, query }, as("singapore"));
      expect([name, shown.statusCode]).toEqual([name, 200]);
    }
  });

  it("S6.10 in India there is no market at all", async () => {
    expect((await app.refuse(marketContract, "listAssets", {}, as("india"))).status).toBe(404);
    for (const [name, query] of calls) {
      const hidden = await app.send(marketContract, name, { params: { ticker: "LRKD" }, query }, as("india"));
      expect([name, hidden.statusCode]).toEqual([name, 404]);
    }
  });
});

describe("another server", () => {
  it("with the same key has the same prices", async () => {
    const { quote } = (await asset("LRKD")).asset;
    expect(QuoteSchema.parse(quote)).toEqual(quote);
    const twin = await createTestApp({ now: OPEN });
    const { accessToken: token } = await signUp(twin, { email: "twin@example.com" });
    const same = await twin.call(marketContract, "getAsset", { params: { ticker: "LRKD" } }, { token });
    expect(same.asset.quote).toEqual(quote);
  });
});
