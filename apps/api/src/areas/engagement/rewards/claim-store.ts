import type { Claim, Prize } from "@candlewise/domain/engagement/rewards";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export type StoredClaim = Claim & Prize;

/** The claims of a learner's last calendar at most, latest first. */
export async function listClaims(db: Queryable, userId: string, limit: number): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select reward_id as id, to_char(local_date, 'YYYY-MM-DD') as date, time_zone as zone, at,
      coins, freezes, avatar_id as avatar, sheet_id as sheet
    from rewards_claim where user_id = ${userId} order by reward_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPrize(db: Queryable, userId: string, rewardId: number): Promise<Prize | null> {
  const { rows } = await sql<Prize>`
    select coins, freezes, avatar_id as avatar, sheet_id as sheet
    from rewards_claim where user_id = ${userId} and reward_id = ${rewardId}`.execute(db);
  return rows[0] ?? null;
}

export async function insertClaim(
  transaction: Transaction,
  userId: string,
  { id, date, zone, at, coins, freezes, avatar, sheet, source }: StoredClaim & { readonly source: string },
): Promise<void> {
  await sql`
    insert into rewards_claim (user_id, reward_id, local_date, time_zone, at, coins, freezes, avatar_id, sheet_id, source)
    values (${userId}, ${id}, ${date}, ${zone}, ${at}, ${coins}, ${freezes}, ${avatar}, ${sheet}, ${source})`.execute(
    transaction,
  );
}
