import { plannedStops } from "@candlewise/domain/performance/planned-stops";
import { roundTrips, type RoundTrip } from "@candlewise/domain/performance/round-trips";
import type { PerformanceDependencies, PerformanceEntry } from "./dependencies.ts";

type Needs = Pick<PerformanceDependencies, "simulator" | "journalStops">;

export interface AccountTrades {
  readonly entries: readonly PerformanceEntry[];
  readonly trips: readonly RoundTrip[];
}

/** The ledger of an account and the trades it has closed. Risk is planned by the first stop in the market, or else by one in the journal. */
export async function loadAccountTrades(
  { simulator, journalStops }: Needs,
  userId: string,
  accountNumber: number,
): Promise<AccountTrades> {
  const [entries, orders, changes, written] = await Promise.all([
    simulator.entries(userId, { accountNumber }),
    simulator.orders(userId, { accountNumber }),
    simulator.orderChanges(userId, { accountNumber }),
    journalStops(userId),
  ]);
  const changesOf = Map.groupBy(changes, ({ orderId }) => orderId);
  const placed = plannedStops(
    entries,
    orders.map(({ order }) => order),
    (orderId) => (changesOf.get(orderId) ?? []).map(({ change }) => change),
  );
  return { entries, trips: roundTrips(entries, (orderId) => placed.get(orderId) ?? written.get(orderId) ?? null) };
}

/** Every trade that a user has closed, those of ended accounts first. */
export async function listClosedTrades(deps: Needs, userId: string): Promise<RoundTrip[]> {
  const trips: RoundTrip[] = [];
  for (const { number } of await deps.simulator.accounts(userId)) {
    trips.push(...(await loadAccountTrades(deps, userId, number)).trips);
  }
  return trips;
}
