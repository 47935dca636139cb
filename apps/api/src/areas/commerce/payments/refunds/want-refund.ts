import { sql } from "kysely";
import { z } from "zod";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { CHARGE_LIMIT_MS } from "../orders/ask-times.ts";
import { tables, type RefundRow, type StoredOrder } from "../tables.ts";

export const RefundSchema = z.strictObject({ user_id: z.uuid(), order_id: z.string() });
/** Handled by `refundJob`. */
export const REFUND_JOB = { name: "payments.refund" } as const;

interface Wanted {
  readonly amountMinor: number;
  readonly cause: RefundRow["cause"];
  readonly reason: string;
}

/** Notes that something is to be given back, and lets a job do it. A repeat changes nothing while the first one is under way. */
export async function wantRefund(
  { jobs, clock }: Pick<PaymentsDependencies, "jobs" | "clock">,
  transaction: Transaction,
  { user_id, order_id, refunded_minor }: StoredOrder,
  { amountMinor, cause, reason }: Wanted,
): Promise<void> {
  const row = { user_id, order_id, before_minor: refunded_minor, amount_minor: amountMinor, cause, reason };
  await tables(transaction)
    .insertInto("payments_refund")
    .values({ ...row, asked_at: clock.now(), sent_at: null, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await jobs.enqueue(transaction, REFUND_JOB, { user_id, order_id }, { key: order_id, about: user_id });
}

export const findOpenRefund = (db: Queryable, userId: string, orderId: string): Promise<RefundRow | undefined> =>
  tables(db)
    .selectFrom("payments_refund")
    .selectAll()
    .where("user_id", "=", userId)
    .where("order_id", "=", orderId)
    .where("done_at", "is", null)
    .executeTakeFirst();

/** Takes the call that gives back what was noted; undefined while another one may be under way, or when nothing is open. */
export const takeRefund = (db: Queryable, userId: string, orderId: string, now: Date): Promise<RefundRow | undefined> =>
  tables(db)
    .updateTable("payments_refund")
    .set({ sent_at: now })
    .where("user_id", "=", userId)
    .where("order_id", "=", orderId)
    .where("done_at", "is", null)
    .where((row) =>
      row.or([row("sent_at", "is", null), row("sent_at", "<", new Date(now.getTime() - CHARGE_LIMIT_MS))]),
    )
    .returningAll()
    .executeTakeFirst();

export async function markRefunded(
  db: Queryable,
  { user_id, order_id, before_minor }: Pick<RefundRow, "user_id" | "order_id" | "before_minor">,
  now: Date,
): Promise<void> {
  await sql`update payments_refund set done_at = ${now}
    where user_id = ${user_id} and order_id = ${order_id} and before_minor = ${before_minor}`.execute(db);
}
