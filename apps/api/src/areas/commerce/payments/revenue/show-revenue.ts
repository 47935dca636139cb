import type { Revenue } from "@candlewise/contracts/payments/schemas";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { readBalances, readReturns } from "../ledger/ledger-store.ts";
import { readWaiting } from "../orders/order-store.ts";

const MONTH_MS = 30 * 86_400_000;

/** What operators see of the money: from the ledger and the subscriptions as they are now. */
export async function showRevenue(deps: PaymentsDependencies): Promise<Revenue> {
  const db = deps.database.kysely;
  const now = deps.clock.now();
  const since = new Date(now.getTime() - MONTH_MS);
  const [recurring, refunds, chargebacks, ledger, { waiting, oldest }, webhooks] = await Promise.all([
    deps.access.recurring(db, since),
    readReturns(db, "refund", since),
    readReturns(db, "chargeback", since),
    readBalances(db),
    readWaiting(db),
    readWebhooks(db),
  ]);
  return {
    as_of: now.toISOString(),
    is_test: deps.provider.kind === "sandbox",
    ...recurring,
    refunds,
    chargebacks,
    ledger,
    waiting_orders: waiting,
    oldest_waiting_at: oldest?.toISOString() ?? null,
    webhooks,
  };
}

async function readWebhooks(db: Queryable): Promise<Revenue["webhooks"]> {
  const { rows } = await sql<{ received: number; last_at: Date | null }>`
    select count(*) as received, max(received_at) as last_at from webhook_receipt
    where webhook = 'payments.solidgateEvent'`.execute(db);
  const [found] = rows;
  return { received: found?.received ?? 0, last_at: found?.last_at?.toISOString() ?? null };
}
