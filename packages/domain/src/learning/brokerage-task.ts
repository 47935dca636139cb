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
  /** A limit order that was open for `min_seconds` without a fill and, with `is_ended`, has ended since. */
  | { type: "rest"; side: Side; min_seconds: number; is_ended: boolean }
  /** A bracket with a filled entry; a single bracket must meet all conditions. */
  | { type: "bracket"; min_reward_to_risk: number | null; risk_percent: { from: number; to: number } | null }
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
}

/** Units of `measured`. */
export const TASK_UNITS = ["usd", "seconds", "times", "percent", "sectors"] as const;
export type TaskUnit = (typeof TASK_UNITS)[number];

export interface Judgement {
  readonly isDone: boolean;
  /** Progress in the unit of the requirement; null when nothing can be measured yet. */
  readonly measured: number | null;
}

const USD = 10_000n;
/** From quantity × price to 1e-4 USD. */
const UNIT = 100_000_000n;

/** Whether the account meets a requirement, and its progress. */
export function judge(requirement: Requirement, facts: TaskFacts): Judgement {
  switch (requirement.type) {
    case "buy":
      return judgeBuy(requirement, facts);
    case "sell_part":
      return judgeSale(requirement, facts);
    case "rest":
      return judgeRest(requirement, facts);
    case "bracket":
      return judgeBracket(requirement, facts);
    case "sectors":
      return judgeSectors(requirement, facts);
    case "mix":
      return judgeMix(requirement, facts);
    case "plan":
      return judgePlan(facts);
  }
}

/** Null for yes/no requirements. */
export function unitOf(requirement: Requirement): TaskUnit | null {
  switch (requirement.type) {
    case "buy":
      return "usd";
    case "rest":
      return "seconds";
    case "bracket":
      if (requirement.risk_percent !== null) return "percent";
      return requirement.min_reward_to_risk === null ? null : "times";
    case "sectors":
      return "sectors";
    case "mix":
      return "percent";
    case "sell_part":
    case "plan":
      return null;
  }
}

type Of<Type extends Requirement["type"]> = Extract<Requirement, { type: Type }>;

const isFilled = ({ filledQuantity }: TaskOrder) => filledQuantity > 0n;
const dollars = (value: bigint) => Number(value) / Number(USD);

function judgeBuy({ kinds, min_usd, is_broad }: Of<"buy">, { orders }: TaskFacts): Judgement {
  const values = orders
    .filter((order) => order.side === "buy" && isFilled(order) && kinds.includes(order.kind))
    .filter(({ sector }) => !is_broad || sector === null)
    .map(({ filledValue }) => filledValue / UNIT);
  const largest = values.reduce((most, value) => (value > most ? value : most), 0n);
  return { isDone: largest >= BigInt(min_usd) * USD, measured: largest === 0n ? null : dollars(largest) };
}

function judgeSale({ kinds }: Of<"sell_part">, { orders, holdings }: TaskFacts): Judgement {
  const held = new Set(holdings.filter(({ kind }) => kinds.includes(kind)).map(({ ticker }) => ticker));
  const isDone = orders.some((order) => order.side === "sell" && isFilled(order) && held.has(order.ticker));
  return { isDone, measured: null };
}

function judgeRest({ side, min_seconds, is_ended }: Of<"rest">, { orders, now }: TaskFacts): Judgement {
  const waited = orders
    .filter((order) => order.type === "limit" && order.side === side && order.role === null)
    .map((order) => ({ order, seconds: (order.firstFillAt ?? order.endedAt ?? now) - order.acceptedAt }))
    .filter(({ order }) => !is_ended || order.endedAt !== null)
    .map(({ seconds }) => seconds);
  const longest = waited.length === 0 ? null : Math.max(...waited);
  return { isDone: longest !== null && longest >= min_seconds, measured: longest };
}

/** Risk and reward of a bracket; null while incomplete. */
function planOf(entry: TaskOrder, orders: readonly TaskOrder[]) {
  const legs = orders.filter(({ parentId }) => parentId === entry.id);
  const stop = legs.find(({ role }) => role === "stop_loss")?.stopPrice ?? null;
  const target = legs.find(({ role }) => role === "take_profit")?.limitPrice ?? null;
  if (stop === null || target === null || !isFilled(entry) || entry.accountValue <= 0n) return null;
  const paid = Number(entry.filledValue) / Number(entry.filledQuantity);
  const risk = paid - Number(stop);
  if (risk <= 0) return null;
  const stake = (risk * Number(entry.quantity)) / Number(UNIT);
  return {
    rewardToRisk: (Number(target) - paid) / risk,
    riskPercent: (100 * stake) / Number(entry.accountValue),
    at: entry.acceptedAt,
  };
}

function judgeBracket({ min_reward_to_risk, risk_percent }: Of<"bracket">, { orders }: TaskFacts): Judgement {
  const plans = orders
    .filter(({ role }) => role === "entry")
    .flatMap((entry) => planOf(entry, orders) ?? [])
    .toSorted((a, b) => b.at - a.at);
  const isDone = plans.some(
    ({ rewardToRisk, riskPercent }) =>
      (min_reward_to_risk === null || rewardToRisk >= min_reward_to_risk) &&
      (risk_percent === null || (riskPercent >= risk_percent.from && riskPercent <= risk_percent.to)),
  );
  const [latest] = plans;
  if (latest === undefined) return { isDone, measured: null };
  if (risk_percent !== null) return { isDone, measured: latest.riskPercent };
  return { isDone, measured: min_reward_to_risk === null ? null : latest.rewardToRisk };
}

const sumOf = (holdings: readonly TaskHolding[]) => holdings.reduce((sum, { value }) => sum + value, 0n);

function judgeSectors({ count, min_usd, max_percent }: Of<"sectors">, { holdings }: TaskFacts): Judgement {
  const bySector = Map.groupBy(
    holdings.filter(({ sector }) => sector !== null),
    ({ sector }) => sector,
  );
  const large = [...bySector.values()].filter((group) => sumOf(group) >= BigInt(min_usd) * USD).length;
  const whole = sumOf(holdings);
  const isSpread = holdings.every(({ value }) => value * 100n <= whole * BigInt(max_percent));
  return { isDone: large >= count && isSpread, measured: large };
}

function judgeMix({ kinds: [first, second], percent, within }: Of<"mix">, { holdings }: TaskFacts): Judgement {
  const part = sumOf(holdings.filter(({ kind }) => kind === first));
  const rest = sumOf(holdings.filter(({ kind }) => kind === second));
  if (part === 0n || rest === 0n) return { isDone: false, measured: null };
  const measured = (100 * Number(part)) / Number(part + rest);
  return { isDone: Math.abs(measured - percent) <= within, measured };
}

function judgePlan({ orders, plans }: TaskFacts): Judgement {
  const isDone = orders.some(
    (order) =>
      order.side === "buy" &&
      isFilled(order) &&
      plans.some(({ ticker, at }) => ticker === order.ticker && at <= order.acceptedAt),
  );
  return { isDone, measured: null };
}
