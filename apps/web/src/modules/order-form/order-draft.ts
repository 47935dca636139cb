import type { OrderType } from "@candlewise/domain/simulator/orders";
import type { NumberField, OrderFields } from "./order-fields.ts";
import type { Quote, ReadFields } from "./read-fields.ts";
import type { UnitKind } from "./units.ts";

/** What trading costs beyond the value at the middle of the market; US dollars. */
export interface Cost {
  readonly mid_price: string;
  readonly value: string;
  readonly spread: string;
  readonly slippage: string;
  readonly commission: string;
  readonly total_cost: string;
  readonly total_cost_percent: number;
}

export interface Preview {
  readonly cost: Cost;
  readonly reserved: string;
  readonly balance_after: string;
  /** What a purchase costs or a sale brings, commission included. */
  readonly total?: string;
  /** Of a sale. */
  readonly realized_profit?: string | null;
  /** The part of `balance_after` that no other order reserves. */
  readonly buying_power_after?: string;
  /** The largest quantity that such an order could have. */
  readonly max_quantity?: string;
  /** Units; all of them when absent. */
  readonly fills_at_once?: string;
  /** While the market is closed, the second of the open that the order waits for. */
  readonly opens_at?: number | null;
  /** Exit legs that give way to a sale. */
  readonly gives_way?: readonly unknown[];
}

export interface PreviewState<Shown extends Preview = Preview> {
  /** Of the current order, or of the one before while the new one is loading. */
  readonly preview: Shown | null;
  readonly error: unknown;
  /** The preview is not of the current order. */
  readonly isStale: boolean;
}

/** What an account can spend and sell now. */
export interface Available {
  /** US dollars. */
  readonly cash: string;
  /** Units of the instrument. */
  readonly quantity: string;
}

export interface Refusal {
  readonly text: string;
  /** Null: it is about the whole order. */
  readonly field: NumberField | null;
  /** The free plan does not include what was ordered. */
  readonly isFreeLimit?: boolean;
}

/** An order while it is written: what the parts of the form share. */
export interface OrderDraft {
  readonly fields: OrderFields;
  readonly read: ReadFields;
  readonly quote: Quote;
  readonly kind: UnitKind;
  /** Order types on offer for the side. */
  readonly types: readonly OrderType[];
  /** What a market order does in this market. */
  readonly aboutMarketOrder: string;
  /** Undefined while the account is loading. */
  readonly available: Available | undefined;
  readonly cost: PreviewState;
  /** An empty field is a problem only after the first attempt to submit. */
  readonly wasSubmitted: boolean;
  /** By the server: of the last attempt or of the preview, until the order is changed. */
  readonly refusal: Refusal | null;
  change: (changes: Partial<OrderFields>) => void;
}
