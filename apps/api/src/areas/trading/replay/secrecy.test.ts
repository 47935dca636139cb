import { marketContract } from "@candlewise/contracts/market/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { collectExport } from "#api/testing/collect-export.ts";
import type { TestApp } from "#api/testing/test-app.ts";
import { buy, player, replayApp } from "./testing/player.ts";

const FROM = { singapore: "165.21.0.1", india: "117.192.0.1" } as const;

let app: TestApp;
beforeAll(async () => {
  app = await replayApp();
});

describe("what is not told", () => {
  it("the future appears in no answer before it is reached", async () => {
    const { responses, create, order, step, call } = await player(app);
    const replay = await create({ timeframe: "15m" });
    const params = { id: replay.id };
    await order(replay, buy("10"));
    let now = replay;
    const spoken: { until: number; responses: string }[] = [];
    while (!now.is_finished) {
      await call("getReplay", { params });
      await call("listReplayCandles", { params });
      await call("previewReplayOrder", { params, body: buy("1") });
      await call("listReplays", {});
      spoken.push({ until: now.reached, responses: responses.splice(0).join("\n") });
      now = (await step(replay, now.reached, 4)).replay;
      if (!now.is_finished) spoken.push({ until: now.reached, responses: responses.splice(0).join("\n") });
    }
    const { candles } = await call("listReplayCandles", { params });
    expect(spoken.length).toBeGreaterThan(20);
    for (const { until, responses: answers } of spoken) {
      const now = candles.find(({ bar }) => bar === until);
      const given = candles
        .filter(({ bar }) => bar > until)
        .flatMap(({ bar, time, open, close }) => [
          `"time":${time},`,
          `"bar":${bar},`,
          `"open":${open},`,
          ...(close === now?.close ? [] : [`"close":${close},`]),
        ])
        .filter((secret) => answers.includes(secret));
      expect(given, `at bar ${until}`).toEqual([]);
      const seconds = [...answers.matchAll(/"(?:time|reached_at)":(\d+)/g)].map(([, second]) => Number(second));
      expect(Math.max(...seconds)).toBeLessThan((now?.time ?? 0) + 900);
    }
  });

  it("a surprise tells neither name nor ticker nor date before the end, and its prices begin at 100", async () => {
    const { token, responses, create, order, step, call } = await player(app);
    const { assets } = await app.call(marketContract, "listAssets", {}, { token });
    const words = assets.flatMap(({ ticker, name }) => [`"${ticker}"`, name]);
    for (const timeframe of ["1h", "1d"] as const) {
      const replay = await create({ setup: { type: "surprise" }, timeframe, length: 20 });
      expect(replay).toMatchObject({
        is_surprise: true,
        instrument: null,
        starts_at: null,
        reached_at: null,
        price: "100.00",
      });
      const params = { id: replay.id };
      await order(replay, {
        side: "buy",
        order: { type: "bracket", quantity: "10", stop_loss_price: "80", take_profit_price: "130" },
      });
      for (let reached = 0; reached < 19; reached++) {
        await step(replay, reached);
        await call("getReplay", { params });
        await call("listReplayCandles", { params });
        await call("listReplays", {});
        await call("previewReplayOrder", { params, body: buy("1") });
      }
      const revealed = responses.splice(0).join("\n");
      expect(words.filter((word) => revealed.includes(word))).toEqual([]);
      expect(revealed.includes('"reached":19')).toBe(true);
      // Unix times of the last ten years; only the real time of playing may occur.
      const seconds = [...revealed.matchAll(/"(\w+)":(1\d{9})\b/g)].map(([, field]) => field);
      expect(new Set(seconds)).toEqual(new Set(["played_at"]));
      // Years and months in a form that cannot occur in an id.
      expect(/\b20[12]\d-(?:0\d|1[0-2])\b/.test(revealed)).toBe(false);
      const { replay: over } = await step(replay, 19);
      expect(over.instrument).not.toBeNull();
      expect(over.starts_at).toBeGreaterThan(1_400_000_000);
      const { candles } = await call("listReplayCandles", { params });
      expect(candles.every(({ time }) => time !== null)).toBe(true);
      expect(candles.find(({ bar }) => bar === 0)?.close).toBe(100);
      await call("deleteReplay", { params });
      responses.splice(0);
    }
  });

  it("a surprise that is being played tells nothing in the copy of one's data either", async () => {
    const { userId, create, order, call } = await player(app);
    const data = app.features.find(({ domain }) => domain === "replay")?.personalData;
    const replay = await create({ setup: { type: "surprise" }, timeframe: "1d", length: 20 });
    await order(replay, buy("10"));
    const copy = async () => {
      const { records } = await collectExport(data, userId);
      return JSON.stringify(records);
    };
    const playing = await copy();
    expect(playing).toContain(replay.id);
    const { replay: over } = await call("finishReplay", { params: { id: replay.id } });
    const ticker = `"${over.instrument?.ticker}"`;
    expect(playing.includes(ticker)).toBe(false);
    expect(playing.includes(String(over.starts_at))).toBe(false);
    expect(/\b1[4-6]\d{8}\b/.test(playing)).toBe(false);
    expect((await copy()).includes(ticker)).toBe(true);
  });

  it("S6.10 nothing of it is there where the simulator is hidden, and no crypto where that is hidden", async () => {
    const away = await player(app, { "x-forwarded-for": FROM.india });
    const body = { replay_id: randomUUID(), setup: { type: "surprise" }, timeframe: "1d", length: 20 } as const;
    expect(await away.refuse("createReplay", { body })).toBe("not_found");
    expect(await away.refuse("listReplays", {})).toBe("not_found");
    const there = await player(app, { "x-forwarded-for": FROM.singapore });
    const { assets } = await app.call(
      marketContract,
      "listAssets",
      { query: { kind: "crypto" } },
      { token: there.token },
    );
    const setup = { type: "chosen", ticker: assets[0]?.ticker ?? "" } as const;
    expect(await there.refuse("createReplay", { body: { ...body, setup } })).toBe("not_found");
    for (let time = 0; time < 12; time++) {
      const replay = await there.create({ setup: { type: "surprise" }, timeframe: "1h", length: 20 });
      const { replay: over } = await there.call("finishReplay", { params: { id: replay.id } });
      expect(over.instrument?.kind).not.toBe("crypto");
    }
  });
});
