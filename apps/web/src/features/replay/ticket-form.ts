import { divideDown, formatQuantity, parseUsd, UNIT } from "@candlewise/domain/simulator/money";
import { parseDecimal } from "#web/shared/i18n/parse-decimal.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { OrderWish, Replay } from "./api.ts";

export const ORDER_TYPES = ["market", "limit", "stop", "bracket"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
export type Side = OrderWish["side"];
export type Field = "quantity" | "limit" | "stop" | "target";

/** What stands in the ticket, as it was typed. */
export interface TicketForm extends Readonly<Record<Field, string>> {
  readonly side: Side;
  readonly type: OrderType;
}

export const EMPTY: TicketForm = { side: "buy", type: "market", quantity: "", limit: "", stop: "", target: "" };

const FIELDS = {
  market: ["quantity"],
  limit: ["quantity", "limit"],
  stop: ["quantity", "stop"],
  bracket: ["quantity", "stop", "target"],
} as const satisfies Record<OrderType, readonly Field[]>;

export const fieldsOf = ({ type }: Pick<TicketForm, "type">): readonly Field[] => FIELDS[type];

/** A bracket opens a position, and positions are bought. */
export const typesOf = (side: Side): readonly OrderType[] =>
  side === "buy" ? ORDER_TYPES : ORDER_TYPES.filter((type) => type !== "bracket");

export type Problem = "empty" | "invalid" | "decimals";

const PRICE_DECIMALS = 4;
const QUANTITY_DECIMALS = 8;

function read(text: string, language: Language, decimals: number): { value: string } | { problem: Problem } {
  const parsed = parseDecimal(text, language, PRICE_DECIMALS);
  if (parsed.kind === "empty") return { problem: "empty" };
  if (parsed.kind !== "decimal" || Number(parsed.value) <= 0) return { problem: "invalid" };
  const [whole = "", fraction = ""] = parsed.value.split(".");
  if (fraction.length > decimals) return { problem: "decimals" };
  return whole.length > 9 ? { problem: "invalid" } : { value: parsed.value };
}

export interface ReadTicket {
  /** Null while a field has a problem. */
  readonly wish: OrderWish | null;
  readonly problems: Readonly<Partial<Record<Field, Problem>>>;
}

/** Reads what was typed in a language, exactly, into an order as the server takes it. */
export function readTicket(form: TicketForm, language: Language): ReadTicket {
  const problems: Partial<Record<Field, Problem>> = {};
  const values: Record<Field, string> = { quantity: "", limit: "", stop: "", target: "" };
  for (const field of fieldsOf(form)) {
    const found = read(form[field], language, field === "quantity" ? QUANTITY_DECIMALS : PRICE_DECIMALS);
    if ("problem" in found) problems[field] = found.problem;
    else values[field] = found.value;
  }
  return {
    wish: Object.keys(problems).length > 0 ? null : { side: form.side, order: orderOf(form, values) },
    problems,
  };
}

function orderOf({ type }: TicketForm, { quantity, limit, stop, target }: Record<Field, string>): OrderWish["order"] {
  switch (type) {
    case "market":
      return { type, quantity };
    case "limit":
      return { type, quantity, limit_price: limit };
    case "stop":
      return { type, quantity, stop_price: stop };
    case "bracket":
      return { type, quantity, stop_loss_price: stop, take_profit_price: target };
  }
}

/** Left for spread, commission and the cash that a market order holds back above its price. */
const SPENDABLE = 97n;

/** A part of what can be bought with the free cash, in whole units where there is one, or of what is held. */
export function partOf({ account, ask }: Replay, side: Side, percent: bigint): string {
  if (side === "sell") {
    if (!account.position) return "0";
    const [whole = "0", fraction = ""] = account.position.free_quantity.split(".");
    const units = BigInt(whole + fraction.padEnd(QUANTITY_DECIMALS, "0"));
    return formatQuantity((units * percent) / 100n);
  }
  const cash = parseUsd(account.cash) - parseUsd(account.reserved);
  const units = divideDown(cash * SPENDABLE * percent * UNIT, parseUsd(ask) * 10_000n);
  return formatQuantity(units > UNIT ? units - (units % UNIT) : units);
}
