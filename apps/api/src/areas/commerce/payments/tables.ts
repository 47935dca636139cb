import type { ProductKind } from "@candlewise/domain/offers/product";
import type { BillingPeriod } from "@candlewise/domain/offers/product";
import type { OrderStatus, PaymentMethod } from "@candlewise/domain/payments/order-status";
import type { Generated, Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface OrderRow {
  user_id: string;
  order_id: string;
  purpose: "purchase" | "renewal" | "card";
  status: OrderStatus;
  is_open: boolean;
  is_one_click: boolean;
  offer_id: string | null;
  pricing_id: string | null;
  product_id: string | null;
  kind: ProductKind | null;
  source: string | null;
  currency: string;
  total_minor: number;
  vat_country: string | null;
  /** A numeric, which the driver returns as text. */
  vat_percent: string | null;
  period_unit: BillingPeriod["unit"] | null;
  period_count: number | null;
  period_minor: number | null;
  trial_days: number | null;
  provider_product_id: string | null;
  country: string | null;
  wants_immediate_start: boolean;
  vat_number: string | null;
  vat_number_check: "form" | "register" | null;
  method: PaymentMethod | null;
  card_brand: string | null;
  card_last4: string | null;
  decline_code: string | null;
  verify_url: string | null;
  provider_subscription_id: string | null;
  refunded_minor: Generated<number>;
  ordered_at: Date;
  paid_at: Date | null;
  sent_at: Date | null;
  asks: Generated<number>;
  ask_at: Date | null;
}

/** An order as it is read. */
export type StoredOrder = {
  [Column in keyof OrderRow]: OrderRow[Column] extends Generated<infer T> ? T : OrderRow[Column];
};

export interface CardRow {
  user_id: string;
  card_id: string;
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  is_primary: boolean;
  added_at: Date;
}

export interface RefundRow {
  user_id: string;
  order_id: string;
  before_minor: number;
  amount_minor: number;
  cause: "withdrawal" | "operator" | "paid_twice";
  reason: string;
  asked_at: Date;
  sent_at: Date | null;
  done_at: Date | null;
}

type PaymentTables = {
  payments_order: OrderRow;
  payments_card: CardRow;
  payments_refund: RefundRow;
};

export const tables = (db: Queryable): Kysely<PaymentTables> => db.withTables<PaymentTables>();
