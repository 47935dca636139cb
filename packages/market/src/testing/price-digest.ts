import { createPracticeMarket } from "../practice-market.ts";
import { openKey, testInstruments } from "./instruments.ts";

const PRICES = 20_000;
const SPREAD_OVER_SECONDS = 16 * 365 * 86_400;

/** FNV-1a over 20,000 prices of all test instruments between 2010 and 2025, as eight hexadecimal digits. */
export function priceDigest(): string {
  const market = createPracticeMarket({ instruments: testInstruments, factorKey: openKey });
  let hash = 0x811c9dc5;
  for (let index = 0; index < PRICES; index++) {
    const { ticker } = testInstruments[index % testInstruments.length] ?? { ticker: "" };
    // A prime step visits days, minutes and seconds in a scattered order.
    const { mid } = market.quote(ticker, market.beginsAt + ((index * 28_657_003) % SPREAD_OVER_SECONDS));
    hash = Math.imul(hash ^ (mid & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ Math.floor(mid / 65_536), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
