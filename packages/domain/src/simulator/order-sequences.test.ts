import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "./account.ts";
import { DRAW_MAX, runSequence, type Draw, type Run } from "./testing/order-sequence.ts";
import type { PathMarket } from "./testing/path-market.ts";
import { createToyMarket } from "./testing/toy-market.ts";
import { findViolations } from "./testing/violations.ts";

const markets = new Map<number, PathMarket>();
function marketOf(seed: number): PathMarket {
  const market = markets.get(seed) ?? createToyMarket(`${seed}`);
  markets.set(seed, market);
  return market;
}

const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 1, maxLength: 40, size: "max" });
const seeds = fc.nat({ max: 20 });

function exitNotes(states: readonly Order[], { role, parentId, type, status, quantity }: Order): string[] {
  const isSmaller = quantity < (states[0]?.quantity ?? 0n);
  const isReopened = states.some(({ endedAt }, index) => endedAt === null && states[index - 1]?.endedAt);
  return [
    ...(role === null && parentId !== null ? [`exit ${type} ${status}`] : []),
    ...(parentId !== null && status === "open" && isSmaller ? ["gave way"] : []),
    ...(isReopened ? ["reopened"] : []),
  ];
}

describe("orders in any order", () => {
  it("conserve cash, quantity and cost, and never owe anything", () => {
    fc.assert(
      fc.property(seeds, draws, (seed, steps) => {
        const market = marketOf(seed);
        const found: string[] = [];
        runSequence({
          market,
          draws: steps,
          afterStep: (run, now) => found.push(...findViolations(run, market, now)),
        });
        expect(found).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("come out the same whether they are settled late or all the time", () => {
    const outcome = ({ account, events, history }: Run) => ({
      account,
      events,
      orders: [...history.values()].map((states) => ({ ...states.at(-1), watchFrom: 0, extreme: 0n })),
    });
    fc.assert(
      fc.property(seeds, draws, fc.integer({ min: 1, max: 200 }), (seed, steps, pollEvery) => {
        const market = marketOf(seed);
        const lazy = runSequence({ market, draws: steps });
        expect(outcome(runSequence({ market, draws: steps, pollEvery }))).toEqual(outcome(lazy));
      }),
      { numRuns: 150 },
    );
  });

  it("fill, expire, trigger and split in what is generated", () => {
    const seen = new Set<string>();
    const sample = fc.sample(fc.tuple(seeds, draws), { numRuns: 600, seed: 1 });
    for (const [seed, steps] of sample) {
      const { actions, events, history } = runSequence({ market: marketOf(seed), draws: steps });
      for (const { type, problem } of actions) if (problem === null) seen.add(`did ${type}`);
      for (const event of events) seen.add(event.type);
      for (const states of history.values()) {
        const last = states.at(-1);
        if (!last) continue;
        for (const note of exitNotes(states, last)) seen.add(note);
        seen.add(`${last.type} ${last.status}`);
        if (last.reason) seen.add(last.reason);
        if (last.role) seen.add(`${last.role} ${last.status}`);
        if (last.filledQuantity > 0n && last.filledQuantity < last.quantity) seen.add("in parts");
      }
    }
    for (const type of ["market", "limit", "stop", "stop_limit", "trailing_stop", "bracket"]) {
      expect([...seen]).toContain(`${type} filled`);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        "dividend",
        "split",
        "trigger",
        "in parts",
        "stop_loss filled",
        "take_profit filled",
        "expired",
        "cancelled",
        "other_leg",
        "insufficient_cash",
        "exit stop filled",
        "exit trailing_stop filled",
        "exit limit filled",
        "gave way",
        "did close",
        "did restore",
        "reopened",
      ]),
    );
  });
});
