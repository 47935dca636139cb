import type { Order } from "@candlewise/domain/simulator/account";
import type { PracticePort } from "../task-facts.ts";

type Listed<Name extends "orders" | "entries"> = Awaited<ReturnType<PracticePort[Name]>>;

/** What a practice account of a test shows. */
export interface PracticeSample {
  orders: Order[];
  entries: Listed<"entries">[number][];
}

export const emptyPractice = (): PracticeSample => ({ orders: [], entries: [] });

/** A practice account that shows what the test has put there; nothing is held, everything is a share at 50 USD. */
export const practiceOf = (sample: () => PracticeSample): PracticePort => ({
  account: async () => ({ positions: [] }),
  orders: async () => sample().orders.map((order) => ({ order })),
  entries: async () => sample().entries,
  plans: async () => [],
  instrument: () => ({ kind: "share", sector: null }),
  price: () => 500_000n,
});

/** An order for 10 units, filled at 60 USD when `filledAt` is given. */
export function sampleOrder(change: Partial<Order> & { filledAt?: number }): Order {
  const { filledAt, ...rest } = change;
  const quantity = 1_000_000_000n;
  const isFilled = filledAt !== undefined;
  return {
    id: "o1",
    sequence: 1,
    ticker: "ABCD",
    side: "buy",
    type: "market",
    role: null,
    parentId: null,
    timeInForce: "gtc",
    commissionPlan: "shares",
    limitPrice: null,
    stopPrice: null,
    trail: null,
    reservePrice: null,
    status: isFilled ? "filled" : "open",
    reason: null,
    quantity,
    armedQuantity: quantity,
    filledQuantity: isFilled ? quantity : 0n,
    filledValue: isFilled ? quantity * 600_000n : 0n,
    commission: 0n,
    reservedCash: 0n,
    triggeredAt: null,
    extreme: null,
    acceptedAt: 0,
    expiresAt: null,
    endedAt: filledAt ?? null,
    watchFrom: 0,
    ...rest,
  };
}
