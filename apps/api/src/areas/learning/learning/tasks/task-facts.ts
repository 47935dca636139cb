import type { TaskFacts, TaskHolding, TaskKind } from "@candlewise/domain/learning/brokerage-task";
import type { Order, Position } from "@candlewise/domain/simulator/account";
import { multiply } from "@candlewise/domain/simulator/money";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";

/** An order of the practice account in use. */
interface PracticeOrder {
  readonly order: Order;
  readonly firstFillAt: number | null;
  /** The account's value when the order was accepted, with holdings at cost, in 1e-4 USD. */
  readonly accountValue: bigint;
}

/** The practice account in use, as of one second. */
interface PracticeAccount {
  readonly account: { readonly positions: readonly Position[] };
  /** The orders that decide whether any task is done. */
  notableOrders(): Promise<readonly PracticeOrder[]>;
}

/** What learning may know of practice accounts; the app supplies it. */
export interface PracticePort {
  account(userId: string): Promise<PracticeAccount>;
  plans(userId: string): Promise<TaskFacts["plans"]>;
  instrument(ticker: string): { readonly kind: TaskKind; readonly sector: string | null } | undefined;
  /** Mid price of a unit at a second, in 1e-4 USD. */
  price(ticker: string, at: number): bigint;
}

/** The current facts of a user's practice account. */
export async function loadTaskFacts(
  { practice }: { readonly practice: PracticePort },
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
): Promise<TaskFacts> {
  const at = Math.floor(now().getTime() / 1000);
  const [reader, plans] = await Promise.all([practice.account(userId), practice.plans(userId)]);
  const placed = await reader.notableOrders();
  const { positions } = reader.account;
  const orders = placed.flatMap(({ order, firstFillAt, accountValue }) => {
    const instrument = practice.instrument(order.ticker);
    return instrument ? [{ ...order, ...instrument, firstFillAt, accountValue }] : [];
  });
  const holdings = positions.flatMap(({ ticker, lots }): TaskHolding[] => {
    const instrument = practice.instrument(ticker);
    if (instrument === undefined) return [];
    const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0n);
    const value = multiply(quantity, practice.price(ticker, at));
    return [{ ticker, kind: instrument.kind, sector: instrument.sector, value }];
  });
  return { now: at, orders, holdings, plans };
}
