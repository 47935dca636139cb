import { loadContentBundle } from "@candlewise/content/bundle";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { replayContract } from "@candlewise/contracts/replay/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const SATURDAY = "2026-11-21T12:00:00.000Z";
/** Three minutes before the close. */
const FRIDAY_LATE = "2026-11-20T20:57:00.000Z";
const MONDAY_OPEN = Date.parse("2026-11-23T14:30:00Z") / 1000;

const world = beforeTests(async () => {
  const app = await createTestApp({ content: loadContentBundle(), now: SATURDAY });
  const learner = async () => {
    const { accessToken: token } = await signUp(app);
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, { token });
    const firstOf = async (kind: "share" | "crypto" | "fund" | "bond_fund") => {
      const { assets } = await app.call(marketContract, "listAssets", { query: { kind } }, { token });
      const asset = assets.find(({ sector }) => kind !== "fund" || sector === null);
      if (asset === undefined) throw new Error("the market is empty");
      return asset;
    };
    return {
      /** Queues a purchase for an amount of dollars. */
      async queue(kind: "fund" | "bond_fund", dollars: number) {
        const { ticker, quote } = await firstOf(kind);
        const order = { type: "market", quantity: (dollars / Number(quote.price)).toFixed(4) } as const;
        const params = { ticker, transactionType: "buy" } as const;
        const body = { client_order_id: randomUUID(), order };
        await app.call(simulatorContract, "placeOrder", { params, body }, { token });
      },
      /** Buys a fund in a replay and sells half of it. */
      async replayFund(setup: "chosen" | "surprise" = "chosen") {
        const { ticker } = await firstOf("fund");
        const id = randomUUID();
        const starts_at = Date.parse("2026-03-02T00:00:00Z") / 1000;
        const body = {
          replay_id: id,
          setup: setup === "chosen" ? { type: setup, ticker, starts_at } : { type: setup },
          timeframe: "1d",
          length: 20,
        } as const;
        await app.call(replayContract, "createReplay", { body }, { token });
        for (const [reached, side] of (["buy", "sell"] as const).entries()) {
          const order = { type: "market", quantity: side === "buy" ? "10" : "5" } as const;
          const placed = { client_order_id: randomUUID(), reached, side, order };
          await app.call(replayContract, "placeReplayOrder", { params: { id }, body: placed }, { token });
          await app.call(
            replayContract,
            "stepReplay",
            { params: { id }, body: { from: reached, steps: 1 } },
            { token },
          );
        }
        return id;
      },
      /** Buys for about 1,000 dollars with a bracket at market. */
      async bracket(kind: "share" | "crypto") {
        const asset = await firstOf(kind);
        const price = Number(asset.quote.price);
        const order = {
          type: "bracket",
          quantity: (1000 / price).toFixed(4),
          stop_loss_price: (price * 0.9).toFixed(4),
          take_profit_price: (price * 1.2).toFixed(4),
          time_in_force: "gtc",
        } as const;
        const params = { ticker: asset.ticker, transactionType: "buy" } as const;
        await app.call(
          simulatorContract,
          "placeOrder",
          { params, body: { client_order_id: randomUUID(), order } },
          { token },
        );
        app.clock.advance({ seconds: 120 });
      },
      async task(id: string) {
        const { tasks } = await app.call(
          learningContract,
          "getBrokerageTaskStatus",
          { query: { path_id: "active" } },
          { token },
        );
        return tasks.find((each) => each.id === id);
      },
    };
  };
  return { learner, clock: app.clock };
});

it("S7.71 while the exchange is closed the task says what counts: an order queued for the open, or crypto", async () => {
  const learner = await world.learner();
  expect(await learner.task("place-a-bracket")).toMatchObject({
    is_ready: false,
    off_hours: { opens_at: MONDAY_OPEN, accepts: ["queued", "crypto", "replay"] },
  });
  expect(await learner.task("buy-a-broad-fund")).toMatchObject({ off_hours: { accepts: ["queued", "replay"] } });
  await learner.bracket("share");
  expect(await learner.task("place-a-bracket")).toMatchObject({ is_ready: true, steps: [{ evidence: "queued" }, {}] });
});

it("S7.71 crypto counts as a stock while no stock can be traded", async () => {
  const learner = await world.learner();
  await learner.bracket("crypto");
  expect(await learner.task("place-a-bracket")).toMatchObject({ is_ready: true, steps: [{ evidence: "crypto" }, {}] });
});

it("S7.71 a rebalancing is begun and finished while the exchange is closed: queued purchases, and a sale in a replay", async () => {
  world.clock.set(SATURDAY);
  const learner = await world.learner();
  await learner.queue("fund", 1200);
  await learner.queue("bond_fund", 800);
  expect(await learner.task("rebalance-two-funds")).toMatchObject({
    is_ready: false,
    off_hours: { accepts: ["queued", "replay"] },
    steps: [{ evidence: "queued" }, { evidence: "queued" }, { is_done: false }, { evidence: "queued" }],
  });
  await learner.replayFund();
  const { is_ready, steps } = (await learner.task("rebalance-two-funds")) ?? {};
  expect([is_ready, steps?.[2]]).toMatchObject([true, { id: "trim", is_done: true, evidence: "replay" }]);
});

it("S7.71 a replay counts if it was begun while the exchange was closed, and a surprise reveals nothing", async () => {
  world.clock.set(FRIDAY_LATE);
  const learner = await world.learner();
  const trim = async () => (await learner.task("rebalance-two-funds"))?.steps[2];
  await learner.replayFund();
  world.clock.advance({ minutes: 5 });
  expect(await trim()).toMatchObject({ is_done: false, evidence: null });
  // What a surprise is about may be a fund.
  for (let count = 0; count < 8; count++) await learner.replayFund("surprise");
  expect(await trim()).toMatchObject({ is_done: false, evidence: null });
  world.clock.advance({ seconds: 1 });
  await learner.replayFund();
  expect(await trim()).toMatchObject({ is_done: true, evidence: "replay" });
});
