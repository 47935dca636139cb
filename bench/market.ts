import { createHmac, createSecretKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { root } from "#tools/process.ts";
import { instruments } from "../packages/market/src/instruments/catalogue.ts";
import { createPracticeMarket } from "../packages/market/src/practice-market.ts";
import { SessionOutline } from "../packages/market/src/session-outline.ts";
import { testPath } from "../packages/market/src/testing/instruments.ts";
import { priceDigest } from "../packages/market/src/testing/price-digest.ts";
import { compareFacts, logCloses } from "../packages/market/src/testing/stylised-facts.ts";
import type { CrossingSearch, FactorKey, PracticeMarket } from "../packages/market/src/types.ts";
import { digestInChromium, digestInNode } from "./support/engines.ts";
import { atLeast, atMost, median, report, type Figure } from "./support/figures.ts";

// The guarantees of the practice market: identical prices on every engine, a path like that of a real index, exact searches, and the cost
// of a price. `NODES` is a comma-separated list of other Node binaries to compare with.
const ORDERS = Number(process.env["ORDERS"] ?? 2000);
const PATHS = 40;
const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 20, 18) / 1000;
const YEAR = 365 * DAY;
const SECRET = createSecretKey("a secret of the bench", "utf8");

/** Derives keys as a server does. */
const factorKey: FactorKey = (factor, day) => {
  const digest = createHmac("sha256", SECRET).update(`${factor}/${day}`).digest();
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
};

const freshMarket = (): PracticeMarket => createPracticeMarket({ instruments, factorKey });

function millisecondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** CPU time of this process, so that other processes do not count. */
function cpuMillisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function engines(): Promise<Figure[]> {
  const digest = priceDigest();
  const others = [{ version: "Chromium", digest: await digestInChromium() }];
  for (const executable of (process.env["NODES"] ?? "").split(",").filter(Boolean))
    others.push(digestInNode(executable));
  console.log(`\nDigest of 20,000 prices: ${digest} on ${process.version}`);
  for (const other of others) console.log(`  ${other.digest} on ${other.version}`);
  const different = others.filter((other) => other.digest !== digest).length;
  return [atMost("engines with other prices", different, 0, `of ${others.length}`)];
}

function stylisedFacts(): Figure[] {
  const csv = readFileSync(join(root, "node_modules/vega-datasets/data/sp500-2000.csv"), "utf8");
  const facts = compareFacts(logCloses(csv), PATHS);
  console.log(`\nFacts of the S&P 500, 2000 to 2020, and of ${PATHS} simulated indices (median, 5 to 95 %)`);
  for (const { name, real, low, median: middle, high, isInside } of facts)
    console.log(
      `  ${isInside ? "in " : "out"} ${name}: ${real.toFixed(3)}; ${middle.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`,
    );
  const inside = facts.filter((fact) => fact.isInside).length;
  return [atLeast(`facts in the band, of ${facts.length}`, inside, 11)];
}

/** Maximum number of draws, of 2,000 samples, for a second of a day that is not in memory, and the time for one such second. */
function coldSecond(): Figure[] {
  const path = testPath("ACME");
  const days = 4000;
  for (let day = -1; day < days; day++) path.logClose(day);
  const draws = () => path.parts.reduce((sum, { factor }) => sum + factor.random.draws, 0);
  let most = 0;
  const times: number[] = [];
  for (let index = 0; index < 2000; index++) {
    const before = draws();
    const day = (index * 7919) % days;
    times.push(1000 * millisecondsOf(() => path.logAt(day, 1 + ((index * 104_729) % path.positions))));
    most = Math.max(most, draws() - before);
  }
  return [
    atMost("draws of a second of a day not in memory", most, 48, ""),
    atMost("the same", median(times), 10, "µs"),
  ];
}

function portfolio(): Figure {
  const market = freshMarket();
  const held = instruments.slice(0, 50).map(({ ticker }) => ticker);
  const priceAll = (second: number) => held.forEach((ticker) => market.quote(ticker, second));
  for (let second = 0; second < 200; second++) priceAll(NOW + second);
  const times = Array.from({ length: 200 }, (_, second) => millisecondsOf(() => priceAll(NOW + 200 + second)));
  return atMost("50 positions priced, warm", median(times), 1, "ms");
}

function charts(): Figure[] {
  const ticker = instruments.find(({ kind }) => kind === "share")?.ticker ?? "";
  const coin = instruments.find(({ kind }) => kind === "crypto")?.ticker ?? "";
  const draw = (market: PracticeMarket, of: string) =>
    cpuMillisecondsOf(() => market.candles(of, "1d", NOW - 5 * YEAR, NOW));
  draw(freshMarket(), ticker);
  const market = freshMarket();
  return [
    atMost("5 years of daily candles, cold, share, processor time", draw(market, ticker), 1500, "ms"),
    atMost("the same, coin", draw(market, coin), 1500, "ms"),
    atMost("the same, cached", median([1, 2, 3, 4, 5].map(() => draw(market, ticker))), 20, "ms"),
  ];
}

function crossings(): Figure[] {
  const ticker = instruments.find(({ kind }) => kind === "share")?.ticker ?? "";
  const from = NOW - 90 * DAY;
  const search = (market: PracticeMarket) => {
    const level = market.quote(ticker, from).mid * 3;
    return millisecondsOf(() =>
      market.firstCrossing(ticker, { side: "bid", direction: "above", level, from, until: NOW }),
    );
  };
  search(freshMarket());
  const market = freshMarket();
  return [
    atMost("search of 90 days for a level never reached, cold", search(market), 200, "ms"),
    atMost("the same, days in memory", median([1, 2, 3, 4, 5].map(() => search(market))), 2, "ms"),
  ];
}

/** Counts orders whose fill differs when they are settled once at the end instead of repeatedly. */
function lazyFills(): Figure[] {
  const market = freshMarket();
  const shares = instruments.filter(({ kind }) => kind === "share").map(({ ticker }) => ticker);
  let filled = 0;
  let different = 0;
  const orders = fc.record({
    ticker: fc.constantFrom(...shares),
    isAbove: fc.boolean(),
    from: fc.integer({ min: NOW - 300 * DAY, max: NOW - 5 * DAY }),
    days: fc.integer({ min: 1, max: 3 }),
    basisPoints: fc.integer({ min: -50, max: 400 }),
    step: fc.integer({ min: 60, max: 12_000 }),
  });
  for (const { ticker, isAbove, from, days, basisPoints, step } of fc.sample(orders, { numRuns: ORDERS, seed: 42 })) {
    const end = from + days * DAY;
    // A search ends at a split.
    const until = market.corporateActions(ticker, from + 1, end).find(({ type }) => type === "split")?.at ?? end;
    const away = isAbove ? basisPoints : -basisPoints;
    const level = Math.round(market.quote(ticker, from).mid * (1 + away / 10_000));
    const search: CrossingSearch = { side: "mid", direction: isAbove ? "above" : "below", level, from, until };
    const once = market.firstCrossing(ticker, search);
    if (once) filled++;
    if (JSON.stringify(once) !== JSON.stringify(polled(market, ticker, search, step))) different++;
  }
  console.log(`\n${ORDERS} random orders, ${filled} filled`);
  return [atMost("orders that fill otherwise when polled", different, 0, `of ${ORDERS}`)];
}

function polled(market: PracticeMarket, ticker: string, search: CrossingSearch, step: number) {
  for (let from = search.from; from < search.until; from += step) {
    const found = market.firstCrossing(ticker, { ...search, from, until: Math.min(search.until, from + step) });
    if (found) return found;
  }
  return null;
}

function prunedSearch(): Figure[] {
  const path = testPath("ACME");
  const outline = new SessionOutline(path);
  let different = 0;
  let [pruned, full] = [0, 0];
  for (let day = 3000; day < 3100; day++) {
    const ranges: string[] = [];
    outline.ofDay(day);
    pruned += millisecondsOf(() => ranges.push(JSON.stringify(outline.range(day, 0, path.positions))));
    full += millisecondsOf(() => ranges.push(JSON.stringify(outline.fullRange(day, 0, path.positions))));
    if (ranges[0] !== ranges[1]) different++;
  }
  return [
    atMost("days whose high or low differs from that of all seconds", different, 0, "of 100"),
    atLeast("how much faster it is found", full / pruned, 5, "times"),
  ];
}

const figures = [
  ...(await engines()),
  ...stylisedFacts(),
  ...coldSecond(),
  portfolio(),
  ...charts(),
  ...prunedSearch(),
  ...crossings(),
  ...lazyFills(),
];
process.exit(report("Practice market", figures) === 0 ? 0 : 1);
