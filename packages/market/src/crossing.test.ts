import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPracticeMarket } from "./practice-market.ts";
import { sideOf } from "./spread.ts";
import { openKey, testInstruments } from "./testing/instruments.ts";
import { trailingLevel } from "./trailing.ts";
import type { CrossingSearch, PracticeMarket, Price, Second, Tick, TrailingSearch } from "./types.ts";

const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
const at = (text: string) => Date.parse(text) / 1000;
const monday = at("2024-03-04T14:30:00Z");

/** Reference implementation that scans every second. */
function scan(ticker: string, { side, direction, level, from, until }: CrossingSearch): Tick | null {
  const halfSpread = market.find(ticker)?.halfSpreadPpm ?? 0;
  for (let second = from; second < until; second++) {
    const quote = market.quote(ticker, second);
    if (quote.at !== second) continue;
    const price = sideOf(side, quote.mid, halfSpread);
    if (direction === "above" ? price >= level : price <= level)
      return { at: second, mid: quote.mid, bid: quote.bid, ask: quote.ask };
  }
  return null;
}

/** Searches repeatedly, each time from the end of the previous range. */
function poll(search: CrossingSearch, ticker: string, step: number): Tick | null {
  for (let from = search.from; from < search.until; from += step) {
    const found = market.firstCrossing(ticker, { ...search, from, until: Math.min(search.until, from + step) });
    if (found) return found;
  }
  return null;
}

const searches = fc.record({
  ticker: fc.constantFrom("ACME", "BOLT", "WIDE", "ORE"),
  side: fc.constantFrom("bid" as const, "ask" as const, "mid" as const),
  direction: fc.constantFrom("above" as const, "below" as const),
  from: fc.integer({ min: monday, max: monday + 20 * 86_400 }),
  basisPoints: fc.integer({ min: -60, max: 300 }),
});

function searchOf(
  {
    ticker,
    side,
    direction,
    from,
    basisPoints,
  }: Omit<CrossingSearch, "level" | "until"> & {
    ticker: string;
    basisPoints: number;
  },
  seconds: number,
): CrossingSearch {
  const away = direction === "above" ? basisPoints : -basisPoints;
  const level = Math.round(market.quote(ticker, from).mid * (1 + away / 10_000));
  return { side, direction, level, from, until: from + seconds };
}

test("a resting order fills at exactly the first second at which the market crosses it", () => {
  fc.assert(
    fc.property(searches, fc.integer({ min: 1, max: 6000 }), (drawn, seconds) => {
      const search = searchOf(drawn, seconds);
      expect(market.firstCrossing(drawn.ticker, search)).toEqual(scan(drawn.ticker, search));
    }),
    { numRuns: 40 },
  );
});

test("an order settled once, late, fills like one that is polled", () => {
  let filled = 0;
  fc.assert(
    fc.property(searches, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 60, max: 12_000 }), (drawn, days, step) => {
      const search = searchOf(drawn, days * 86_400);
      const once = market.firstCrossing(drawn.ticker, search);
      if (once) filled++;
      expect(once).toEqual(poll(search, drawn.ticker, step));
    }),
    { numRuns: 200, seed: 42 },
  );
  expect(filled).toBeGreaterThan(50);
});

test("a level that was never reached is not found, one at the very extreme is", () => {
  const from = monday;
  const until = from + 20 * 86_400;
  const [first, ...rest] = market.candles("ACME", "1d", from, until);
  const high = Math.max(first?.high ?? 0, ...rest.map((candle) => candle.high));
  const search = { side: "mid", direction: "above", from, until } as const;
  expect(market.firstCrossing("ACME", { ...search, level: high })?.mid).toBe(high);
  expect(market.firstCrossing("ACME", { ...search, level: high + 1 })).toBeNull();
});

test("nothing is found while the market is closed, and an order fills at the open when the price has jumped past it", () => {
  const close = at("2024-03-04T21:00:00Z");
  const open = at("2024-03-05T14:30:00Z");
  const { mid } = market.quote("ACME", open);
  const search = { side: "mid", direction: "below", level: mid + 1, from: close } as const;
  expect(market.firstCrossing("ACME", { ...search, until: open })).toBeNull();
  expect(market.firstCrossing("ACME", { ...search, until: open + 60 })?.at).toBe(open);
});

describe("trailing stops", () => {
  function scanTrailing(ticker: string, search: TrailingSearch): { tick: Tick | null; extreme: Price | null } {
    let extreme = search.extreme;
    for (let second = search.from; second < search.until; second++) {
      const quote = market.quote(ticker, second);
      if (quote.at !== second) continue;
      const price = search.side === "sell" ? quote.bid : quote.ask;
      extreme = search.side === "sell" ? Math.max(extreme ?? price, price) : Math.min(extreme ?? price, price);
      const level = trailingLevel(extreme, search);
      if (search.side === "sell" ? price <= level : price >= level)
        return { tick: { at: second, mid: quote.mid, bid: quote.bid, ask: quote.ask }, extreme };
    }
    return { tick: null, extreme };
  }

  const trails = fc.oneof(
    fc.record({ type: fc.constant("amount" as const), amount: fc.integer({ min: 100, max: 30_000 }) }),
    fc.record({ type: fc.constant("ratio" as const), basisPoints: fc.integer({ min: 5, max: 300 }) }),
  );

  test("are hit at exactly the first second at which the price has come back by the trail", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("ACME", "ORE"),
        fc.constantFrom("sell" as const, "buy" as const),
        trails,
        fc.integer({ min: monday, max: monday + 20_000 }),
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: -200, max: 200 }),
        (ticker, side, trail, from, seconds, known) => {
          const extreme = known < 0 ? null : Math.round(market.quote(ticker, from).mid * (1 + known / 20_000));
          const search: TrailingSearch = { side, trail, extreme, from, until: from + seconds };
          const scanned = scanTrailing(ticker, search);
          if (scanned.extreme !== null) expect(market.firstTrailingCrossing(ticker, search)).toEqual(scanned);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("give the same when followed in parts, the extreme handed on", () => {
    const search: TrailingSearch = {
      side: "sell",
      trail: { type: "ratio", basisPoints: 400 },
      extreme: null,
      from: monday - 120 * 86_400,
      until: monday - 60 * 86_400,
    };
    const once = market.firstTrailingCrossing("BOLT", search);
    let extreme: Price | null = null;
    let found: Tick | null = null;
    for (let from: Second = search.from; from < search.until && !found; from += 5000) {
      const part = market.firstTrailingCrossing("BOLT", {
        ...search,
        extreme,
        from,
        until: Math.min(search.until, from + 5000),
      });
      found = part.tick;
      extreme = part.extreme;
    }
    expect(once.tick).not.toBeNull();
    expect({ tick: found, extreme }).toEqual(once);
  });
});

test("a search over a split is refused", () => {
  const { market: splitMarket, ticker, split } = marketWithSplit();
  const search = { side: "bid", direction: "above", level: 1 } as const;
  const over = { ...search, from: split.at - 86_400, until: split.at + 1 };
  expect(() => splitMarket.firstCrossing(ticker, over)).toThrow(RangeError);
  expect(splitMarket.firstCrossing(ticker, { ...over, until: split.at })).not.toBeNull();
  expect(splitMarket.firstCrossing(ticker, { ...over, from: split.at })).not.toBeNull();
});

/** A share that was split because its price rose far above its reference. */
function marketWithSplit(): { market: PracticeMarket; ticker: string; split: { at: Second } } {
  const until = at("2040-01-01T00:00:00Z");
  for (let key = 0; key < 40; key++) {
    const candidate = createPracticeMarket({
      instruments: testInstruments,
      factorKey: (factor, day) => openKey(`${key}${factor}`, day),
    });
    const split = candidate.corporateActions("BOLT", candidate.beginsAt, until).find(({ type }) => type === "split");
    if (split) return { market: candidate, ticker: "BOLT", split };
  }
  throw new Error("No key makes a split.");
}
