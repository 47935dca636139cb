import { describe, expect, it } from "vitest";
import type { MatchingMarket } from "./matching-market.ts";
import { settle, settleSteps } from "./settle.ts";
import { createScriptedMarket } from "./testing/scripted-market.ts";
import { Trader } from "./testing/trader.ts";

const DAY = 86_400;

/** A market that counts what it is asked for, in searched seconds and other questions. */
function counted(market: MatchingMarket) {
  const work = { searches: 0, longest: 0, questions: 0 };
  const searched = (from: number, until: number) => {
    work.searches++;
    work.longest = Math.max(work.longest, until - from);
  };
  const ask = <Answer>(answer: Answer): Answer => {
    work.questions++;
    return answer;
  };
  const counting: MatchingMarket = {
    nextTradedSecond: (ticker, at) => ask(market.nextTradedSecond(ticker, at)),
    sessionEnd: (ticker, at) => ask(market.sessionEnd(ticker, at)),
    tick: (ticker, at) => ask(market.tick(ticker, at)),
    firstCrossing(ticker, search) {
      searched(search.from, search.until);
      return market.firstCrossing(ticker, search);
    },
    firstTrailingCrossing(ticker, search) {
      searched(search.from, search.until);
      return market.firstTrailingCrossing(ticker, search);
    },
    minuteVolume: (ticker, at) => ask(market.minuteVolume(ticker, at)),
    averageDailyVolume: (ticker, at) => ask(market.averageDailyVolume(ticker, at)),
    dailyVolatilityPpm: (ticker, at) => ask(market.dailyVolatilityPpm(ticker, at)),
    holdingActions: (ticker, from, until) => ask(market.holdingActions(ticker, from, until)),
  };
  return { counting, work };
}

/** Settles in steps and returns the largest amount of work of a step, and the number of steps. */
function settleCounting(trader: Trader, market: MatchingMarket, until: number) {
  const { counting, work } = counted(market);
  const most = { searches: 0, longest: 0, questions: 0 };
  const steps = settleSteps(trader.account, counting, until);
  for (let count = 1; ; count++) {
    const step = steps.next();
    most.searches = Math.max(most.searches, work.searches);
    most.longest = Math.max(most.longest, work.longest);
    most.questions = Math.max(most.questions, work.questions);
    Object.assign(work, { searches: 0, longest: 0, questions: 0 });
    if (step.done) return { most, count, settlement: step.value };
  }
}

describe("S7.29 an account that was idle for long", () => {
  it("is settled in steps that search one day for one order, however many orders it has", () => {
    const market = createScriptedMarket({ ACME: { prices: { 0: 100 } } });
    const trader = new Trader(market);
    for (let order = 0; order < 20; order++) trader.place(10, { limit: `${50 + order}`, quantity: "1" });
    trader.place(10, {});
    trader.settle(20);
    for (let order = 0; order < 5; order++) trader.place(30, { side: "sell", trail: "9", quantity: "0.1" });
    const { most, count, settlement } = settleCounting(trader, market, 80 * DAY);
    expect(most.searches).toBe(1);
    expect(most.longest).toBeLessThanOrEqual(DAY);
    expect(count).toBeGreaterThan(25 * 79);
    expect(settlement).toEqual(settle(trader.account, market, 80 * DAY));
  });

  it("books one fill in a step", () => {
    const market = createScriptedMarket({ ACME: { prices: { 0: 100 }, minuteVolume: () => 10 } });
    const trader = new Trader(market);
    trader.place(10, { quantity: "40" });
    const { most, settlement } = settleCounting(trader, market, 3000);
    expect(settlement.events.filter(({ type }) => type === "fill")).toHaveLength(40);
    expect(most.questions).toBeLessThan(10);
  });
});
