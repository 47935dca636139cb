import { discountNow, type Discount } from "@candlewise/domain/offers/discount";
import type { PriceTier } from "@candlewise/domain/offers/product";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

/** The price list of a learner: the given one if this is the first offer, or else that of the first. */
export async function pinTier(db: Queryable, userId: string, tier: PriceTier, now: Date): Promise<PriceTier> {
  const pinned = await findTier(db, userId);
  if (pinned !== undefined) return pinned;
  await sql`
    insert into offers_learner (user_id, tier, pinned_at) values (${userId}, ${tier}, ${now})
    on conflict (user_id) do nothing`.execute(db);
  return (await findTier(db, userId)) ?? tier;
}

async function findTier(db: Queryable, userId: string): Promise<PriceTier | undefined> {
  const { rows } = await sql<{ tier: PriceTier }>`
    select tier from offers_learner where user_id = ${userId}`.execute(db);
  return rows[0]?.tier;
}

interface DiscountRow extends Discount {
  readonly config_id: string;
}

/** The last discount that a learner was offered. */
export async function findDiscount(db: Queryable, userId: string): Promise<DiscountRow | null> {
  const { rows } = await sql<DiscountRow>`
    select discount_config_id as config_id, discount_offered_at as offered_at, discount_ends_at as ends_at
    from offers_learner where user_id = ${userId} and discount_config_id is not null`.execute(db);
  return rows[0] ?? null;
}

interface NewDiscount {
  readonly configId: string;
  readonly hours: number;
  readonly now: Date;
}

/** The end of a learner's discount, which begins now unless it is under way; null if there is none now. The price list must be pinned. */
export async function openDiscount(
  transaction: Transaction,
  userId: string,
  { configId, hours, now }: NewDiscount,
): Promise<Date | null> {
  await sql`select from offers_learner where user_id = ${userId} for update`.execute(transaction);
  const last = await findDiscount(transaction, userId);
  switch (discountNow(last, now)) {
    case "too_soon":
      return null;
    case "running":
      return last?.config_id === configId ? last.ends_at : null;
    case "begins": {
      const endsAt = new Date(now.getTime() + hours * 3_600_000);
      await sql`
        update offers_learner set discount_config_id = ${configId}, discount_offered_at = ${now}, discount_ends_at = ${endsAt}
        where user_id = ${userId}`.execute(transaction);
      return endsAt;
    }
  }
}
