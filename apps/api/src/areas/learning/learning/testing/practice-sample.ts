import type { Order } from "@candlewise/domain/simulator/account";
import type { PracticePort } from "../tasks/task-facts.ts";

/** State of a practice account in a test. */
export interface PracticeSample {
  orders: Order[];
}

export const emptyPractice = (): PracticeSample => ({ orders: [] });

/** A practice account with the state set by the test; initially empty, every instrument is a share at 50 USD. */
export const practiceOf = (sample: () => PracticeSample): PracticePort => ({
  account: async () => ({
    account: { positions: [] },
    notableOrders: async () =>
      sample().orders.map((order) => ({ order, firstFillAt: order.endedAt, accountValue: 0n })),
  }),
  plans: async () => [],
  replays: async () => [],
  instrument: () => ({ kind: "share", sector: null }),
  exchange: () => ({ isOpen: true, opensAt: null }),
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
