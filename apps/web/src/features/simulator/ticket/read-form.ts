import { divideDown, formatQuantity, parseUsd, UNIT } from "@candlewise/domain/simulator/money";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { OrderRequest, Quote } from "../api.ts";
import { readNumber, type NumberProblem } from "../read-number.ts";
import { fieldsOf, type NumberField, type TicketForm } from "./ticket-form.ts";

export interface ReadForm {
  /** What would be sent; null while a field has a problem. */
  readonly order: OrderRequest | null;
  readonly problems: Readonly<Partial<Record<NumberField, NumberProblem>>>;
  /** Units the order is for, also where dollars were typed. */
  readonly quantity: string | null;
}

const DECIMALS = { quantity: 8, dollars: 4, percent: 2 } as const;
function decimalsOf(field: NumberField, form: TicketForm): number {
  if (field === "amount") return form.unit === "units" ? DECIMALS.quantity : DECIMALS.dollars;
  return field === "trail" && form.trailUnit === "percent" ? DECIMALS.percent : DECIMALS.dollars;
}

/** Units that a sum buys at a price, to 8 decimals and rounded down: never for more than the sum. Null at the price 0. */
export function unitsFor(dollars: string, price: string): string | null {
  const unit = parseUsd(price);
  return unit === 0n ? null : formatQuantity(divideDown(parseUsd(dollars) * UNIT, unit));
}

type Values = Partial<Record<NumberField, string>>;

/** The price that dollars are converted at: the one the order names, else what the other side of the market asks. */
function priceOf(form: TicketForm, values: Values, quote: Quote): string | undefined {
  if (fieldsOf(form).includes("limit")) return values.limit;
  if (form.type === "stop") return values.stop;
  return form.side === "buy" ? quote.ask : quote.bid;
}

/** Reads what was typed in a language, exactly, into an order as the server takes it. */
export function readForm(form: TicketForm, quote: Quote, language: Language): ReadForm {
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  const values: Values = {};
  for (const field of fieldsOf(form)) {
    const read = readNumber(form[field], language, decimalsOf(field, form));
    if ("problem" in read) problems[field] = read.problem;
    else values[field] = read.value;
  }
  const quantity = quantityOf(form, values, quote);
  if (values.amount !== undefined && quantity === "0") problems.amount = "zero";
  const isComplete = Object.keys(problems).length === 0;
  return { order: isComplete && quantity !== null ? orderOf(form, quantity, values) : null, problems, quantity };
}

function quantityOf(form: TicketForm, values: Values, quote: Quote): string | null {
  if (values.amount === undefined) return null;
  if (form.unit === "units") return values.amount;
  const price = priceOf(form, values, quote);
  return price === undefined ? null : unitsFor(values.amount, price);
}

function orderOf(form: TicketForm, quantity: string, values: Values): OrderRequest | null {
  const { limit, stop, target, trail } = values;
  const time_in_force = form.timeInForce;
  switch (form.type) {
    case "market":
      return { type: "market", quantity, time_in_force };
    case "limit":
      return limit === undefined ? null : { type: "limit", quantity, limit_price: limit, time_in_force };
    case "stop":
      return stop === undefined ? null : { type: "stop", quantity, stop_price: stop, time_in_force };
    case "stop_limit":
      if (stop === undefined || limit === undefined) return null;
      return { type: "stop_limit", quantity, stop_price: stop, limit_price: limit, time_in_force };
    case "trailing_stop":
      return trail === undefined
        ? null
        : { type: "trailing_stop", quantity, trail: trailOf(trail, form.trailUnit), time_in_force };
    case "bracket":
      if (stop === undefined || target === undefined) return null;
      return {
        type: "bracket",
        quantity,
        ...(limit !== undefined && { limit_price: limit }),
        stop_loss_price: stop,
        take_profit_price: target,
        time_in_force,
      };
  }
}

const trailOf = (value: string, unit: TicketForm["trailUnit"]) =>
  unit === "amount"
    ? ({ type: "amount", amount: value } as const)
    : ({ type: "percent", percent: Number(value) } as const);
