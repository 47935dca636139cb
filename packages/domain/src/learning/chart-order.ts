import type { Bar, CompiledItem, OrderRule, PlannedOrder, PriceSpan, TradeSide, VerdictPart } from "./items.ts";

type ChartOrder = Extract<CompiledItem, { type: "chart_order" }>;

/** In this order sides are offered, so that their place says nothing. */
const SIDES: readonly TradeSide[] = ["buy", "sell", "stay_out"];

export const offeredSides = ({ side, wrongSides }: Pick<ChartOrder, "side" | "wrongSides">): TradeSide[] =>
  SIDES.filter((each) => each === side || wrongSides.some((wrong) => wrong.side === each));

/** Room above and below the bars, as a share of their span, in which the lines of an order may lie. */
export const ORDER_ROOM = 0.2;

/** The prices that a line may take, on the price grid of the chart. */
export function orderSpan({ bars, decimals }: { bars: readonly Bar[]; decimals: number }): PriceSpan {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const margin = (high - low || high * 0.1) * ORDER_ROOM;
  const onGrid = (price: number) => Number(price.toFixed(decimals));
  return { from: Math.max(10 ** -decimals, onGrid(low - margin)), to: onGrid(high + margin) };
}

const ROUNDING = 1e-9;
const isWithin = (price: number, { from, to }: PriceSpan) => price >= from - ROUNDING && price <= to + ROUNDING;

/** Whether stop and target lie on their sides of the entry; anything else is no order. */
export function isCoherent({ side, entry, stop, target }: PlannedOrder): boolean {
  return side === "buy" ? stop < entry && entry < target : target < entry && entry < stop;
}

/** What a unit loses at the stop, what it gains at the target, and how many times the one is the other. */
export function stakesOf({ entry, stop, target }: Omit<PlannedOrder, "side">) {
  const risk = Math.abs(entry - stop);
  const reward = Math.abs(target - entry);
  return { risk, reward, ratio: risk > 0 ? reward / risk : 0 };
}

/** The price that a rule is about. */
export const lineOf = (rule: Exclude<OrderRule["rule"], "reward_to_risk">): "entry" | "stop" | "target" =>
  rule === "room" ? "stop" : rule;

export function keepsRule(rule: OrderRule, order: PlannedOrder): boolean {
  if (rule.rule === "reward_to_risk") return stakesOf(order).ratio >= rule.least - ROUNDING;
  return isWithin(order[lineOf(rule.rule)], rule);
}

/** The rules an order keeps or breaks, after its side if there was a choice. Null when it is no order that can be placed on the chart. */
export function judgePlacedOrder(item: ChartOrder, order: PlannedOrder | null): VerdictPart[] | null {
  const side = order?.side ?? "stay_out";
  if (!offeredSides(item).includes(side) || (order && !isPlaceable(item, order))) return null;
  const wrong = item.wrongSides.find((each) => each.side === side);
  if (wrong) return [{ token: "side", is_correct: false, why: wrong.why }];
  const sidePart = { token: "side", is_correct: true, why: [] };
  const parts = order ? rulesFor(item, order).map((rule) => judgeRule(rule, order)) : [];
  return item.wrongSides.length > 0 ? [sidePart, ...parts] : parts;
}

function isPlaceable(item: ChartOrder, order: PlannedOrder): boolean {
  const span = orderSpan(item.chart);
  return isCoherent(order) && [order.entry, order.stop, order.target].every((price) => isWithin(price, span));
}

/** How far out a stop may lie is a question only once it lies beyond its level. */
function rulesFor({ rules }: ChartOrder, order: PlannedOrder): OrderRule[] {
  const stop = rules.find(({ rule }) => rule === "stop");
  return rules.filter(({ rule }) => rule !== "room" || !stop || keepsRule(stop, order));
}

function judgeRule(rule: OrderRule, order: PlannedOrder): VerdictPart {
  const isCorrect = keepsRule(rule, order);
  return {
    token: rule.rule,
    is_correct: isCorrect,
    why: isCorrect ? [] : rule.why,
    ...(rule.rule !== "reward_to_risk" && { allowed: { from: rule.from, to: rule.to } }),
  };
}

/** The order with its stop a tick from its entry, where nothing would be proven wrong: it breaks the rule of the stop. */
export function withCrampedStop(order: PlannedOrder, decimals: number): PlannedOrder {
  const tick = order.side === "buy" ? 10 ** -decimals : -(10 ** -decimals);
  return { ...order, stop: Number((order.entry - tick).toFixed(decimals)) };
}
