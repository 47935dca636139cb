import { continuousCalendar, exchangeCalendar } from "../calendar.ts";
import { FactorKeys } from "../factor-keys.ts";
import { FactorPath } from "../factor-path.ts";
import { partsOf } from "../factors.ts";
import { InstrumentPath } from "../instrument-path.ts";
import type { FactorKey, Instrument } from "../types.ts";

/** A fixed key for tests and statistics; well distributed but not secret. */
export const openKey: FactorKey = (factor, day) => {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (const letter of `${factor}/${day ?? "path"}`) {
    first = Math.imul(first ^ letter.charCodeAt(0), 0x01000193);
    second = Math.imul(second ^ letter.charCodeAt(0), 0x85ebca6b) ^ (first >>> 15);
  }
  return [first, second];
};

const quarterly = { dividendYield: 0.02, dividendsPerYear: 4 } as const;

/** One of each kind, and a second share. */
export const testInstruments: readonly Instrument[] = [
  {
    ticker: "ACME",
    name: "Acme Works",
    kind: "share",
    sector: "industry",
    referencePrice: 1_200_000,
    halfSpreadPpm: 120,
    averageDailyVolume: 4_000_000,
    unitsOutstanding: 900_000_000,
    path: { drift: 0.0004, marketBeta: 1.1, sectorBeta: 1, ownVolatility: 0.014 },
    payouts: quarterly,
  },
  {
    ticker: "BOLT",
    name: "Bolt Circuits",
    kind: "share",
    sector: "technology",
    referencePrice: 1_500_000,
    halfSpreadPpm: 150,
    averageDailyVolume: 9_000_000,
    unitsOutstanding: 500_000_000,
    path: { drift: 0.0009, marketBeta: 1.5, sectorBeta: 1.4, ownVolatility: 0.025 },
    payouts: { dividendYield: 0, dividendsPerYear: 0 },
  },
  {
    ticker: "WIDE",
    name: "Wide Market Fund",
    kind: "fund",
    sector: null,
    referencePrice: 2_500_000,
    halfSpreadPpm: 30,
    averageDailyVolume: 30_000_000,
    unitsOutstanding: 1_000_000_000,
    path: { drift: 0.0004, marketBeta: 1, sectorBeta: 0, ownVolatility: 0.0008 },
    payouts: quarterly,
  },
  {
    ticker: "BONDX",
    name: "Bond Index Fund",
    kind: "bond_fund",
    sector: null,
    referencePrice: 800_000,
    halfSpreadPpm: 40,
    averageDailyVolume: 2_000_000,
    unitsOutstanding: 300_000_000,
    path: { drift: 0.00013, marketBeta: 1, sectorBeta: 0, ownVolatility: 0.0005 },
    payouts: { dividendYield: 0.035, dividendsPerYear: 12 },
  },
  {
    ticker: "ORE",
    name: "Ore",
    kind: "crypto",
    sector: null,
    referencePrice: 420_000_000,
    halfSpreadPpm: 200,
    averageDailyVolume: 25_000,
    unitsOutstanding: 18_000_000,
    path: { drift: 0.0007, marketBeta: 1, sectorBeta: 0, ownVolatility: 0.014 },
    payouts: { dividendYield: 0, dividendsPerYear: 0 },
  },
];

/** The path of a test instrument, below the market. @throws RangeError for other tickers. */
export function testPath(ticker: string): InstrumentPath {
  const instrument = testInstruments.find((candidate) => candidate.ticker === ticker);
  if (!instrument) throw new RangeError(`No test instrument is called ${ticker}.`);
  const calendar = instrument.kind === "crypto" ? continuousCalendar() : exchangeCalendar();
  const parts = partsOf(instrument, (name, parameters) => new FactorPath(new FactorKeys(name, openKey), parameters));
  return new InstrumentPath(instrument, calendar, parts);
}
