import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "#api/testing/test-app.ts";
import { buy, MARCH_2020, player, replayApp, type Body, type Replay, type OrderBody } from "./testing/player.ts";

const DAY = 86_400;

let app: TestApp;
beforeAll(async () => {
  app = await replayApp();
});

function reportOf({ report }: Replay): NonNullable<Replay["report"]> {
  if (report === null) throw new Error("The replay is not over.");
  return report;
}
const near = (price: string, factor: number): string => (Number(price) * factor).toFixed(2);

describe("a replay", () => {
  it("begins with the bars before a day and an account of its own, and steps bar by bar", async () => {
    const { create, call, step } = await player(app);
    const replay = await create();
    expect(replay).toMatchObject({
      instrument: { ticker: "LRKD" },
      length: 60,
      reached: 0,
      is_finished: false,
      orders: [],
      account: { cash: "100000.00", value: "100000.00", position: null },
    });
    const { candles } = await call("listReplayCandles", { params: { id: replay.id } });
    expect(candles.length).toBe(120);
    expect(candles.at(-1)).toMatchObject({ bar: 0, close: Number(replay.price) });
    expect(candles.at(-1)?.time).toBeLessThan(MARCH_2020);
    const first = await step(replay, 0);
    expect(first.candles).toMatchObject([{ bar: 1, close: Number(first.replay.price) }]);
    expect(first.candles[0]?.time).toBeGreaterThan(MARCH_2020);
    expect((await step(replay, 1, 5)).candles.map(({ bar }) => bar)).toEqual([2, 3, 4, 5, 6]);
  });

  it("shows the bars that the market shows, in every timeframe, of shares and of coins", async () => {
    const { token, create, call, step } = await player(app);
    const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "crypto" } }, { token });
    for (const ticker of ["LRKD", assets[0]?.ticker ?? ""]) {
      for (const timeframe of ["1m", "5m", "15m", "1h", "1d"] as const) {
        const setup = { type: "chosen", ticker, starts_at: 1_780_000_000 } as const;
        const replay = await create({ setup, timeframe, length: 20 });
        await step(replay, 0, 20);
        const shown = await call("listReplayCandles", { params: { id: replay.id } });
        const from = shown.candles[0]?.time ?? 0;
        const until = (shown.candles.at(-1)?.time ?? 0) + 1;
        const query = { timeframe, from, until };
        const { candles } = await app.call(marketContract, "listCandles", { params: { ticker }, query }, { token });
        const bars = shown.candles.map(({ time, open }) => [time, open]);
        expect(bars, `${ticker} ${timeframe}`).toEqual(candles.map(({ time, open }) => [time, open]));
      }
    }
  });

  it("does not step twice when a step is sent twice, and two windows cannot part", async () => {
    const { create, step, refuse } = await player(app);
    const replay = await create();
    const params = { id: replay.id };
    const answers = await Promise.all([step(replay, 0, 3), step(replay, 0, 3), step(replay, 0, 3)]);
    for (const answer of answers) {
      expect(answer.replay.reached).toBe(3);
      expect(answer.candles).toEqual(answers[0]?.candles);
    }
    expect((await step(replay, 1, 10)).candles.map(({ bar }) => bar)).toEqual([2, 3]);
    expect(await refuse("stepReplay", { params, body: { from: 9, steps: 1 } })).toBe("replay_changed");
  });

  it("begins once under one id, and asks for a day that has bars before and after it", async () => {
    const { create, call, refuse } = await player(app);
    const replay_id = randomUUID();
    const setup = { type: "surprise" } as const;
    const [one, two] = [await create({ replay_id, setup }), await create({ replay_id, setup })];
    expect(two).toEqual(one);
    expect((await call("listReplays", {})).replays).toHaveLength(1);
    for (const starts_at of [0, MARCH_2020 - 20 * 365 * DAY, 1_795_000_000, 1_900_000_000]) {
      const body = {
        replay_id: randomUUID(),
        setup: { type: "chosen", ticker: "LRKD", starts_at },
        timeframe: "1d",
        length: 60,
      };
      expect(await refuse("createReplay", { body: body as Body })).toBe("replay_date_unusable");
    }
    const body = {
      replay_id: randomUUID(),
      setup: { type: "chosen", ticker: "NONE" },
      timeframe: "1d",
      length: 60,
    } as const;
    expect(await refuse("createReplay", { body })).toBe("not_found");
  });
});

describe("trading in a replay", () => {
  it("fills with the first second of the next bar, at the cost of any trade, and never touches the account", async () => {
    const { token, create, order, step, call } = await player(app);
    const replay = await create();
    const before = await app.call(simulatorContract, "getPortfolio", {}, { token });
    const { cost } = await call("previewReplayOrder", { params: { id: replay.id }, body: buy("10") });
    expect(Number(cost.commission)).toBeGreaterThan(0);
    expect(Number(cost.expected_price)).toBeGreaterThan(Number(replay.price));
    expect((await order(replay, buy("10"))).orders[0]).toMatchObject({ status: "open", fills: [] });
    const next = await step(replay, 0);
    const [bought] = next.replay.orders;
    expect(bought).toMatchObject({ status: "filled", fills: [{ bar: 1, quantity: "10" }] });
    expect(Number(bought?.average_price) / (next.candles[0]?.open ?? 0)).toBeCloseTo(1, 2);
    expect(next.replay.account.position).toMatchObject({ quantity: "10" });
    app.clock.advance({ seconds: 1 });
    const after = await app.call(simulatorContract, "getPortfolio", {}, { token });
    expect({ ...after, at: 0 }).toEqual({ ...before, at: 0 });
  });

  it("fills the same whether it is stepped by 1 or by 20", async () => {
    const { create, order, step } = await player(app);
    const ends = [];
    for (const steps of [1, 20]) {
      const replay = await create();
      const bodies: OrderBody[] = [
        buy("20"),
        { side: "buy", order: { type: "limit", quantity: "15", limit_price: near(replay.price, 0.96) } },
        { side: "buy", order: { type: "stop", quantity: "5", stop_price: near(replay.price, 1.04) } },
        {
          side: "buy",
          order: {
            type: "bracket",
            quantity: "30",
            stop_loss_price: near(replay.price, 0.95),
            take_profit_price: near(replay.price, 1.05),
          },
        },
      ];
      for (const body of bodies) await order(replay, body);
      let now = replay;
      while (!now.is_finished) now = (await step(replay, now.reached, steps)).replay;
      const orders = now.orders.map(({ id: _id, parent_id: _parent, ...facts }) => facts);
      const trades = now.report?.trades.map(({ id: _id, ...facts }) => facts);
      ends.push({ account: now.account, orders, report: { ...now.report, trades } });
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]?.orders.filter(({ fills }) => fills.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  it("takes an order once, refuses another under its id, one from a bar that is over, and one that is too dear", async () => {
    const { create, order, step, refuse } = await player(app);
    const replay = await create();
    const params = { id: replay.id };
    const id = randomUUID();
    await order(replay, buy("1"), id);
    expect((await order(replay, buy("1.0"), id)).orders).toHaveLength(1);
    const sent = { client_order_id: id, reached: 0, ...buy("2") };
    expect(await refuse("placeReplayOrder", { params, body: sent })).toBe("order_id_reused");
    const dear = { ...sent, client_order_id: randomUUID(), ...buy("1000000") };
    expect(await refuse("placeReplayOrder", { params, body: dear })).toMatch(/insufficient_cash|order_too_large/);
    await step(replay, 0);
    expect(await refuse("placeReplayOrder", { params, body: { ...dear, ...buy("1") } })).toBe("replay_changed");
  });

  it("gives cash back for an order that is cancelled, once", async () => {
    const { create, order, step, call, refuse } = await player(app);
    const replay = await create();
    const params = { id: replay.id };
    const limit: OrderBody = {
      side: "buy",
      order: { type: "limit", quantity: "10", limit_price: near(replay.price, 0.5) },
    };
    const { orders, account } = await order(replay, limit);
    expect(Number(account.reserved)).toBeGreaterThan(0);
    const body = { client_order_id: orders[0]?.id ?? "" };
    for (let time = 0; time < 2; time++) {
      const { replay: freed } = await call("cancelReplayOrder", { params, body });
      expect(freed).toMatchObject({ account: { reserved: "0.00" }, orders: [{ status: "cancelled" }] });
    }
    const placed = await order(replay, buy("1"));
    await step(replay, 0);
    const filled = { client_order_id: placed.orders[0]?.id ?? "" };
    expect(await refuse("cancelReplayOrder", { params, body: filled })).toBe("order_not_open");
  });
});

describe("the end of a replay", () => {
  it("tells profit, the trades with their R, the drawdown, and the best and worst moment", async () => {
    const { create, order, step, refuse } = await player(app);
    const replay = await create();
    const bracket = {
      type: "bracket",
      quantity: "100",
      stop_loss_price: near(replay.price, 0.97),
      take_profit_price: near(replay.price, 1.03),
    } as const;
    await order(replay, { side: "buy", order: bracket });
    const { replay: over } = await step(replay, 0, 60);
    const report = reportOf(over);
    expect(over).toMatchObject({ is_finished: true, reached: 60 });
    expect(report.bars).toBe(60);
    expect(report.curve).toHaveLength(61);
    expect(report.profit).toBe(over.account.profit);
    const [trade] = report.trades;
    expect(trade?.entry_bar).toBe(1);
    expect(trade?.exit_bar).toBeGreaterThanOrEqual(1);
    // An exit at the stop is about -1, at the target about +1, since both are 3 % away; gaps and costs shift it.
    expect(Math.abs(trade?.r ?? 0)).toBeGreaterThan(0.5);
    expect(report.wins + report.losses).toBe(1);
    const values = report.curve.map(({ value }) => value);
    expect(Math.max(...values)).toBeCloseTo(100_000 + Number(report.best.profit), 1);
    expect(Math.min(...values)).toBeCloseTo(100_000 + Number(report.worst.profit), 1);
    const body = { client_order_id: randomUUID(), reached: 60, ...buy("1") };
    expect(await refuse("placeReplayOrder", { params: { id: replay.id }, body })).toBe("replay_finished");
    expect((await step(replay, 60, 5)).replay).toEqual(over);
  });

  it("tells what holding would have brought", async () => {
    const { create, step, call } = await player(app);
    const replay = await create();
    const report = reportOf((await step(replay, 0, 60)).replay);
    expect(report).toMatchObject({ profit: "0.00", trades: [], drawdown: null, win_rate_percent: null });
    const { candles } = await call("listReplayCandles", { params: { id: replay.id } });
    const price = (bar: number) => candles.find((candle) => candle.bar === bar)?.close ?? 0;
    // Dividends count towards the result of holding.
    expect(report.hold_percent).toBeGreaterThanOrEqual((price(60) / price(0) - 1) * 100 - 0.01);
    expect(report.hold_percent).toBeLessThan((price(60) / price(0) - 1) * 100 + 3);
  });

  it("may come early; what was open is cancelled, and the list keeps the result until it is deleted", async () => {
    const { create, order, step, call, refuse } = await player(app);
    const replay = await create();
    const params = { id: replay.id };
    await order(replay, { side: "buy", order: { type: "limit", quantity: "1", limit_price: near(replay.price, 0.5) } });
    await step(replay, 0, 7);
    const { replay: over } = await call("finishReplay", { params });
    expect(over).toMatchObject({
      is_finished: true,
      reached: 7,
      orders: [{ status: "cancelled" }],
      account: { reserved: "0.00" },
    });
    expect((await call("finishReplay", { params })).replay).toEqual(over);
    const { replays } = await call("listReplays", {});
    expect(replays).toMatchObject([
      { id: replay.id, is_finished: true, result: { profit: "0.00", profit_percent: 0 } },
    ]);
    await call("deleteReplay", { params });
    expect((await call("listReplays", {})).replays).toEqual([]);
    expect(await refuse("getReplay", { params })).toBe("not_found");
  });
});
