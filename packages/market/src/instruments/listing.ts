import type { Instrument, InstrumentKind, PathParameters, PayoutParameters, Sector } from "../types.ts";

/** Facts about a company, a fund or a coin, besides its price. */
export interface InstrumentFacts {
  /** Year of foundation. */
  readonly founded: number;
  readonly headquarters: string | null;
  readonly employees: number | null;
  /**
   * Annual earnings as a share of the average price over some years: 0.05 is a price/earnings ratio of 20; negative for losses. Null
   * without earnings, as for funds and coins.
   */
  readonly earningsYield: number | null;
  /** Annual fee of a fund as a share of its value. */
  readonly expenseRatio: number | null;
}

export interface Listing {
  readonly instrument: Instrument;
  readonly facts: InstrumentFacts;
}

interface Row extends PathParameters {
  readonly ticker: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** Units in existence, in millions. */
  readonly millions: number;
  /** Share of the units traded on an average day. */
  readonly turnover: number;
  readonly founded: number;
}

export interface ShareRow extends Row {
  readonly headquarters: string;
  readonly employees: number;
  readonly earningsYield: number;
  readonly dividendYield: number;
  /** Four when absent. */
  readonly dividendsPerYear?: PayoutParameters["dividendsPerYear"];
}

export interface FundRow extends Row {
  readonly sector?: Sector;
  readonly dividendYield: number;
  readonly dividendsPerYear: PayoutParameters["dividendsPerYear"];
  readonly expenseRatio: number;
}

export type CoinRow = Row;

const NO_FACTS = { headquarters: null, employees: null, earningsYield: null, expenseRatio: null } as const;

export function listShares(sector: Sector, rows: readonly ShareRow[]): Listing[] {
  return rows.map((row) => {
    const { founded, headquarters, employees, earningsYield, dividendYield, dividendsPerYear = 4 } = row;
    return {
      instrument: instrumentOf(row, "share", sector, {
        dividendYield,
        dividendsPerYear: dividendYield === 0 ? 0 : dividendsPerYear,
      }),
      facts: { ...NO_FACTS, founded, headquarters, employees, earningsYield },
    };
  });
}

export function listFunds(kind: "fund" | "bond_fund", rows: readonly FundRow[]): Listing[] {
  return rows.map((row) => {
    const { founded, expenseRatio, dividendYield, dividendsPerYear } = row;
    return {
      instrument: instrumentOf(row, kind, row.sector ?? null, { dividendYield, dividendsPerYear }),
      facts: { ...NO_FACTS, founded, expenseRatio },
    };
  });
}

export function listCoins(rows: readonly CoinRow[]): Listing[] {
  return rows.map((row) => ({
    instrument: instrumentOf(row, "crypto", null, { dividendYield: 0, dividendsPerYear: 0 }),
    facts: { ...NO_FACTS, founded: row.founded },
  }));
}

function instrumentOf(row: Row, kind: InstrumentKind, sector: Sector | null, payouts: PayoutParameters): Instrument {
  const { ticker, name, price, millions, turnover, drift, marketBeta, sectorBeta, ownVolatility } = row;
  const unitsOutstanding = Math.round(millions * 1e6);
  const averageDailyVolume = Math.round(unitsOutstanding * turnover);
  return {
    ticker,
    name,
    kind,
    sector,
    referencePrice: Math.round(price * 10_000),
    halfSpreadPpm: halfSpreadPpm(price * averageDailyVolume),
    averageDailyVolume,
    unitsOutstanding,
    path: { drift, marketBeta, sectorBeta, ownVolatility },
    payouts,
  };
}

/** Spreads narrow with the square root of the traded value: 0.6 basis points at 10 billion dollars a day, 6 at 100 million, at most 15. */
function halfSpreadPpm(dollarsTradedADay: number): number {
  const basisPoints = 60 / Math.sqrt(dollarsTradedADay / 1e6);
  return Math.round(100 * Math.min(15, Math.max(0.5, basisPoints)));
}
