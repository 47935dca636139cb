import { instruments } from "@candlewise/market/instruments";
import { TIMEFRAMES } from "@candlewise/market/types";
import { fillPath } from "@candlewise/contracts/endpoint";
import { allCalls } from "./all-calls.ts";

/** A call with the largest parameters allowed by its contract. */
export interface HeavyCall {
  readonly name: string;
  readonly path: string;
}

type Parameters = Readonly<Record<string, string>>;

const [coin] = instruments.filter(({ kind }) => kind === "crypto");
const [share] = instruments.filter(({ kind }) => kind === "share");

/** The heaviest parameters of routes whose cost depends on them, by `domain.name`; all variants are called. */
const PARAMETERS: Readonly<Record<string, readonly Parameters[]>> = {
  "market.listAssets": [{ sort: "volume" }, { sort: "gain" }],
  "market.getAsset": instruments.map(({ ticker }) => ({ ticker })),
  "market.listNews": instruments.map(({ ticker }) => ({ ticker, before: String(Date.UTC(2024, 0, 1) / 1000) })),
  "market.listCandles": [coin, share].flatMap((instrument) =>
    TIMEFRAMES.map((timeframe) => ({ ticker: instrument?.ticker ?? "", timeframe, limit: "5000" })),
  ),
  "charts.getDrawings": [{ ticker: share?.ticker ?? "" }],
};

/** Every GET route that a learner can call: those in the table above, and those without required parameters. */
export async function heaviestCalls(learner: { readonly id: string }): Promise<readonly HeavyCall[]> {
  const calls: HeavyCall[] = [];
  for (const { domain, name, route } of await allCalls()) {
    if (route.method !== "GET" || route.token !== "default") continue;
    const wanted = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter]) => (parameter ? [parameter] : []));
    for (const given of PARAMETERS[`${domain}.${name}`] ?? [{}]) {
      const values: Parameters = { user_id: learner.id, ...given };
      if (wanted.some((parameter) => values[parameter] === undefined)) continue;
      const query = Object.entries(given).filter(([key]) => !wanted.includes(key));
      const search = query.length === 0 ? "" : `?${new URLSearchParams(query).toString()}`;
      calls.push({ name: `${domain}.${name}`, path: `/api${fillPath(route.path, values)}${search}` });
    }
  }
  return calls;
}
