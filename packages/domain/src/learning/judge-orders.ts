import { executedOrders, judgementOf, plainly, UNIT, valueOf, type Candidate } from "./task-evidence.ts";
import { TASK_KINDS, type Judgement, type RequirementOf, type TaskFacts, type TaskOrder } from "./task-requirement.ts";

const USD = 10_000n;
const dollars = (value: bigint) => Number(value) / Number(USD);

export function judgeBuy({ kinds, min_usd, is_broad }: RequirementOf<"buy">, { orders }: TaskFacts): Judgement {
  const bought = executedOrders(orders, kinds)
    .filter(({ order }) => order.side === "buy")
    .filter(({ order, evidence }) => !is_broad || (order.sector === null && evidence !== "crypto"));
  const largest = bought.reduce((most, each) => (valueOf(each) > most ? valueOf(each) : most), 0n);
  const done = bought.filter((each) => valueOf(each) >= BigInt(min_usd) * USD);
  return judgementOf(done, largest === 0n ? null : dollars(largest));
}

export function judgeSale({ kinds }: RequirementOf<"sell_part">, { orders, holdings }: TaskFacts): Judgement {
  const held = new Set(holdings.map(({ ticker }) => ticker));
  const sold = executedOrders(orders, kinds).filter(({ order }) => order.side === "sell" && held.has(order.ticker));
  const isPart = ({ order, evidence }: Candidate) =>
    evidence !== "queued" ||
    holdings.some(({ ticker, value }) => ticker === order.ticker && order.unfilledValue < value);
  return judgementOf(sold.filter(isPart), null);
}

export function judgeRest(
  { kinds, side, min_seconds, is_ended }: RequirementOf<"rest">,
  { orders, now }: TaskFacts,
): Judgement {
  const waited = orders
    .filter((order) => order.type === "limit" && order.side === side && order.role === null)
    .filter((order) => kinds.includes(order.kind))
    .map((order) => ({ order, seconds: (order.firstFillAt ?? order.endedAt ?? now) - order.acceptedAt }))
    .filter(({ order }) => !is_ended || order.endedAt !== null)
    .map(({ seconds }) => seconds);
  const longest = waited.length === 0 ? null : Math.max(...waited);
  return plainly(longest !== null && longest >= min_seconds, longest);
}

/** Risk and reward of a bracket; null while incomplete. */
function planOf(candidate: Candidate, orders: readonly TaskOrder[]) {
  const { order: entry, evidence } = candidate;
  const legs = orders.filter(({ parentId }) => parentId === entry.id);
  const stop = legs.find(({ role }) => role === "stop_loss")?.stopPrice ?? null;
  const target = legs.find(({ role }) => role === "take_profit")?.limitPrice ?? null;
  if (stop === null || target === null || entry.accountValue <= 0n) return null;
  const units = evidence === "queued" ? entry.quantity : entry.filledQuantity;
  const value = evidence === "queued" ? entry.unfilledValue * UNIT : entry.filledValue;
  const paid = Number(value) / Number(units);
  const risk = paid - Number(stop);
  if (risk <= 0) return null;
  const stake = (risk * Number(entry.quantity)) / Number(UNIT);
  return {
    ...candidate,
    rewardToRisk: (Number(target) - paid) / risk,
    riskPercent: (100 * stake) / Number(entry.accountValue),
    at: entry.acceptedAt,
  };
}

export function judgeBracket(
  { kinds, min_reward_to_risk, risk_percent }: RequirementOf<"bracket">,
  { orders }: TaskFacts,
): Judgement {
  const plans = executedOrders(orders, kinds)
    .filter(({ order }) => order.role === "entry")
    .flatMap((entry) => planOf(entry, orders) ?? [])
    .toSorted((a, b) => b.at - a.at);
  const done = plans.filter(
    ({ rewardToRisk, riskPercent }) =>
      (min_reward_to_risk === null || rewardToRisk >= min_reward_to_risk) &&
      (risk_percent === null || (riskPercent >= risk_percent.from && riskPercent <= risk_percent.to)),
  );
  const [latest] = plans;
  if (latest === undefined) return judgementOf(done, null);
  if (risk_percent !== null) return judgementOf(done, latest.riskPercent);
  return judgementOf(done, min_reward_to_risk === null ? null : latest.rewardToRisk);
}

export function judgePlan({ orders, plans }: TaskFacts): Judgement {
  const bought = executedOrders(orders, TASK_KINDS).filter(
    ({ order }) =>
      order.side === "buy" && plans.some(({ ticker, at }) => ticker === order.ticker && at <= order.acceptedAt),
  );
  return judgementOf(bought, null);
}
