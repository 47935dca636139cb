import type { ChartLine, ChartMark } from "#web/modules/chart/chart-port.ts";
import type { Order, OrderChange, Position } from "../api.ts";
import { isOpen } from "./order-facts.ts";

/** The line of the position. */
export const POSITION = "position";

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
  profit(dollars: number): string;
}

/** Which words a line has. */
export const lineName = (order: Order, price: PriceName | "trailing_level"): "limit" | "stop" | "target" | "trail" =>
  price === "trailing_level" ? "trail" : lineKind(order, price);

const lineKind = ({ role }: Order, price: PriceName): "limit" | "stop" | "target" => {
  if (role === "take_profit") return "target";
  return price === "stop_price" ? "stop" : "limit";
};

/** What a sale of so many units of a position brings at a price, before costs. Floats: for drawing only. */
const profitOf = (position: Position, quantity: number, words: LineWords) => (price: number) => {
  const dollars = Math.round((price - Number(position.average_price)) * quantity * 100) / 100;
  return { text: words.profit(dollars), sign: Math.sign(dollars) };
};

/** Lines of what is open and held in one instrument. A trailing stop follows the market by itself: nobody can drag it. */
export function orderLines(orders: readonly Order[], position: Position | undefined, words: LineWords) {
  const open = orders.filter(isOpen);
  const profitAt = ({ side, quantity, filled_quantity: filled }: Order) =>
    position && side === "sell" ? { profitAt: profitOf(position, Number(quantity) - Number(filled), words) } : {};
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
        isRemovable: true,
        ...profitAt(order),
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
            isRemovable: true,
            ...profitAt(order),
          },
        ],
  );
  const held: ChartLine[] = position
    ? [
        {
          id: POSITION,
          price: Number(position.average_price),
          kind: "position",
          label: words.position(position),
          isDraggable: false,
          isRemovable: true,
          profitAt: profitOf(position, Number(position.quantity), words),
        },
      ]
    : [];
  return { lines: [...held, ...movable.map(({ line }) => line), ...trailing], movable };
}

/** The open order that a line stands for. */
export const orderOfLine = (orders: readonly Order[], id: string): Order | undefined =>
  orders.find((order) => isOpen(order) && id.startsWith(`${order.id} `));

/** Every execution, at its second and price. */
export const marksOf = (orders: readonly Order[]): ChartMark[] =>
  orders.flatMap(({ id, side, fills }) =>
    fills.map(({ at, price }, index) => ({ id: `${id} ${index}`, time: at, price: Number(price), side })),
  );

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
