import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curvePoint, snapshotsAt } from "../performance/equity-curve.ts";
import type { LedgerFact } from "../performance/ledger-fact.ts";
import type { AccountEvent } from "./account.ts";
import { addFlows, dayChangeOf, NO_FLOW } from "./day-change.ts";
import { cryptoDayStart, exchangeDayStart } from "./day-start.ts";
import { heldQuantity } from "./reserve.ts";
import { DRAW_MAX, runSequence, type Draw, type Run } from "./testing/order-sequence.ts";
import type { PathMarket } from "./testing/path-market.ts";
import { createToyMarket, toyDayOf, TOY_SPAN } from "./testing/toy-market.ts";

const markets = Array.from({ length: 6 }, (_, seed) => createToyMarket(`day ${seed}`));
const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 1, maxLength: 30, size: "max" });

function factOf(event: AccountEvent): LedgerFact[] {
  if (!("ledger" in event)) return [];
  const { at, ticker } = event;
  const amount = event.ledger.reduce((sum, line) => (line.account === "cash" ? sum + line.amount : sum), 0n);
  const common = { at, ticker, amount, price: null, realizedProfit: null, orderId: null, ratio: null };
  switch (event.type) {
    case "fill":
      return [{ ...common, ...event.fill, type: event.fill.side }];
    case "dividend":
      return [{ ...common, type: "dividend", quantity: event.quantity }];
    case "split":
      return [{ ...common, type: "split", quantity: event.quantityAfter }];
  }
}

/** Gain in the equity curve of the instruments that share a start, as if they were an account of their own. */
function gainSince(
  { events }: Run,
  market: PathMarket,
  start: number,
  now: number,
  isPart: (ticker: string) => boolean,
) {
  const facts = events.filter(({ ticker }) => isPart(ticker)).flatMap(factOf);
  const [before, after] = snapshotsAt(facts, [start, now]).map((snapshot) =>
    curvePoint(snapshot, (ticker) => market.conditions(ticker, snapshot.at).tick.mid),
  );
  return (after?.equity ?? 0n) - (before?.equity ?? 0n);
}

describe("day P/L", () => {
  it("equals the gain of the equity curve since the start of the day, for shares, funds and coins", () => {
    let [sold, restarted] = [0, 0];
    fc.assert(
      fc.property(fc.nat({ max: markets.length - 1 }), draws, (seed, steps) => {
        const market = markets[seed] ?? createToyMarket("day");
        let now = 0;
        const run = runSequence({ market, draws: steps, afterStep: (_, at) => (now = at) });
        const { exchange, crypto } = toyDayOf(now);
        const startOf = (ticker: string) => (ticker === "COIN" ? crypto : exchange);
        const flows = addFlows(new Map(), run.events, startOf);
        const change = TOY_SPAN.tickers.reduce((sum, ticker) => {
          const holding = {
            quantity: heldQuantity(run.account, ticker),
            price: market.conditions(ticker, now).tick.mid,
          };
          const startPrice = () => market.conditions(ticker, startOf(ticker)).tick.mid;
          return sum + dayChangeOf(holding, flows.get(ticker) ?? NO_FLOW, startPrice).change;
        }, 0n);
        const gain =
          gainSince(run, market, exchange, now, (ticker) => ticker !== "COIN") +
          gainSince(run, market, crypto, now, (ticker) => ticker === "COIN");
        expect(change).toBe(gain);
        if ([...flows.values()].some(({ realized }) => realized !== 0n)) sold++;
        if (run.account.positions.length > 0 && flows.size === 0) restarted++;
      }),
      { numRuns: 1_000 },
    );
    expect(Math.min(sold, restarted)).toBeGreaterThan(20);
  });

  it("adds up over events, however they are portioned", () => {
    fc.assert(
      fc.property(draws, fc.nat({ max: 100 }), (steps, cut) => {
        const { events } = runSequence({ market: createToyMarket("day 0"), draws: steps });
        const startOf = () => 900;
        const first = addFlows(new Map(), events.slice(0, cut), startOf);
        expect(addFlows(first, events.slice(cut), startOf)).toEqual(addFlows(new Map(), events, startOf));
      }),
      { numRuns: 30 },
    );
  });
});

describe("the start of a day", () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const opening = (date: string, hour: string) => at(`${date}T${hour}:30:00Z`);
  // Around the weekend on which New York sets its clocks back, and Thanksgiving.
  const openings = [
    opening("2026-10-29", "13"),
    opening("2026-10-30", "13"),
    opening("2026-11-02", "14"),
    opening("2026-11-25", "14"),
    opening("2026-11-27", "14"),
  ];
  const lastSession = (second: number) => {
    const opensAt = openings.findLast((each) => each <= second) ?? 0;
    return { opensAt, closesAt: opensAt + 6.5 * 3600 };
  };
  it.each([
    ["2026-10-30T15:00:00Z", "2026-10-29T19:59:59Z", "during a session"],
    ["2026-10-30T23:00:00Z", "2026-10-29T19:59:59Z", "in the evening after it"],
    ["2026-10-31T04:00:00Z", "2026-10-30T19:59:59Z", "from midnight in New York"],
    ["2026-11-01T12:00:00Z", "2026-10-30T19:59:59Z", "on Sunday"],
    ["2026-11-02T12:00:00Z", "2026-10-30T19:59:59Z", "on Monday before the opening"],
    ["2026-11-02T20:00:00Z", "2026-10-30T19:59:59Z", "on Monday during the session"],
    ["2026-11-03T05:00:00Z", "2026-11-02T20:59:59Z", "from midnight in winter"],
    ["2026-11-26T15:00:00Z", "2026-11-25T20:59:59Z", "on a holiday"],
  ])("%s is measured from %s: %s", (second, start) => {
    expect(exchangeDayStart(lastSession, at(second))).toBe(at(start));
  });

  it("is midnight UTC for crypto assets", () => {
    expect(cryptoDayStart(at("2026-11-01T00:00:00Z"))).toBe(at("2026-10-31T23:59:59Z"));
    expect(cryptoDayStart(at("2026-11-01T23:59:59Z"))).toBe(at("2026-10-31T23:59:59Z"));
  });
});
