import { parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import { trailOf } from "#web/modules/order-form/read-fields.ts";
import { readNumber, type NumberProblem } from "#web/modules/order-form/read-number.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Quote, WireOrder } from "../api.ts";

export interface ExitFields {
  readonly quantity: string;
  readonly stopType: "price" | "trail";
  readonly stop: string;
  readonly trailUnit: "percent" | "amount";
  readonly trail: string;
  readonly target: string;
}

export type ExitField = "quantity" | "stop" | "trail" | "target";
export type ExitProblem = NumberProblem | "tooMany" | "stopAbove" | "targetBelow" | "trailTooWide";

export interface ReadExits {
  /** Null while a field has a problem, or neither a stop nor a target is set. */
  readonly order: WireOrder | null;
  readonly problems: Readonly<Partial<Record<ExitField, ExitProblem>>>;
  readonly isEmpty: boolean;
  readonly quantity: string | null;
  readonly stop: string | null;
  readonly target: string | null;
}

interface ExitTerms {
  readonly quote: Pick<Quote, "bid" | "ask">;
  /** What a new sale can take. */
  readonly sellable: string;
  readonly language: Language;
}

/** The widest trail is half the price. */
const WIDEST_PERCENT = 50;

const isTooWide = (trail: string, unit: ExitFields["trailUnit"], { bid }: ExitTerms["quote"]): boolean =>
  unit === "percent" ? Number(trail) > WIDEST_PERCENT : parseUsd(trail) * 2n > parseUsd(bid);

type Problems = Partial<Record<ExitField, ExitProblem>>;
type Values = Readonly<Record<ExitField, string | null>>;

function readValues(fields: ExitFields, language: Language): { values: Values; problems: Problems } {
  const problems: Problems = {};
  const read = (field: ExitField, decimals: number): string | null => {
    const result = readNumber(fields[field], language, decimals);
    if ("value" in result) return result.value;
    if (field === "quantity" || result.problem !== "empty") problems[field] = result.problem;
    return null;
  };
  const isTrail = fields.stopType === "trail";
  const values = {
    quantity: read("quantity", 8),
    stop: isTrail ? null : read("stop", 4),
    trail: isTrail ? read("trail", fields.trailUnit === "percent" ? 2 : 4) : null,
    target: read("target", 4),
  };
  return { values, problems };
}

/** What is wrong with values that are numbers. */
function outOfRange(
  { quantity, stop, trail, target }: Values,
  { trailUnit }: ExitFields,
  { quote, sellable }: ExitTerms,
): Problems {
  return {
    ...(quantity !== null && parseQuantity(quantity) > parseQuantity(sellable) && { quantity: "tooMany" }),
    ...(stop !== null && parseUsd(stop) >= parseUsd(quote.bid) && { stop: "stopAbove" }),
    ...(trail !== null && isTooWide(trail, trailUnit, quote) && { trail: "trailTooWide" }),
    ...(target !== null && parseUsd(target) <= parseUsd(quote.ask) && { target: "targetBelow" }),
  };
}

const orderOf = (quantity: string, { stop, trail, target }: Values, unit: ExitFields["trailUnit"]): WireOrder => ({
  type: "oco",
  quantity,
  ...(stop !== null && { stop_loss_price: stop }),
  ...(trail !== null && { trail: trailOf(trail, unit) }),
  ...(target !== null && { take_profit_price: target }),
  time_in_force: "gtc",
});

/** Exit legs as typed: a stop or a trail, a target, or both. */
export function readExits(fields: ExitFields, terms: ExitTerms): ReadExits {
  const { values, problems: unread } = readValues(fields, terms.language);
  const problems = { ...unread, ...outOfRange(values, fields, terms) };
  const { quantity, stop, trail, target } = values;
  const hasProblem = Object.keys(problems).length > 0;
  const hasExit = stop !== null || trail !== null || target !== null;
  const order = quantity !== null && hasExit && !hasProblem ? orderOf(quantity, values, fields.trailUnit) : null;
  return { order, problems, isEmpty: !hasExit && !hasProblem, quantity, stop, target };
}
