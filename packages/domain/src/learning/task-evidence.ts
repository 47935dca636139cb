import type { Judgement, OffHoursEvidence, TaskKind, TaskOrder } from "./task-requirement.ts";

/** From quantity × price to 1e-4 USD. */
export const UNIT = 100_000_000n;

const isFilled = ({ filledQuantity }: TaskOrder) => filledQuantity > 0n;

/** Whether an order at market waits for the open of the exchange. */
export const isQueued = ({ type, limitPrice, isOffHours, endedAt, filledQuantity }: TaskOrder): boolean =>
  isOffHours &&
  endedAt === null &&
  filledQuantity === 0n &&
  (type === "market" || (type === "bracket" && limitPrice === null));

/** Whether a crypto asset was traded while no stock could be. */
const isStandIn = ({ kind, isOffHours }: TaskOrder, kinds: readonly TaskKind[]): boolean =>
  kind === "crypto" && isOffHours && kinds.includes("share");

/** An order that may complete a step, and the off-hours evidence that it is. */
export interface Candidate {
  readonly order: TaskOrder;
  readonly evidence: OffHoursEvidence | null;
}

/** Filled and queued orders of some kinds. */
export function executedOrders(orders: readonly TaskOrder[], kinds: readonly TaskKind[]): Candidate[] {
  return orders.flatMap((order): Candidate[] => {
    if (!kinds.includes(order.kind))
      return isStandIn(order, kinds) && isFilled(order) ? [{ order, evidence: "crypto" }] : [];
    if (isFilled(order)) return [{ order, evidence: null }];
    return isQueued(order) ? [{ order, evidence: "queued" }] : [];
  });
}

/** Value traded; of a queued order, what it is to trade. */
export const valueOf = ({ order, evidence }: Candidate): bigint =>
  evidence === "queued" ? order.unfilledValue : order.filledValue / UNIT;

/** Done by ordinary evidence if possible. */
export const judgementOf = (done: readonly Candidate[], measured: number | null): Judgement => {
  const ordinary = done.some(({ evidence }) => evidence === null);
  return { isDone: done.length > 0, evidence: ordinary ? null : (done[0]?.evidence ?? null), measured };
};

export const plainly = (isDone: boolean, measured: number | null): Judgement => ({ isDone, evidence: null, measured });
