import type { TaskFacts, TaskKind, TaskReplay } from "@candlewise/domain/learning/task-requirement";
import type { ReplayState } from "@candlewise/domain/replay/session";
import { lotsCost } from "@candlewise/domain/simulator/lots";

/** A replay and the second of its beginning. */
export interface BegunReplay {
  readonly ticker: string;
  readonly begunAt: number;
  readonly state: ReplayState;
}

interface Needs {
  exchange(at: number): { readonly isOpen: boolean };
  instrument(ticker: string): { readonly kind: TaskKind; readonly sector: string | null } | undefined;
}

/** The accounts of the replays that were begun while the exchange was closed. */
export const replaysOffHours = (practice: Needs, replays: readonly BegunReplay[]): TaskFacts["replays"] =>
  replays
    .filter(({ begunAt }) => !practice.exchange(begunAt).isOpen)
    .flatMap(({ ticker, state }) => {
      const instrument = practice.instrument(ticker);
      return instrument === undefined ? [] : [factsOf(state, { kind: instrument.kind, sector: instrument.sector })];
    });

/** Holdings are valued at cost. */
function factsOf(
  { account, orders, facts }: ReplayState,
  instrument: Pick<TaskReplay["holdings"][number], "kind" | "sector">,
): TaskReplay {
  return {
    now: account.settledUntil - 1,
    orders: orders.map((order) => ({
      ...order,
      ...instrument,
      firstFillAt: facts.find(({ orderId }) => orderId === order.id)?.at ?? null,
      isOffHours: false,
      unfilledValue: 0n,
      accountValue: valueAt(facts, order.acceptedAt),
    })),
    holdings: account.positions.map(({ ticker, lots }) => ({ ticker, ...instrument, value: lotsCost(lots) })),
  };
}

/** Value at a second with holdings at cost: what was paid in and gained by then. */
const valueAt = (facts: ReplayState["facts"], at: number): bigint =>
  facts
    .filter((fact) => fact.at <= at)
    .reduce((sum, { type, amount, realizedProfit }) => {
      const isPaidIn = type === "deposit" || type === "dividend";
      return sum + (realizedProfit ?? 0n) + (isPaidIn ? amount : 0n);
    }, 0n);
