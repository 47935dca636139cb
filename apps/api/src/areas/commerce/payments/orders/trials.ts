import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { PaymentsDependencies } from "../dependencies.ts";

interface Whose {
  readonly userId: string;
  /** Not counted. */
  readonly exceptOrderId?: string;
}

/**
 * Whether a learner has had a trial, here or in an app store: one that was paid, whatever became of it since. A declined one is not used up,
 * nor one that we gave back ourselves because it came on top of another payment.
 */
export async function hadTrial(
  { access }: Pick<PaymentsDependencies, "access">,
  db: Queryable,
  { userId, exceptOrderId = "" }: Whose,
): Promise<boolean> {
  const { rows } = await sql`
    select from payments_order trial
    where user_id = ${userId} and trial_days is not null and paid_at is not null and order_id <> ${exceptOrderId}
      and not exists (
        select from payments_refund refund
        where refund.user_id = trial.user_id and refund.order_id = trial.order_id and refund.cause = 'paid_twice')
    limit 1`.execute(db);
  return rows.length > 0 || access.hadStoreTrial(db, userId);
}
