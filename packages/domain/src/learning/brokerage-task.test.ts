import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge, offHoursEvidence } from "./brokerage-task.ts";
import type { Requirement, TaskFacts, TaskHolding, TaskOrder } from "./task-requirement.ts";

const usd = (amount: number) => BigInt(Math.round(amount * 10_000));
const units = (amount: number) => BigInt(Math.round(amount * 1e8));

function order(change: Partial<TaskOrder> & { filledAt?: number; price?: number } = {}): TaskOrder {
  const { filledAt, price = 0, ...rest } = change;
  const quantity = rest.quantity ?? units(10);
  const isFilled = filledAt !== undefined;
  return {
    id: "o1",
    ticker: "ABCD",
    kind: "share",
    sector: null,
    side: "buy",
    type: "market",
    role: null,
    parentId: null,
    limitPrice: null,
    stopPrice: null,
    quantity,
    filledQuantity: isFilled ? quantity : 0n,
    filledValue: isFilled ? quantity * usd(price) : 0n,
    acceptedAt: 1000,
    firstFillAt: filledAt ?? null,
    endedAt: filledAt ?? null,
    isOffHours: false,
    unfilledValue: 0n,
    accountValue: usd(100_000),
    ...rest,
  };
}

const holding = (ticker: string, value: number, change: Partial<TaskHolding> = {}): TaskHolding => ({
  ticker,
  kind: "share",
  sector: null,
  value: usd(value),
  ...change,
});

const facts = (change: Partial<TaskFacts> = {}): TaskFacts => ({
  now: 5000,
  orders: [],
  holdings: [],
  plans: [],
  replays: [],
  ...change,
});
const judged = (requirement: Requirement, change: Partial<TaskFacts>) => judge(requirement, facts(change));

describe("S7.71 what a step asks is read from the account", () => {
  it("buy: one filled purchase of the kind that is worth enough", () => {
    const buy: Requirement = { type: "buy", kinds: ["fund"], min_usd: 500, is_broad: true };
    expect(judged(buy, {})).toEqual({ isDone: false, evidence: null, measured: null });
    const fund = { kind: "fund", filledAt: 1001 } as const;
    expect(judged(buy, { orders: [order({ ...fund, price: 49.99 })] })).toEqual({
      isDone: false,
      evidence: null,
      measured: 499.9,
    });
    expect(judged(buy, { orders: [order({ ...fund, price: 50 })] })).toEqual({
      isDone: true,
      evidence: null,
      measured: 500,
    });
    for (const other of [{ kind: "share" }, { side: "sell" }, { sector: "energy" }] as const) {
      expect(judged(buy, { orders: [order({ ...fund, price: 50, ...other })] }).isDone).toBe(false);
    }
  });

  it("rest: a limit order that waited without a fill, open or ended as it is asked", () => {
    const rest: Requirement = { type: "rest", kinds: ["share"], side: "buy", min_seconds: 60, is_ended: false };
    const limit = { type: "limit", limitPrice: usd(40) } as const;
    expect(judged(rest, { orders: [order({ ...limit, acceptedAt: 4941 })] })).toEqual({
      isDone: false,
      evidence: null,
      measured: 59,
    });
    expect(judged(rest, { orders: [order({ ...limit, acceptedAt: 4940 })] })).toEqual({
      isDone: true,
      evidence: null,
      measured: 60,
    });
    const atOnce = order({ ...limit, filledAt: 1001, price: 40 });
    expect(judged(rest, { orders: [atOnce] })).toEqual({ isDone: false, evidence: null, measured: 1 });
    expect(judged({ ...rest, is_ended: true }, { orders: [order(limit)] })).toEqual({
      isDone: false,
      evidence: null,
      measured: null,
    });
    expect(judged({ ...rest, is_ended: true }, { orders: [order({ ...limit, endedAt: 1060 })] }).isDone).toBe(true);
    // A bracket's target is a limit order that the user did not place directly.
    expect(judged(rest, { orders: [order({ ...limit, role: "take_profit" })] }).isDone).toBe(false);
  });

  const bracket = (paid: number, stop: number, target: number, quantity = 10, accountValue = 100_000) => [
    order({
      id: "e",
      type: "bracket",
      role: "entry",
      filledAt: 1001,
      price: paid,
      quantity: units(quantity),
      accountValue: usd(accountValue),
    }),
    order({ id: "s", side: "sell", type: "stop", role: "stop_loss", parentId: "e", stopPrice: usd(stop) }),
    order({ id: "t", side: "sell", type: "limit", role: "take_profit", parentId: "e", limitPrice: usd(target) }),
  ];

  it("bracket: what is hoped for against what is staked", () => {
    const twice: Requirement = { type: "bracket", kinds: ["share"], min_reward_to_risk: 2, risk_percent: null };
    expect(judged(twice, { orders: bracket(100, 95, 109) })).toEqual({ isDone: false, evidence: null, measured: 1.8 });
    expect(judged(twice, { orders: bracket(100, 95, 110) })).toEqual({ isDone: true, evidence: null, measured: 2 });
    expect(judged(twice, { orders: bracket(100, 95, 110).slice(0, 2) }).isDone).toBe(false);
    expect(judged({ ...twice, min_reward_to_risk: null }, { orders: bracket(100, 95, 101) }).isDone).toBe(true);
  });

  it("bracket: what is staked against the account, in percent", () => {
    const onePercent: Requirement = {
      type: "bracket",
      kinds: ["share"],
      min_reward_to_risk: null,
      risk_percent: { from: 0.5, to: 1 },
    };
    expect(judged(onePercent, { orders: bracket(100, 95, 110, 200) })).toEqual({
      isDone: true,
      evidence: null,
      measured: 1,
    });
    expect(judged(onePercent, { orders: bracket(100, 95, 110, 240) })).toEqual({
      isDone: false,
      evidence: null,
      measured: 1.2,
    });
    expect(judged(onePercent, { orders: bracket(100, 95, 110, 80) })).toEqual({
      isDone: false,
      evidence: null,
      measured: 0.4,
    });
    expect(judged(onePercent, { orders: bracket(100, 95, 110, 80, 50_000) })).toEqual({
      isDone: true,
      evidence: null,
      measured: 0.8,
    });
  });

  it("bracket: all of it is kept by one and the same", () => {
    const both: Requirement = {
      type: "bracket",
      kinds: ["share"],
      min_reward_to_risk: 2,
      risk_percent: { from: 0.5, to: 1 },
    };
    const apart = [
      ...bracket(100, 95, 110, 400),
      ...bracket(100, 95, 101, 200).map((each) => ({ ...each, id: `${each.id}2`, parentId: each.parentId && "e2" })),
    ];
    expect(judged(both, { orders: apart }).isDone).toBe(false);
    expect(judged(both, { orders: bracket(100, 95, 110, 200) }).isDone).toBe(true);
  });

  it("sectors: enough of them, and nothing that outweighs the rest", () => {
    const three: Requirement = { type: "sectors", count: 3, min_usd: 500, max_percent: 40 };
    const spread = ["energy", "health", "finance"].map((sector, at) => holding(`S${at}`, 1000, { sector }));
    expect(judged(three, { holdings: spread })).toEqual({ isDone: true, evidence: null, measured: 3 });
    expect(judged(three, { holdings: spread.slice(1) })).toEqual({ isDone: false, evidence: null, measured: 2 });
    expect(judged(three, { holdings: [...spread, holding("BIG", 3000, { kind: "fund" })] }).isDone).toBe(false);
    const thin = [...spread.slice(1), holding("S9", 499, { sector: "energy" })];
    expect(judged(three, { holdings: thin }).measured).toBe(2);
  });

  it("mix: two kinds in the shares that were asked for", () => {
    const mix: Requirement = { type: "mix", kinds: ["fund", "bond_fund"], percent: 60, within: 3 };
    const held = (fund: number, bonds: number) => [
      holding("F", fund, { kind: "fund" }),
      holding("B", bonds, { kind: "bond_fund" }),
      holding("X", 9000),
    ];
    expect(judged(mix, { holdings: held(6300, 3700) })).toEqual({ isDone: true, evidence: null, measured: 63 });
    expect(judged(mix, { holdings: held(6400, 3600) })).toEqual({ isDone: false, evidence: null, measured: 64 });
    expect(judged(mix, { holdings: held(6400, 3600).slice(0, 1) })).toEqual({
      isDone: false,
      evidence: null,
      measured: null,
    });
  });

  it("sell_part: some was sold and some is still held", () => {
    const part: Requirement = { type: "sell_part", kinds: ["fund", "bond_fund"] };
    const orders = [order({ side: "sell", kind: "fund", filledAt: 1001, price: 50, ticker: "F" })];
    expect(judged(part, { orders, holdings: [holding("F", 10, { kind: "fund" })] }).isDone).toBe(true);
    expect(judged(part, { orders }).isDone).toBe(false);
    expect(judged(part, { holdings: [holding("F", 10, { kind: "fund" })] }).isDone).toBe(false);
  });

  it("plan: written before the purchase, of the same instrument", () => {
    const orders = [order({ filledAt: 1001, price: 50 })];
    const planned = (ticker: string, at: number) =>
      judged({ type: "plan" }, { orders, plans: [{ ticker, at }] }).isDone;
    expect([planned("ABCD", 999), planned("ABCD", 1000)]).toEqual([true, true]);
    expect([planned("ABCD", 1001), planned("WXYZ", 999)]).toEqual([false, false]);
  });
});

describe("S7.71 while the exchange is closed", () => {
  const offHours = { isOffHours: true, quantity: units(10) } as const;
  const queued = { ...offHours, unfilledValue: usd(600) } as const;
  const buyShare: Requirement = { type: "buy", kinds: ["share"], min_usd: 500, is_broad: false };

  it("an order queued for the open counts, and the step says so", () => {
    expect(judged(buyShare, { orders: [order(queued)] })).toEqual({ isDone: true, evidence: "queued", measured: 600 });
    expect(judged(buyShare, { orders: [order({ ...queued, endedAt: 2000 })] }).isDone).toBe(false);
    expect(judged(buyShare, { orders: [order({ ...queued, isOffHours: false })] }).isDone).toBe(false);
    expect(judged(buyShare, { orders: [order({ ...queued, type: "limit", limitPrice: usd(1) })] }).isDone).toBe(false);
    const filled = order({ filledAt: 1001, price: 70 });
    expect(judged(buyShare, { orders: [order(queued), filled] }).evidence).toBe(null);
  });

  it("crypto counts as a stock, never as a fund, and never while stocks trade", () => {
    const coin = order({ ...offHours, kind: "crypto", filledAt: 1001, price: 60 });
    expect(judged(buyShare, { orders: [coin] })).toEqual({ isDone: true, evidence: "crypto", measured: 600 });
    expect(judged(buyShare, { orders: [{ ...coin, isOffHours: false }] })).toEqual({
      isDone: false,
      evidence: null,
      measured: null,
    });
    expect(judged({ ...buyShare, kinds: ["fund"] }, { orders: [coin] }).isDone).toBe(false);
    expect(offHoursEvidence(buyShare)).toEqual(["queued", "crypto", "replay"]);
    expect(offHoursEvidence({ ...buyShare, kinds: ["fund"] })).toEqual(["queued", "replay"]);
  });

  it("a bracket in crypto is none in a stock", () => {
    const bracket: Requirement = { type: "bracket", kinds: ["share"], min_reward_to_risk: 2, risk_percent: null };
    const legs = [
      order({ id: "s", side: "sell", type: "stop", role: "stop_loss", parentId: "e", stopPrice: usd(55) }),
      order({ id: "t", side: "sell", type: "limit", role: "take_profit", parentId: "e", limitPrice: usd(75) }),
    ];
    const entry = { id: "e", type: "bracket", role: "entry" } as const;
    const coin = order({ ...entry, kind: "crypto", filledAt: 1001, price: 60 });
    expect(judged(bracket, { orders: [coin, ...legs] }).isDone).toBe(false);
    expect(judged(bracket, { orders: [{ ...coin, isOffHours: true }, ...legs] }).evidence).toBe("crypto");
    expect(judged(bracket, { orders: [order({ ...entry, ...queued }), ...legs] })).toEqual({
      isDone: true,
      evidence: "queued",
      measured: 3,
    });
  });

  it("a limit order on a coin does not rest on a stock", () => {
    const rest: Requirement = { type: "rest", kinds: ["share"], side: "buy", min_seconds: 60, is_ended: false };
    expect(judged(rest, { orders: [order({ type: "limit", kind: "crypto" })] }).isDone).toBe(false);
  });

  it("holdings are judged as they will be after the open", () => {
    const three: Requirement = { type: "sectors", count: 3, min_usd: 500, max_percent: 40 };
    const spread = ["energy", "health"].map((sector, at) => holding(`S${at}`, 600, { sector }));
    const orders = [order({ ...queued, ticker: "NEW", sector: "finance" })];
    expect(judged(three, { holdings: spread, orders })).toEqual({ isDone: true, evidence: "queued", measured: 3 });
    const part: Requirement = { type: "sell_part", kinds: ["share"] };
    const sale = (value: number) => [order({ ...offHours, side: "sell", ticker: "S0", unfilledValue: usd(value) })];
    expect(judged(part, { holdings: spread, orders: sale(200) }).evidence).toBe("queued");
    expect(judged(part, { holdings: spread, orders: sale(600) }).isDone).toBe(false);
  });
});

it("S7.71 nothing that was reached by orders alone is lost by further orders", () => {
  const buy: Requirement = { type: "buy", kinds: ["share"], min_usd: 500, is_broad: false };
  const rest: Requirement = { type: "rest", kinds: ["share"], side: "buy", min_seconds: 60, is_ended: false };
  const orders = fc.array(
    fc.record({
      type: fc.constantFrom("market" as const, "limit" as const),
      price: fc.integer({ min: 1, max: 100 }),
      acceptedAt: fc.integer({ min: 4000, max: 4999 }),
      filledAt: fc.option(fc.integer({ min: 4999, max: 5000 }), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(orders, orders, (first, more) => {
      const made = (list: typeof first) =>
        list.map(({ filledAt, ...each }) => order({ ...each, ...(filledAt !== undefined && { filledAt }) }));
      for (const requirement of [buy, rest]) {
        if (!judged(requirement, { orders: made(first) }).isDone) continue;
        expect(judged(requirement, { orders: made([...first, ...more]) }).isDone).toBe(true);
      }
    }),
  );
});

describe("S7.71 a replay begun while the exchange was closed", () => {
  const buy: Requirement = { type: "buy", kinds: ["fund"], min_usd: 500, is_broad: true };
  const bought = order({ id: "r1", ticker: "WIDE", kind: "fund", filledAt: 1001, price: 60 });
  const replay = { now: 2000, orders: [bought], holdings: [holding("WIDE", 300, { kind: "fund" })] };

  it("counts where one instrument is enough, and only if the account does not show the step", () => {
    expect(judged(buy, { replays: [replay] })).toEqual({ isDone: true, evidence: "replay", measured: null });
    expect(judged(buy, { orders: [bought], replays: [replay] }).evidence).toBe(null);
    const other = { ...replay, orders: [{ ...bought, kind: "share" as const }] };
    expect(judged(buy, { replays: [other] }).isDone).toBe(false);
    expect(judged(buy, { replays: [{ ...replay, orders: [order({ kind: "fund" })] }] }).isDone).toBe(false);
  });

  it("shows a partial sale, while something of it is held", () => {
    const part: Requirement = { type: "sell_part", kinds: ["fund", "bond_fund"] };
    const sold = { ...bought, id: "r2", side: "sell" as const };
    expect(judged(part, { replays: [{ ...replay, orders: [bought, sold] }] }).evidence).toBe("replay");
    expect(judged(part, { replays: [{ ...replay, orders: [bought, sold], holdings: [] }] }).isDone).toBe(false);
    // The sale and what is left of it belong to the same account.
    const holdings = replay.holdings;
    expect(judged(part, { holdings, replays: [{ ...replay, orders: [sold], holdings: [] }] }).isDone).toBe(false);
  });

  it("does not count for a mix of instruments, a waiting order or a plan", () => {
    for (const requirement of [
      { type: "mix", kinds: ["fund", "bond_fund"], percent: 60, within: 50 },
      { type: "sectors", count: 1, min_usd: 1, max_percent: 100 },
      { type: "plan" },
      { type: "rest", kinds: ["fund"], side: "buy", min_seconds: 0, is_ended: false },
    ] satisfies Requirement[]) {
      expect(offHoursEvidence(requirement)).not.toContain("replay");
      expect(judged(requirement, { replays: [replay] }).isDone).toBe(false);
    }
  });
});
