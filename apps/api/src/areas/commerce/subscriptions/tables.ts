import type { BillingPeriod, ProductKind } from "@candlewise/domain/offers/product";
import type {
  PendingAction,
  ProviderKind,
  SubscriptionState,
} from "@candlewise/domain/subscriptions/subscription-state";
import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface SubscriptionRow {
  user_id: string;
  subscription_id: string;
  provider: ProviderKind;
  provider_id: string;
  kind: ProductKind;
  product_id: string;
  next_product_id: string | null;
  next_amount_minor: number | null;
  state: SubscriptionState;
  pending_action: PendingAction;
  ends_now: boolean;
  currency: string;
  amount_minor: number;
  period_unit: BillingPeriod["unit"];
  period_count: number;
  started_at: Date;
  paid_until: Date;
  renews_at: Date | null;
  trial_ends_at: Date | null;
  had_trial: boolean;
  next_try_at: Date | null;
  updated_at: Date;
  ended_at: Date | null;
  recovered_at: Date | null;
  trial_reminded_at: Date | null;
  renewal_told_for: Date | null;
  look_at: Date | null;
  turn_at: Date | null;
}

type SubscriptionTables = {
  subscriptions_subscription: SubscriptionRow;
};

export const tables = (db: Queryable): Kysely<SubscriptionTables> => db.withTables<SubscriptionTables>();
