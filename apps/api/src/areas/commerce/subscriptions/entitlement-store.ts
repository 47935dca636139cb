import type { ProductKind } from "@candlewise/domain/offers/product";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** Whether a learner may use one of these products now. */
export async function ownsAnyOf(
  db: Queryable,
  userId: string,
  kinds: readonly ProductKind[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_entitlement
    where user_id = ${userId} and kind = any(${kinds}) and from_at <= ${now} and (until_at is null or until_at > ${now})
    limit 1`.execute(db);
  return rows.length > 0;
}
