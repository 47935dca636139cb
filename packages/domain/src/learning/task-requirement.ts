import type { OrderType, Side } from "../simulator/orders.ts";

/** Kinds of instruments that a task can require. */
export const TASK_KINDS = ["share", "fund", "bond_fund", "crypto"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** A requirement of a task step on the practice account, as data. Sums in whole US dollars, shares in percent. */
export type Requirement =
  /** A filled purchase of one of these kinds, worth at least `min_usd`; with `is_broad`, not of a single sector. */
  | { type: "buy"; kinds: TaskKind[]; min_usd: number; is_broad: boolean }
  /** A partial sale of a holding of one of these kinds; some of it is still held. */
  | { type: "sell_part"; kinds: TaskKind[] }
  /** A limit order for one of these kinds that was open for `min_seconds` without a fill and, with `is_ended`, has ended since. */
  | { type: "rest"; kinds: TaskKind[]; side: Side; min_seconds: number; is_ended: boolean }
  /** A bracket of one of these kinds with a filled entry; a single bracket must meet all conditions. */
  | {
      type: "bracket";
      kinds: TaskKind[];
      min_reward_to_risk: number | null;
      risk_percent: { from: number; to: number } | null;
    }
  /** Holdings in `count` sectors, each worth at least `min_usd` and at most `max_percent` of all holdings. */
  | { type: "sectors"; count: number; min_usd: number; max_percent: number }
  /** Holdings of two kinds, the first with `percent` ± `within` of their total value. */
  | { type: "mix"; kinds: [TaskKind, TaskKind]; percent: number; within: number }
  /** A plan in the journal that precedes a purchase of the same instrument. */
  | { type: "plan" };

/** An order of the practice account. Prices in 1e-4 USD, quantities in 1e-8 units, times in seconds. */
export interface TaskOrder {
  readonly id: string;
  readonly ticker: string;
  readonly kind: TaskKind;
  readonly sector: string | null;
  readonly side: Side;
  readonly type: OrderType;
  readonly role: "entry" | "stop_loss" | "take_profit" | null;
  readonly parentId: string | null;
  readonly limitPrice: bigint | null;
  readonly stopPrice: bigint | null;
  readonly quantity: bigint;
  readonly filledQuantity: bigint;
  /** Sum of quantity × price over the fills, in 1e-12 USD. */
  readonly filledValue: bigint;
  readonly acceptedAt: number;
  readonly firstFillAt: number | null;
  readonly endedAt: number | null;
  /** Whether the exchange was closed when the order was accepted. */
  readonly isOffHours: boolean;
  /** Value of the unfilled quantity at the current price, in 1e-4 USD. */
  readonly unfilledValue: bigint;
  /** Value of the account when the order was accepted, with holdings at cost, in 1e-4 USD. */
  readonly accountValue: bigint;
}

/** A current holding; values in 1e-4 USD. */
export interface TaskHolding {
  readonly ticker: string;
  readonly kind: TaskKind;
  readonly sector: string | null;
  readonly value: bigint;
}

/** The facts that tasks are judged by. */
export interface TaskFacts {
  /** Unix time in seconds. */
  readonly now: number;
  readonly orders: readonly TaskOrder[];
  readonly holdings: readonly TaskHolding[];
  /** Plans in the journal, with the second of their creation. */
  readonly plans: readonly { readonly ticker: string; readonly at: number }[];
  /** Replays that were begun while the exchange was closed. */
  readonly replays: readonly TaskReplay[];
}

/** The account of a replay. Its seconds are those of the prices, and its orders are never off-hours. */
export type TaskReplay = Pick<TaskFacts, "now" | "orders" | "holdings">;

/** Units of `measured`. */
export const TASK_UNITS = ["usd", "seconds", "times", "percent", "sectors"] as const;
export type TaskUnit = (typeof TASK_UNITS)[number];

/**
 * What counts while the exchange is closed, besides what was filled: an order at market that is queued for the open; where a stock is asked
 * for, a crypto asset traded instead of it; where one instrument is enough, a replay.
 */
export const OFF_HOURS_EVIDENCE = ["queued", "crypto", "replay"] as const;
export type OffHoursEvidence = (typeof OFF_HOURS_EVIDENCE)[number];

export interface Judgement {
  readonly isDone: boolean;
  /** The off-hours evidence that completes it; null where none was needed. */
  readonly evidence: OffHoursEvidence | null;
  /** Progress in the unit of the requirement; null when nothing can be measured yet. */
  readonly measured: number | null;
}

export type RequirementOf<Type extends Requirement["type"]> = Extract<Requirement, { type: Type }>;
