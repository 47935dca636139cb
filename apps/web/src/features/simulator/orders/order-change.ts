import { parseQuantity } from "@candlewise/domain/simulator/money";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Order, OrderChange } from "../api.ts";
import { readNumber } from "#web/modules/order-form/read-number.ts";

/** A field of an open order that may be changed; `amount` is its quantity. */
export type ChangeField = "amount" | "limit" | "stop" | "trail";

type Texts = Readonly<Partial<Record<ChangeField, string>>>;

/** Which fields an order lets one change. A bracket's stop and target are for what its entry buys. */
export function changedFields(order: Order): ChangeField[] {
  return [
    ...(order.parent_id === null ? (["amount"] as const) : []),
    ...(order.stop_price !== null && order.trail === null ? (["stop"] as const) : []),
    ...(order.limit_price === null ? [] : (["limit"] as const)),
    ...(order.trail === null ? [] : (["trail"] as const)),
  ];
}

const isDecimal = (text: string): text is `${number}` => /^\d+(?:\.\d+)?$/.test(text);

function valueOf(order: Order, field: ChangeField): string | null {
  const { trail } = order;
  const values = {
    amount: order.quantity,
    stop: order.stop_price,
    limit: order.limit_price,
    trail: trail && (trail.type === "amount" ? trail.amount : String(trail.percent)),
  };
  return values[field];
}

/** What stands in the fields before they are changed. */
export function fieldTexts(order: Order, write: (value: `${number}`) => string): Texts {
  const texts = changedFields(order).map((field) => {
    const value = valueOf(order, field) ?? "";
    return [field, isDecimal(value) ? write(value) : value] as const;
  });
  return Object.fromEntries(texts);
}

const DECIMALS = { amount: 8, stop: 4, limit: 4 } as const;

/** What is different from the order, and which fields cannot be read; null when nothing is different. */
export function changeOf(
  order: Order,
  texts: Texts,
  language: Language,
): { change: OrderChange | null; invalid: ChangeField[] } {
  const invalid: ChangeField[] = [];
  const change: OrderChange = {};
  for (const field of changedFields(order)) {
    const decimals = field === "trail" ? (order.trail?.type === "percent" ? 2 : 4) : DECIMALS[field];
    const read = readNumber(texts[field] ?? "", language, decimals);
    if ("problem" in read) invalid.push(field);
    else if (parseQuantity(read.value) !== parseQuantity(valueOf(order, field) ?? "0"))
      Object.assign(change, part(order, field, read.value));
  }
  return { change: Object.keys(change).length > 0 ? change : null, invalid };
}

function part(order: Order, field: ChangeField, value: string): OrderChange {
  switch (field) {
    case "amount":
      return { quantity: value };
    case "stop":
      return { stop_price: value };
    case "limit":
      return { limit_price: value };
    case "trail":
      return {
        trail:
          order.trail?.type === "percent"
            ? { type: "percent", percent: Number(value) }
            : { type: "amount", amount: value },
      };
  }
}
