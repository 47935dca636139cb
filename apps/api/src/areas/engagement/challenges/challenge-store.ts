import type { DoneDay } from "@candlewise/domain/challenges/challenge";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

/** A challenge that a learner joined. */
export interface Joined {
  readonly challenge_id: string;
  readonly joined_at: Date;
  /** The claimed reward; null before. */
  readonly coins: number | null;
}

export interface StoredDay extends DoneDay {
  readonly challenge_id: string;
  readonly xp: number;
}

export async function listJoined(db: Queryable, userId: string): Promise<Joined[]> {
  const { rows } = await sql<Joined>`
    select challenge_id, joined_at, coins from challenges_joined
    where user_id = ${userId} order by joined_at, challenge_id`.execute(db);
  return rows;
}

/** All completed days of a learner, or those of one challenge. */
export async function listDone(db: Queryable, userId: string, challengeId: string | null = null): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select task_id as id, challenge_id, to_char(local_date, 'YYYY-MM-DD') as date, time_zone as zone, at, score, xp
    from challenges_done
    where user_id = ${userId} and (${challengeId}::text is null or challenge_id = ${challengeId})
    order by at, task_id`.execute(db);
  return rows;
}

export async function findJoined(db: Queryable, userId: string, challengeId: string): Promise<Joined | undefined> {
  return (await listJoined(db, userId)).find((joined) => joined.challenge_id === challengeId);
}

/** Joins a challenge once. */
export async function insertJoined(db: Queryable, userId: string, challengeId: string, now: Date): Promise<void> {
  await sql`
    insert into challenges_joined (user_id, challenge_id, joined_at) values (${userId}, ${challengeId}, ${now})
    on conflict do nothing`.execute(db);
}

/** Locks a learner's challenge until the transaction ends; undefined if it was not joined. */
export async function lockJoined(
  transaction: Transaction,
  userId: string,
  challengeId: string,
): Promise<Joined | undefined> {
  const { rows } = await sql<Joined>`
    select challenge_id, joined_at, coins from challenges_joined
    where user_id = ${userId} and challenge_id = ${challengeId} for update`.execute(transaction);
  return rows[0];
}

export async function insertDone(
  transaction: Transaction,
  userId: string,
  { id, challenge_id, date, zone, at, score, xp }: StoredDay,
): Promise<void> {
  await sql`
    insert into challenges_done (user_id, task_id, challenge_id, local_date, time_zone, at, score, xp)
    values (${userId}, ${id}, ${challenge_id}, ${date}, ${zone}, ${at}, ${score}, ${xp})`.execute(transaction);
}

export async function saveReward(
  transaction: Transaction,
  userId: string,
  { challengeId, coins, at }: { challengeId: string; coins: number; at: Date },
): Promise<void> {
  await sql`
    update challenges_joined set coins = ${coins}, rewarded_at = ${at}
    where user_id = ${userId} and challenge_id = ${challengeId}`.execute(transaction);
}
