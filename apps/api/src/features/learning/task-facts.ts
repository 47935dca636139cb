import type { TaskFacts, TaskHolding, TaskKind, TaskOrder } from "@candlewise/domain/learning/brokerage-task";
import type { Order, Position } from "@candlewise/domain/simulator/account";

/** An entry of the ledger, as far as tasks are concerned. Sums in 1e-4 USD. */
interface PracticeEntry {
  readonly at: number;
  readonly type: "deposit" | "buy" | "sell" | "dividend" | "split";
  readonly amount: bigint;
  readonly realizedProfit: bigint | null;
  readonly orderId: string | null;
}

/** What learning may know of practice accounts; the app supplies it. Lists are oldest first, of the account in use. */
export interface PracticePort {
  account(userId: string): Promise<{ readonly positions: readonly Position[] }>;
  orders(userId: string): Promise<readonly { readonly order: Order }[]>;
  entries(userId: string): Promise<readonly PracticeEntry[]>;
  plans(userId: string): Promise<TaskFacts["plans"]>;
  instrument(ticker: string): { readonly kind: TaskKind; readonly sector: string | null } | undefined;
  /** Mid price of a unit at a second, in 1e-4 USD. */
  price(ticker: string, at: number): bigint;
}

const UNIT = 100_000_000n;

/** What the practice account of a user shows now. */
export async function loadTaskFacts(practice: PracticePort, userId: string, now: Date): Promise<TaskFacts> {
  const at = Math.floor(now.getTime() / 1000);
  const account = await practice.account(userId);
  const [records, entries, plans] = await Promise.all([
    practice.orders(userId),
    practice.entries(userId),
    practice.plans(userId),
  ]);
  const orders = records.flatMap(({ order }) => {
    const instrument = practice.instrument(order.ticker);
    return instrument ? [{ ...taskOrder(order, entries), ...instrument }] : [];
  });
  const holdings = account.positions.flatMap(({ ticker, lots }): TaskHolding[] => {
    const instrument = practice.instrument(ticker);
    const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0n);
    if (instrument === undefined) return [];
    return [
      {
        ticker,
        kind: instrument.kind,
        sector: instrument.sector,
        value: (quantity * practice.price(ticker, at)) / UNIT,
      },
    ];
  });
  return { now: at, orders, holdings, plans };
}

function taskOrder(order: Order, entries: readonly PracticeEntry[]): Omit<TaskOrder, "kind" | "sector"> {
  return {
    ...order,
    firstFillAt: entries.find(({ orderId }) => orderId === order.id)?.at ?? null,
    accountValue: valueAtCost(entries, order.acceptedAt),
  };
}

/** What was put in and earned up to a second; holdings count at what they had cost. */
function valueAtCost(entries: readonly PracticeEntry[], until: number): bigint {
  return entries
    .filter(({ at }) => at <= until)
    .reduce((sum, { type, amount, realizedProfit }) => {
      if (type === "deposit" || type === "dividend") return sum + amount;
      return sum + (realizedProfit ?? 0n);
    }, 0n);
}
