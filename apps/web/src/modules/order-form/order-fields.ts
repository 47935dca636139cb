import type { OrderType, TimeInForce } from "@candlewise/domain/simulator/orders";

export type Side = "buy" | "sell";

/** What is in the form, as it was typed. */
export interface OrderFields {
  readonly side: Side;
  readonly type: OrderType;
  /** Unit of `amount`. */
  readonly unit: "units" | "dollars";
  readonly amount: string;
  readonly limit: string;
  /** Of a bracket: its stop loss. */
  readonly stop: string;
  readonly target: string;
  readonly trailUnit: "amount" | "percent";
  readonly trail: string;
  /** Of a bracket: enters at a limit instead of at the market. */
  readonly hasLimitEntry: boolean;
  readonly timeInForce: TimeInForce;
}

/** Fields that hold a number. */
export type NumberField = "amount" | "limit" | "stop" | "target" | "trail";

export const emptyFields = (side: Side, type: OrderType): OrderFields => ({
  side,
  type,
  unit: "units",
  amount: "",
  limit: "",
  stop: "",
  target: "",
  trailUnit: "percent",
  trail: "",
  hasLimitEntry: false,
  timeInForce: type === "market" ? "day" : "gtc",
});

const FIELDS = {
  market: ["amount"],
  limit: ["amount", "limit"],
  stop: ["amount", "stop"],
  stop_limit: ["amount", "stop", "limit"],
  trailing_stop: ["amount", "trail"],
  bracket: ["amount", "stop", "target"],
} as const satisfies Record<OrderType, readonly NumberField[]>;

/** The number fields of an order type, in reading order. */
export const numberFieldsOf = ({ type, hasLimitEntry }: OrderFields): readonly NumberField[] =>
  type === "bracket" && hasLimitEntry ? ["amount", "limit", "stop", "target"] : FIELDS[type];

/** The types available for a side: a bracket opens a position, and positions are bought. */
export const typesFor = (side: Side, types: readonly OrderType[]): readonly OrderType[] =>
  side === "buy" ? types : types.filter((type) => type !== "bracket");
