import type { TaskFacts, TaskHolding, TaskKind } from "@candlewise/domain/learning/task-requirement";
import type { Order, Position } from "@candlewise/domain/simulator/account";
import { multiply } from "@candlewise/domain/simulator/money";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { replaysOffHours, type BegunReplay } from "./replay-facts.ts";

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
  /** The latest replays with orders. */
  replays(userId: string): Promise<readonly BegunReplay[]>;
  instrument(ticker: string): { readonly kind: TaskKind; readonly sector: string | null } | undefined;
  /** Whether stocks trade at a second, and the second of the next open. */
  exchange(at: number): { readonly isOpen: boolean; readonly opensAt: number | null };
  /** Mid price of a unit at a second, in 1e-4 USD. */
  price(ticker: string, at: number): bigint;
}

/** The current facts of a user's practice account. @param since The second from which orders, plans and replays count. */
export async function loadTaskFacts(
  { practice }: { readonly practice: PracticePort },
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  since: number = 0,
): Promise<TaskFacts> {
  const at = Math.floor(now().getTime() / 1000);
  const [reader, plans, replays] = await Promise.all([
    practice.account(userId),
    practice.plans(userId),
    practice.replays(userId),
  ]);
  const placed = (await reader.notableOrders()).filter(({ order }) => order.acceptedAt >= since);
  const { positions } = reader.account;
  const orders = placed.flatMap(({ order, firstFillAt, accountValue }) => {
    const instrument = practice.instrument(order.ticker);
    if (instrument === undefined) return [];
    const isOffHours = !practice.exchange(order.acceptedAt).isOpen;
    const rest = order.endedAt === null ? order.quantity - order.filledQuantity : 0n;
    const unfilledValue = rest === 0n ? 0n : multiply(rest, practice.price(order.ticker, at));
    return [{ ...order, ...instrument, firstFillAt, accountValue, isOffHours, unfilledValue }];
  });
  const holdings = positions.flatMap(({ ticker, lots }): TaskHolding[] => {
    const instrument = practice.instrument(ticker);
    if (instrument === undefined) return [];
    const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0n);
    const value = multiply(quantity, practice.price(ticker, at));
    return [{ ticker, kind: instrument.kind, sector: instrument.sector, value }];
  });
  return {
    now: at,
    orders,
    holdings,
    plans: plans.filter((plan) => plan.at >= since),
    replays: replaysOffHours(
      practice,
      replays.filter(({ begunAt }) => begunAt >= since),
    ),
  };
}
