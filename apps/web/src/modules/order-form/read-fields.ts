import { divideDown, formatQuantity, parseUsd, UNIT } from "@candlewise/domain/simulator/money";
import type { Language } from "#web/shared/i18n/languages.ts";
import { numberFieldsOf, type NumberField, type OrderFields } from "./order-fields.ts";
import { readNumber, type NumberProblem } from "./read-number.ts";

/** US dollars for a unit, as the wire has them. */
export interface Quote {
  readonly bid: string;
  readonly ask: string;
}

type Trail =
  | { readonly type: "amount"; readonly amount: string }
  | { readonly type: "percent"; readonly percent: number };

/** An order as the server takes it, without its time in force. */
export type OrderTerms =
  | { readonly type: "market"; readonly quantity: string }
  | { readonly type: "limit"; readonly quantity: string; readonly limit_price: string }
  | { readonly type: "stop"; readonly quantity: string; readonly stop_price: string }
  | {
      readonly type: "stop_limit";
      readonly quantity: string;
      readonly stop_price: string;
      readonly limit_price: string;
    }
  | { readonly type: "trailing_stop"; readonly quantity: string; readonly trail: Trail }
  | {
      readonly type: "bracket";
      readonly quantity: string;
      readonly limit_price?: string;
      readonly stop_loss_price: string;
      readonly take_profit_price: string;
    };

export interface ReadFields {
  /** Null while a field has a problem. */
  readonly terms: OrderTerms | null;
  readonly problems: Readonly<Partial<Record<NumberField, NumberProblem>>>;
  /** Units of the order, also if dollars were typed. */
  readonly quantity: string | null;
}

const DECIMALS = { quantity: 8, dollars: 4, percent: 2 } as const;
function decimalsOf(field: NumberField, fields: OrderFields): number {
  if (field === "amount") return fields.unit === "units" ? DECIMALS.quantity : DECIMALS.dollars;
  return field === "trail" && fields.trailUnit === "percent" ? DECIMALS.percent : DECIMALS.dollars;
}

/** Units that a sum buys at a price, to 8 decimals and rounded down: never for more than the sum. Null at the price 0. */
export function unitsFor(dollars: string, price: string): string | null {
  const unit = parseUsd(price);
  return unit === 0n ? null : formatQuantity(divideDown(parseUsd(dollars) * UNIT, unit));
}

type Values = Partial<Record<NumberField, string>>;

/** The price at which dollars are converted: that of the order, else the ask for a buyer and the bid for a seller. */
function priceOf(fields: OrderFields, values: Values, quote: Quote): string | undefined {
  if (numberFieldsOf(fields).includes("limit")) return values.limit;
  if (fields.type === "stop") return values.stop;
  return fields.side === "buy" ? quote.ask : quote.bid;
}

/** Reads what was typed in a language, exactly. */
export function readFields(fields: OrderFields, quote: Quote, language: Language): ReadFields {
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  const values: Values = {};
  for (const field of numberFieldsOf(fields)) {
    const read = readNumber(fields[field], language, decimalsOf(field, fields));
    if ("problem" in read) problems[field] = read.problem;
    else values[field] = read.value;
  }
  const quantity = quantityOf(fields, values, quote);
  if (values.amount !== undefined && quantity === "0") problems.amount = "zero";
  const isComplete = Object.keys(problems).length === 0;
  return { terms: isComplete && quantity !== null ? termsOf(fields, quantity, values) : null, problems, quantity };
}

function quantityOf(fields: OrderFields, values: Values, quote: Quote): string | null {
  if (values.amount === undefined) return null;
  if (fields.unit === "units") return values.amount;
  const price = priceOf(fields, values, quote);
  return price === undefined ? null : unitsFor(values.amount, price);
}

function termsOf({ type, trailUnit }: OrderFields, quantity: string, values: Values): OrderTerms | null {
  const { limit, stop, target, trail } = values;
  switch (type) {
    case "market":
      return { type, quantity };
    case "limit":
      return limit === undefined ? null : { type, quantity, limit_price: limit };
    case "stop":
      return stop === undefined ? null : { type, quantity, stop_price: stop };
    case "stop_limit":
      if (stop === undefined || limit === undefined) return null;
      return { type, quantity, stop_price: stop, limit_price: limit };
    case "trailing_stop":
      return trail === undefined ? null : { type, quantity, trail: trailOf(trail, trailUnit) };
    case "bracket":
      if (stop === undefined || target === undefined) return null;
      return {
        type,
        quantity,
        ...(limit !== undefined && { limit_price: limit }),
        stop_loss_price: stop,
        take_profit_price: target,
      };
  }
}

export const trailOf = (value: string, unit: OrderFields["trailUnit"]): Trail =>
  unit === "amount" ? { type: "amount", amount: value } : { type: "percent", percent: Number(value) };
