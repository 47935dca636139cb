import type { Instrument } from "../types.ts";
import { bondFunds } from "./bond-funds.ts";
import { consumer } from "./consumer.ts";
import { crypto } from "./crypto.ts";
import { energy } from "./energy.ts";
import { finance } from "./finance.ts";
import { funds } from "./funds.ts";
import { health } from "./health.ts";
import { industry } from "./industry.ts";
import type { InstrumentFacts, Listing } from "./listing.ts";
import { materials } from "./materials.ts";
import { technology } from "./technology.ts";
import { utilities } from "./utilities.ts";

const listings: readonly Listing[] = [
  ...technology,
  ...health,
  ...finance,
  ...energy,
  ...industry,
  ...consumer,
  ...utilities,
  ...materials,
  ...funds,
  ...bondFunds,
  ...crypto,
];

/** All instruments of the practice market. All are fictional, and no symbol belongs to a listed company or a coin. */
export const instruments: readonly Instrument[] = listings.map(({ instrument }) => instrument);

const factsByTicker = new Map(listings.map(({ instrument, facts }) => [instrument.ticker, facts]));

/** @throws RangeError when no instrument has this ticker */
export function factsOf(ticker: string): InstrumentFacts {
  const facts = factsByTicker.get(ticker);
  if (facts === undefined) throw new RangeError(`There is no instrument ${ticker}.`);
  return facts;
}
