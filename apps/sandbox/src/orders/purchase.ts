import type { Database } from "../database.ts";
import { put } from "../database.ts";

export type OrderStatus =
  | "processing"
  | "3ds_verify"
  | "auth_ok"
  | "auth_failed"
  | "settle_ok"
  | "void_ok"
  | "refunded";
export type Method = "card" | "paypal-vault" | "apple-pay" | "google-pay";

/** An order as it is stored. */
export interface Purchase {
  readonly order_id: string;
  /** `form` may be tried again with another card; `api` and `renewal` may not. */
  readonly origin: "form" | "api" | "renewal";
  readonly customer_id: string;
  readonly email: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly product_id: string | null;
  readonly subscription_id: string | null;
  readonly status: OrderStatus;
  readonly card_token: string | null;
  /** In the address of the page on which the buyer confirms. */
  readonly verify_token: string | null;
  readonly return_url: string | null;
  readonly decline_code: string | null;
  readonly refunded: number;
  readonly disputed_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface StoredCard {
  readonly token: string;
  readonly customer_id: string;
  readonly method: Method;
  readonly behavior: string;
  readonly brand: string | null;
  readonly bin: string | null;
  readonly last4: string | null;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
}

export interface Movement {
  readonly id: string;
  readonly order_id: string;
  readonly operation: "pay" | "auth" | "recurring" | "refund" | "void" | "chargeback";
  readonly status: "success" | "fail" | "verify" | "processing";
  readonly amount: number;
  readonly currency: string;
  readonly created_at: number;
}

export const findPurchase = (database: Database, orderId: string) =>
  database.get<Purchase>("select * from purchase where order_id = :orderId", { orderId });

export const findCard = (database: Database, token: string) =>
  database.get<StoredCard>("select * from card where token = :token", { token });

export const movementsOf = (database: Database, orderId: string) =>
  database.all<Movement>("select * from movement where order_id = :orderId order by created_at, rowid", { orderId });

/** Not `insert or replace`, which would delete the row that movements refer to. */
export function savePurchase(database: Database, purchase: Purchase): void {
  const names = Object.keys(purchase);
  database.run(
    `insert into purchase (${names.join(", ")}) values (${names.map((name) => `:${name}`).join(", ")})
     on conflict (order_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
    purchase,
  );
}

export const saveCard = (database: Database, card: StoredCard) => put(database, "card", card);
export const saveMovement = (database: Database, movement: Movement) => put(database, "movement", movement);
