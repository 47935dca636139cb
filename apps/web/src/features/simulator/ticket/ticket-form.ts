import type { OrderType, TimeInForce } from "@candlewise/domain/simulator/orders";
import type { Side } from "../api.ts";

/** What stands in the ticket, as it was typed. */
export interface TicketForm {
  readonly side: Side;
  readonly type: OrderType;
  /** What `amount` counts. */
  readonly unit: "units" | "dollars";
  readonly amount: string;
  readonly limit: string;
  /** Of a bracket: where the loss is cut. */
  readonly stop: string;
  readonly target: string;
  readonly trailUnit: "amount" | "percent";
  readonly trail: string;
  /** Of a bracket: it is bought at a limit instead of at the market. */
  readonly hasLimitEntry: boolean;
  readonly timeInForce: TimeInForce;
}

/** Fields that hold a number. */
export type NumberField = "amount" | "limit" | "stop" | "target" | "trail";

export const emptyForm = (side: Side, type: OrderType): TicketForm => ({
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

/** The number fields of a form, in the order in which they are read. */
export const fieldsOf = ({ type, hasLimitEntry }: TicketForm): readonly NumberField[] =>
  type === "bracket" && hasLimitEntry ? ["amount", "limit", "stop", "target"] : FIELDS[type];

/** Types that a side offers: a bracket opens a position, and positions are bought. */
export const typesOf = (side: Side): readonly OrderType[] =>
  side === "buy"
    ? ["market", "limit", "stop", "stop_limit", "trailing_stop", "bracket"]
    : ["market", "limit", "stop", "stop_limit", "trailing_stop"];
