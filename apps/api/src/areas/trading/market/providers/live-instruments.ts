import type { InstrumentKind, Sector } from "@candlewise/market/types";

export interface LiveInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: InstrumentKind;
  readonly sector: Sector | null;
}

const share = (ticker: string, name: string, sector: Sector): LiveInstrument => ({
  ticker,
  name,
  kind: "share",
  sector,
});
const fund = (ticker: string, name: string): LiveInstrument => ({ ticker, name, kind: "fund", sector: null });
const bonds = (ticker: string, name: string): LiveInstrument => ({ ticker, name, kind: "bond_fund", sector: null });
const coin = (ticker: string, name: string): LiveInstrument => ({ ticker, name, kind: "crypto", sector: null });

/** Instruments with real prices: some of the most traded in the United States, from every sector. */
export const LIVE_STOCKS: readonly LiveInstrument[] = [
  share("AAPL", "Apple", "technology"),
  share("MSFT", "Microsoft", "technology"),
  share("NVDA", "NVIDIA", "technology"),
  share("JNJ", "Johnson & Johnson", "health"),
  share("UNH", "UnitedHealth Group", "health"),
  share("JPM", "JPMorgan Chase", "finance"),
  share("V", "Visa", "finance"),
  share("XOM", "Exxon Mobil", "energy"),
  share("CVX", "Chevron", "energy"),
  share("CAT", "Caterpillar", "industry"),
  share("UNP", "Union Pacific", "industry"),
  share("WMT", "Walmart", "consumer"),
  share("KO", "Coca-Cola", "consumer"),
  share("NEE", "NextEra Energy", "utilities"),
  share("DUK", "Duke Energy", "utilities"),
  share("LIN", "Linde", "materials"),
  share("NEM", "Newmont", "materials"),
  fund("VTI", "Vanguard Total Stock Market ETF"),
  fund("SPY", "SPDR S&P 500 ETF"),
  fund("VT", "Vanguard Total World Stock ETF"),
  bonds("BND", "Vanguard Total Bond Market ETF"),
  bonds("SHY", "iShares 1-3 Year Treasury Bond ETF"),
];

export const LIVE_COINS: readonly LiveInstrument[] = [
  coin("BTC-USD", "Bitcoin"),
  coin("ETH-USD", "Ether"),
  coin("SOL-USD", "Solana"),
  coin("XRP-USD", "XRP"),
  coin("ADA-USD", "Cardano"),
  coin("LINK-USD", "Chainlink"),
];
