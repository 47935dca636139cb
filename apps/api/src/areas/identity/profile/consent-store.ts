import { sql, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

type ConsentTables = {
  profile_tour: { user_id: string; name: string; seen_at: Date };
  profile_terms: { user_id: string; version: string; accepted_at: Date };
};

const MOST_TOURS = 100;
const tables = (queryable: Queryable): Kysely<ConsentTables> => queryable.withTables<ConsentTables>();

export async function hasSeenTour(db: Queryable, userId: string, name: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("profile_tour")
    .select("name")
    .where("user_id", "=", userId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the user has already seen the maximum number of tours. */
export async function saveTour(db: Queryable, userId: string, name: string, now: Date): Promise<boolean> {
  await sql`insert into profile_tour (user_id, name, seen_at)
    select ${userId}::uuid, ${name}, ${now}::timestamptz
    where (select count(*) from profile_tour where user_id = ${userId}::uuid) < ${MOST_TOURS}::int
    on conflict do nothing`.execute(db);
  return hasSeenTour(db, userId, name);
}

/** The newest version that the user has accepted. */
export async function findAcceptedTerms(db: Queryable, userId: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom("profile_terms")
    .select("version")
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function saveAcceptedTerms(db: Queryable, userId: string, version: string, now: Date): Promise<void> {
  await tables(db)
    .insertInto("profile_terms")
    .values({ user_id: userId, version, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
