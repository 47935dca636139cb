import { marketContract } from "@candlewise/contracts/market/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { marketWorld } from "../testing/market-app.ts";

const market = marketWorld();

describe("candles", () => {
  it("come for every timeframe, oldest first, and end with the present", async () => {
    const { price } = (await market.asset("LRKD")).asset.quote;
    for (const timeframe of ["1s", "1m", "5m", "1h", "1d", "1w", "1M"] as const) {
      const { candles: bars, has_older } = await market.candles("LRKD", { timeframe, limit: 15 });
      expect(bars, timeframe).toHaveLength(15);
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
    const then = await market.candles("SNBM", { timeframe: "1w", from: decadeAgo - 30 * 86_400, until: decadeAgo });
    expect(then.candles.map(({ time }) => new Date(time * 1000).getUTCDay())).toEqual([1, 1, 1, 1]);
    expect(then.has_older).toBe(true);
    const last = await market.candles("SNBM", { timeframe: "1h", limit: 30 });
    const before = await market.candles("SNBM", { timeframe: "1h", limit: 30, until: last.candles[0]!.time });
    const both = await market.candles("SNBM", { timeframe: "1h", limit: 60 });
    expect([...before.candles, ...last.candles]).toEqual(both.candles);
    const first = await market.candles("SNBM", { timeframe: "1d", limit: 50, until: Date.UTC(2010, 1, 1) / 1000 });
    expect(first.candles).toHaveLength(19);
    expect(first.has_older).toBe(false);
  });

  it("of years that have yet to be computed come in parts that fit together, each of a year or two", async () => {
    const parts = [await market.candles("THLR", { timeframe: "1M", limit: 600 })];
    for (let part = parts[0]!; part.has_older; parts.unshift(part))
      part = await market.candles("THLR", { timeframe: "1M", limit: 600, until: part.candles[0]!.time });
    expect(parts.length).toBeGreaterThan(9);
    for (const part of parts) expect(part.candles.length).toBeLessThan(24);
    const whole = await market.candles("THLR", { timeframe: "1M", limit: 600 });
    expect(parts.flatMap((part) => part.candles).slice(0, -1)).toEqual(whole.candles.slice(0, -1));
    expect(whole.has_older).toBe(false);
  });

  it("of 4 hours come at most 200 sessions at once that have yet to be computed", async () => {
    const last = await market.candles("THLR", { timeframe: "4h", limit: 600 });
    const before = await market.candles("THLR", { timeframe: "4h", limit: 201, until: last.candles[0]!.time });
    expect([last.candles.length, last.has_older]).toEqual([399, true]);
    const all = [...before.candles, ...last.candles];
    expect(await market.candles("THLR", { timeframe: "4h", from: all[0]!.time })).toMatchObject({ candles: all });
    expect((await market.candles("THLR", { timeframe: "4h", limit: 600 })).candles).toEqual(all.slice(-600));
  });

  it("are the same whether they come whole or in parts, from memory or not", async () => {
    const from = Date.UTC(2026, 10, 18, 14, 30) / 1000;
    const once = await market.candles("TRNW", { timeframe: "5m", from });
    expect(await market.candles("TRNW", { timeframe: "5m", from })).toEqual(once);
    const middle = Date.UTC(2026, 10, 19, 18, 0) / 1000;
    const parts = [
      await market.candles("TRNW", { timeframe: "5m", from, until: middle }),
      await market.candles("TRNW", { timeframe: "5m", from: middle }),
    ];
    expect(parts.flatMap((part) => part.candles)).toEqual(once.candles);
  });

  it.each(["4h", "1d", "1w", "1M"] as const)(
    "of a coin end with the page that holds its first %s",
    async (timeframe) => {
      const until = Date.UTC(2010, 2, 1) / 1000;
      const page = await market.candles("OSTL", { timeframe, limit: 500, until });
      expect(page.candles[0]!.time).toBe(Date.UTC(2010, 0, 4) / 1000);
      expect(page.has_older).toBe(false);
      const second = page.candles[1]!.time;
      const last = await market.candles("OSTL", { timeframe, limit: 1, until: second });
      expect(last.candles).toHaveLength(1);
      expect(last.has_older).toBe(false);
    },
  );

  it("hold volumes that add up, over every size of bar and over a split", async () => {
    const { ticker, split } = await market.latestSplit();
    const from = split.at - 6 * 86_400;
    const until = split.at + 6 * 86_400;
    const totals = new Set<number>();
    for (const timeframe of ["1m", "5m", "30m", "1h", "4h", "1d"] as const) {
      const bars = (await market.candles(ticker, { timeframe, from, until })).candles;
      totals.add(bars.reduce((sum, { volume }) => sum + volume, 0));
    }
    expect(totals.size).toBe(1);
  });

  it("over a split are those of its sessions, in the shares of the last", async () => {
    const { ticker, split } = await market.latestSplit();
    const range = { from: split.at - 3 * 86_400, until: split.at + 7200 };
    const whole = (await market.candles(ticker, { timeframe: "1h", ...range })).candles;
    const days = (await market.candles(ticker, { timeframe: "1d", ...range })).candles;
    const before = whole.filter(({ time }) => time < split.at);
    expect(Math.max(...before.map(({ high }) => high))).toBe(Math.max(...days.slice(0, -1).map(({ high }) => high)));
    expect(before.at(-1)!.close).toBe(days.at(-2)!.close);
  });

  it("of a session under way grow with it, and are the same afterwards", async () => {
    market.app.clock.set("2026-11-20T16:00:30.000Z");
    const first = (await market.candles("PLST", { timeframe: "1m", limit: 3 })).candles;
    market.app.clock.advance({ seconds: 95 });
    const later = (await market.candles("PLST", { timeframe: "1m", limit: 5 })).candles;
    expect(later.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(later[2]!.volume).toBeGreaterThan(first[2]!.volume);
    const past = { timeframe: "1m", from: first[0]!.time, until: market.app.clock.now().getTime() / 1000 + 1 } as const;
    expect((await market.candles("PLST", past)).candles).toEqual(later);
    const fresh = await createTestApp({ now: market.app.clock.now().toISOString() });
    const { accessToken: token } = await signUp(fresh, { email: "fresh@example.com" });
    const args = { params: { ticker: "PLST" }, query: past };
    expect((await fresh.call(marketContract, "listCandles", args, { token })).candles).toEqual(later);
  });

  it("never reveal a future second", async () => {
    const later = market.now() + 3 * 86_400;
    const { candles: bars } = await market.candles("OSTL", { timeframe: "1s", from: market.now() - 5, until: later });
    expect(bars.map(({ time }) => time)).toEqual([5, 4, 3, 2, 1, 0].map((ago) => market.now() - ago));
    expect((await market.candles("OSTL", { timeframe: "1m", from: market.now() + 60, until: later })).candles).toEqual(
      [],
    );
  });

  it("refuse more than 5,000 bars at once, and take what holds no more", async () => {
    const ask = (timeframe: "1m" | "1d", from: number) => ({ params: { ticker: "OSTL" }, query: { timeframe, from } });
    const refused = await market.app.refuse(
      marketContract,
      "listCandles",
      ask("1m", market.now() - 5001 * 60),
      market.as(),
    );
    expect(refused).toMatchObject({ status: 400, error: "range_too_long" });
    const allowed = await market.app.call(
      marketContract,
      "listCandles",
      ask("1m", market.now() - 4999 * 60),
      market.as(),
    );
    expect(allowed.candles.length).toBeLessThanOrEqual(5000);
    const endless = await market.app.refuse(marketContract, "listCandles", ask("1d", -9_000_000_000), market.as());
    expect(endless.error).toBe("range_too_long");
    // Shares trade 6.5 hours on five days a week: 5,000 trading minutes span more than two weeks.
    const share = { params: { ticker: "LRKD" }, query: { timeframe: "1m", from: market.now() - 16 * 86_400 } } as const;
    const { candles: minutes } = await market.app.call(marketContract, "listCandles", share, market.as());
    expect(minutes.length).toBeGreaterThan(4300);
    expect(minutes.length).toBeLessThanOrEqual(5000);
  });
});
