import type { ChartLine } from "#web/modules/chart/chart-port.ts";
import type { Order, OrderChange, Position } from "../api.ts";
import { isOpen } from "./order-facts.ts";

type PriceName = "limit_price" | "stop_price";

/** What a line on the chart stands for. */
interface OrderLine {
  readonly line: ChartLine;
  readonly order: Order;
  readonly price: PriceName;
}

interface LineWords {
  order(order: Order, price: PriceName | "trailing_level"): string;
  position(position: Position): string;
}

/** Which words a line has. */
export const lineName = (order: Order, price: PriceName | "trailing_level"): "limit" | "stop" | "target" | "trail" =>
  price === "trailing_level" ? "trail" : lineKind(order, price);

const lineKind = ({ role }: Order, price: PriceName): "limit" | "stop" | "target" => {
  if (role === "take_profit") return "target";
  return price === "stop_price" ? "stop" : "limit";
};

/** Lines of what is open and held in one instrument. A trailing stop follows the market by itself: nobody can drag it. */
export function orderLines(orders: readonly Order[], position: Position | undefined, words: LineWords) {
  const open = orders.filter(isOpen);
  const movable = open.flatMap((order): OrderLine[] => {
    const prices: PriceName[] = order.trail ? ["limit_price"] : ["stop_price", "limit_price"];
    return prices.flatMap((price) => {
      const value = order[price];
      if (value === null) return [];
      const line = {
        id: `${order.id} ${price}`,
        price: Number(value),
        kind: lineKind(order, price),
        label: words.order(order, price),
        isDraggable: true,
      };
      return [{ line, order, price }];
    });
  });
  const trailing = open.flatMap((order): ChartLine[] =>
    order.trailing_level === null
      ? []
      : [
          {
            id: `${order.id} trail`,
            price: Number(order.trailing_level),
            kind: "stop",
            label: words.order(order, "trailing_level"),
            isDraggable: false,
          },
        ],
  );
  const held: ChartLine[] = position
    ? [
        {
          id: "position",
          price: Number(position.average_price),
          kind: "position",
          label: words.position(position),
          isDraggable: false,
        },
      ]
    : [];
  return { lines: [...held, ...movable.map(({ line }) => line), ...trailing], movable };
}

/** Four decimals at most, as prices have on the wire; the chart's own are floats. */
const priceOnWire = (price: number): string => price.toFixed(4).replace(/\.?0+$/, "");

export interface OrderMove {
  /** Of the line. */
  readonly id: string;
  readonly order: Order;
  readonly from: string;
  readonly to: string;
  readonly change: OrderChange;
  /** What takes the change back. */
  readonly back: OrderChange;
}

/** The change that dragging a line to a price asks for; null for lines that stand for nothing movable. */
export function moveOf(movable: readonly OrderLine[], id: string, price: number): OrderMove | null {
  const found = movable.find(({ line }) => line.id === id);
  const from = found?.order[found.price];
  if (!found || from === null || from === undefined || !(price > 0)) return null;
  const to = priceOnWire(price);
  return { id, order: found.order, from, to, change: { [found.price]: to }, back: { [found.price]: from } };
}
