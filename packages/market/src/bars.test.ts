import { expect, test } from "vitest";
import { InstrumentMarket } from "./instrument-market.ts";
import type { InstrumentPath } from "./instrument-path.ts";
import { createPracticeMarket } from "./practice-market.ts";
import { openKey, testInstruments, testPath } from "./testing/instruments.ts";

function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const drawsOf = (path: InstrumentPath) => path.parts.reduce((sum, { factor }) => sum + factor.random.draws, 0);

test("all sessions of a coin until 2059 are kept at once: no page gives way to another", () => {
  const path = testPath("ORE");
  const market = new InstrumentMarket(path);
  const { calendar } = path;
  const pages = Math.floor(calendar.days / 64);
  for (let page = 0; page < pages; page++) market.takePage(page, new Float64Array(64 * 5).fill(10_000));
  const drawn = drawsOf(path);
  expect(market.candles("1M", market.firstSecond, calendar.opensAt(pages * 64))).toHaveLength(600);
  expect(drawsOf(path)).toBe(drawn);
});

test.each(["ACME", "ORE"])("a page of %s that another market made gives the same bars, and draws nothing", (ticker) => {
  const maker = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
  const page = 50;
  const numbers = finished(maker.makePage(ticker, page));
  const path = testPath(ticker);
  const taker = new InstrumentMarket(path);
  const [from, until] = [path.calendar.opensAt(page * 64), path.calendar.opensAt((page + 1) * 64)];
  taker.takePage(page, numbers);
  // Determining splits takes a few draws.
  taker.shares(until);
  const drawn = drawsOf(path);
  for (const timeframe of ["1d", "1w", "1M"] as const)
    expect(taker.candles(timeframe, from, until)).toEqual(maker.candles(ticker, timeframe, from, until));
  expect(drawsOf(path)).toBe(drawn);
  expect(() => taker.takePage(page, numbers.slice(1))).toThrow(RangeError);
});

test("only pages whose last session is over are finished", () => {
  const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
  const { calendar, positions } = testPath("ACME");
  const lastSecond = calendar.opensAt(63) + positions - 1;
  expect(market.finishedPages("ACME", lastSecond - 1)).toBe(0);
  expect(market.finishedPages("ACME", lastSecond)).toBe(1);
  expect(market.finishedPages("ACME", 0)).toBe(0);
});
