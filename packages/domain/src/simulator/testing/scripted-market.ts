import type { HoldingAction } from "../matching-market.ts";
import { createPathMarket, type Path, type PathMarket } from "./path-market.ts";

export interface Script {
  /** Mid price in US dollars from each second on; `null` closes the market. */
  readonly prices: Readonly<Record<number, number | null>>;
  /** Whole units; large by default. */
  readonly minuteVolume?: (at: number) => number;
  readonly actions?: readonly HoldingAction[];
  /** Average daily volume in whole units. */
  readonly averageDailyVolume?: number;
  readonly dailyVolatilityPpm?: bigint;
  readonly plan?: Path["plan"];
}

const SECONDS = 3600;
const UNITS = 100_000_000;
const CENT = 100;

function pathOf(script: Script): Path {
  const mids = new Float64Array(SECONDS);
  let price: number | null = null;
  for (let at = 0; at < SECONDS; at++) {
    const scripted = script.prices[at];
    if (scripted !== undefined) price = scripted;
    mids[at] = price === null ? 0 : Math.round(price * 10_000);
  }
  const closings = [...mids.keys()].filter((at) => mids[at] === 0 && (mids[at - 1] ?? 0) > 0);
  const { minuteVolume = () => 1_000_000, averageDailyVolume = 1_000_000, dailyVolatilityPpm = 0n } = script;
  return {
    mids,
    halfSpread: () => CENT,
    minuteVolume: (at) => BigInt(minuteVolume(at) * UNITS),
    averageDailyVolume: BigInt(averageDailyVolume * UNITS),
    dailyVolatilityPpm,
    actions: script.actions ?? [],
    sessionEnd: (at) => closings.find((end) => end > at) ?? null,
    plan: script.plan ?? "funds",
  };
}

/** A one-hour market scripted by a test. Bid and ask are a cent below and above the mid price; no slippage by default. */
export function createScriptedMarket(scripts: Readonly<Record<string, Script>>): PathMarket {
  return createPathMarket(new Map(Object.entries(scripts).map(([ticker, script]) => [ticker, pathOf(script)])));
}
