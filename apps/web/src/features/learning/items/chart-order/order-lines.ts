import { isCoherent } from "@candlewise/domain/learning/chart-order";
import type { Bar, PlannedOrder, PriceSpan, TradeSide } from "@candlewise/domain/learning/items";
import { clamp, rounded } from "#web/modules/plot/scale.ts";
import type { DraftOf, OrderLine, OrderLines } from "../item-draft.ts";

export const LINES: readonly OrderLine[] = ["entry", "stop", "target"];
export const NO_LINES: OrderLines = { entry: null, stop: null, target: null };

type Draft = Pick<DraftOf<"chart_order">, "side" | "lines">;

/** The order that a draft stands for; null while lines are missing, and for staying out. */
export function orderIn({ side, lines: { entry, stop, target } }: Draft): PlannedOrder | null {
  if (side === null || side === "stay_out" || entry === null || stop === null || target === null) return null;
  return { side, entry, stop, target };
}

/** Which way round the lines of an order lie that cannot be placed; null when they are fine or not all there. */
export function tangledSide(draft: Draft): PlannedOrder["side"] | null {
  const order = orderIn(draft);
  return order && !isCoherent(order) ? order.side : null;
}

/** Another side turns the exits around, so that what was placed still makes an order. */
export function withSide({ side: before, lines }: Draft, side: TradeSide): DraftOf<"chart_order"> {
  const isTurned = (before === "buy" && side === "sell") || (before === "sell" && side === "buy");
  return {
    type: "chart_order",
    side,
    lines: isTurned ? { entry: lines.entry, stop: lines.target, target: lines.stop } : lines,
  };
}

const FIRST_DISTANCE = 0.2;

/** Where lines wait before they are placed: the entry at the last close, the exits on their sides of it. */
export function waitingLines(
  side: PlannedOrder["side"],
  bars: readonly Bar[],
  { from, to }: PriceSpan,
  decimals: number,
): Record<OrderLine, number> {
  const entry = bars.at(-1)?.close ?? (from + to) / 2;
  const distance = (side === "buy" ? 1 : -1) * (to - from) * FIRST_DISTANCE;
  const inside = (price: number) => rounded(clamp(price, from, to), decimals);
  return { entry: inside(entry), stop: inside(entry - distance), target: inside(entry + distance) };
}

/** Places with at least `gap` between them, as near to the given ones as that allows, within `from` and `to`. */
export function spread(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const result = [...places];
  order.forEach((index, rank) => {
    const before = order[rank - 1];
    const least = before === undefined ? from : (result[before] ?? 0) + gap;
    result[index] = Math.max(places[index] ?? 0, least);
  });
  order.toReversed().forEach((index, rank) => {
    const after = order.toReversed()[rank - 1];
    const most = after === undefined ? to : (result[after] ?? 0) - gap;
    result[index] = Math.min(result[index] ?? 0, most);
  });
  return result;
}
